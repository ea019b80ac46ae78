import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Viewer',
  description: 'Edit HTML, CSS and JavaScript with a live, sandboxed preview, and save them as one page.',
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
