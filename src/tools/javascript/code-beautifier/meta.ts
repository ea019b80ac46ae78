import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Code Beautifier',
  description:
    'Format or minify JavaScript, TypeScript, HTML, CSS, JSON, XML, YAML, SQL, PHP, Python, Go and more, in your browser.',
  keywords: [
    'code formatter',
    'pretty print code',
    'indent code',
    'beautify html',
    'beautify css',
    'python formatter',
    'format typescript',
    'scss formatter',
    'prettier online',
    'prettier',
    'ruff online',
    'xml formatter',
    'yaml formatter',
    'graphql formatter',
    'php formatter',
    'gofmt online',
    'jsx',
  ],
  icon: 'wand-sparkles',
  popularity: 2,
  opens: ['.ts', '.tsx', '.jsx', '.py', '.scss', '.less', '.php', '.go', '.graphql', '.gql'],
  related: [
    'javascript-formatter',
    'html-formatter',
    'css-formatter',
    'json-formatter',
    'sql-prettify',
    'xml-converter',
  ],
  alsoIn: ['development'],
});
