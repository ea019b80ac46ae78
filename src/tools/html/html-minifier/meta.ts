import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Minifier',
  description:
    'Minify HTML safely: white space, comments, boolean attributes, doctype and optional tags, then checked to be the same page.',
  keywords: ['minify html', 'compress html', 'html compressor', 'shrink html', 'remove whitespace', 'optimize html'],
  icon: 'minimize-2',
  related: ['html-formatter', 'css-minifier', 'javascript-minifier', 'html-viewer', 'html-to-markdown'],
});
