import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Formatter',
  description:
    'Format, beautify or minify JSON with exact numbers, sorted keys, a tree view and errors shown in place.',
  keywords: [
    'json beautifier',
    'pretty print json',
    'json minify',
    'json tree',
    'json lint',
    'format json online',
    'jq',
    'prettify json',
    'json editor',
    'json lines',
    'jsonl',
    'ndjson',
    'jsonc',
  ],
  icon: 'braces',
  popularity: 3,
  opens: ['.json', '.jsonc', '.jsonl', '.ndjson'],
  related: ['json-validator', 'json-viewer', 'json-minifier', 'json-diff-checker', 'json-yaml', 'json-to-csv'],
});
