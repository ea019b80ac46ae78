import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JavaScript Formatter',
  description: 'Beautify JavaScript, TypeScript and JSX: indentation, quotes, commas and comments as you like.',
  keywords: [
    'js beautifier',
    'prettier online',
    'prettier',
    'format js',
    'pretty print javascript',
    'typescript formatter',
    'jsx formatter',
    'unminify javascript',
    'indent code',
  ],
  icon: 'text-align-start',
  popularity: 2,
  opens: ['.js', '.mjs', '.cjs'],
  related: ['code-beautifier', 'javascript-minifier', 'javascript-console', 'css-formatter', 'html-formatter'],
});
