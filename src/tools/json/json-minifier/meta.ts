import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Minifier',
  description: 'Minify JSON: white space, comments, escapes, numbers, and short keys with a map.',
  keywords: [
    'minify json',
    'compress json',
    'json compressor',
    'remove json comments',
    'shorten json keys',
    'uglify json',
    'minify json lines',
  ],
  icon: 'shrink',
  popularity: 1,
  related: ['json-formatter', 'json-validator', 'json-viewer', 'json-to-csv', 'javascript-minifier', 'html-minifier'],
});
