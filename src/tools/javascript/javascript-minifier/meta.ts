import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JavaScript Minifier',
  description:
    'Make JavaScript smaller without changing how it runs, with Terser’s options, source maps, and sizes with Gzip and Brotli.',
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
    'terser online',
    'source map',
  ],
  icon: 'minimize-2',
  popularity: 2,
  related: ['javascript-formatter', 'javascript-obfuscator', 'css-minifier', 'html-minifier', 'json-minifier'],
});
