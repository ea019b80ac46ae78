import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Minifier',
  description:
    'Minify CSS without losing anything: white space and comments go, and at higher levels values and equal rules get shorter too.',
  keywords: [
    'compress css',
    'css compressor',
    'minify stylesheet',
    'css optimizer',
    'reduce css size',
    'merge css rules',
    'cssnano',
    'clean-css',
  ],
  icon: 'file-archive',
  popularity: 2,
  related: ['css-formatter', 'html-minifier', 'javascript-minifier', 'code-beautifier'],
});
