import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSV to JSON',
  description: 'Convert CSV to JSON or JSON Lines: delimiter and quotes detected, nested keys, leading zeros kept.',
  keywords: [
    'csv2json',
    'convert csv to json',
    'tsv to json',
    'excel to json',
    'csv parser',
    'spreadsheet to json',
    'csv to jsonl',
    'csv delimiter detector',
  ],
  icon: 'file-braces',
  popularity: 2,
  opens: ['.csv', '.tsv'],
  related: ['json-to-csv', 'json-formatter', 'json-validator', 'json-viewer', 'json-yaml', 'random-json'],
});
