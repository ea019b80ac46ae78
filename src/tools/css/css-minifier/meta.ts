import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Minifier',
  description:
    'Minify CSS without losing anything: nesting, layers, container queries and fallbacks stay, only white space and comments go.',
  keywords: ['compress css', 'css compressor', 'minify stylesheet', 'css optimizer', 'reduce css size'],
  icon: 'file-archive',
  popularity: 2,
  related: ['css-formatter', 'html-minifier', 'javascript-minifier', 'code-beautifier'],
});
