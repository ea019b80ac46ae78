import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Minifier',
  description:
    'Minify HTML with its CSS and JavaScript: white space, comments, quotes, attributes, optional tags. The result is checked to be the same page.',
  keywords: ['minify html', 'compress html', 'html compressor', 'shrink html', 'remove whitespace', 'optimize html'],
  icon: 'minimize-2',
  related: ['html-formatter', 'css-minifier', 'javascript-minifier', 'html-viewer', 'html-to-markdown'],
});
