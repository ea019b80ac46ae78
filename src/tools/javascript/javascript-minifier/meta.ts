import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JavaScript Minifier',
  description: 'Make JavaScript smaller without changing how it runs, and see how much you save.',
  keywords: [
    'minify js',
    'compress javascript',
    'uglify',
    'terser',
    'js compressor',
    'shrink script',
    'remove comments from javascript',
    'mangle variables',
    'js minifier',
    'uglify js',
  ],
  icon: 'minimize-2',
  popularity: 2,
  related: ['javascript-formatter', 'javascript-obfuscator', 'css-minifier', 'html-minifier', 'json-minifier'],
});
