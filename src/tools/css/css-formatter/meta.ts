import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Formatter',
  description:
    'Beautify CSS: consistent indentation or one line per rule, with optional comment removal and safe property sorting.',
  keywords: [
    'css beautifier',
    'pretty print css',
    'unminify css',
    'sort css properties',
    'format stylesheet',
    'tidy css',
  ],
  icon: 'braces',
  popularity: 2,
  opens: ['.css'],
  related: ['css-minifier', 'code-beautifier', 'html-formatter', 'javascript-formatter'],
});
