import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Markdown Viewer',
  description:
    'Write and read Markdown side by side: toolbar, live preview, your own CSS, drafts kept in this browser, export to HTML.',
  keywords: [
    'markdown editor',
    'md viewer',
    'readme preview',
    'live markdown',
    'gfm',
    'open md file',
    'markdown reader',
    'markdown preview',
    'md',
    'latex formulas',
    'print markdown',
  ],
  icon: 'book-open-text',
  popularity: 2,
  opens: ['.md', '.markdown', '.mdown'],
  related: ['markdown-html', 'html-to-markdown', 'text-editor', 'html-viewer', 'word-counter'],
});
