import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Formatter',
  description:
    'Format and indent HTML with its scripts and styles, fix broken tags, and optionally remove comments or inline styles.',
  keywords: [
    'html beautifier',
    'pretty print html',
    'indent html',
    'html tidy',
    'prettier',
    'clean html',
    'format code',
  ],
  icon: 'list-indent-increase',
  popularity: 1,
  opens: ['.html', '.htm'],
  related: ['html-minifier', 'html-viewer', 'code-beautifier', 'css-formatter', 'html-to-markdown'],
});
