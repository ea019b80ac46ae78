import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Viewer',
  description:
    'Edit HTML, CSS and JavaScript, in tabs or three panes, with a live, sandboxed preview, format them, add libraries and save one page.',
  keywords: [
    'html editor',
    'html preview',
    'live html',
    'css playground',
    'javascript playground',
    'run html',
    'code pen',
    'jsfiddle',
    'open html file',
  ],
  icon: 'app-window',
  popularity: 2,
  related: [
    'html-formatter',
    'html-minifier',
    'javascript-console',
    'markdown-viewer',
    'responsive-test',
    'html-editor',
  ],
});
