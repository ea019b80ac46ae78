import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSV to JSON',
  description: 'Convert CSV to JSON with quoted cells, any delimiter, nested keys and leading zeros kept.',
  keywords: ['csv2json', 'convert csv to json', 'tsv to json', 'excel to json', 'csv parser', 'spreadsheet to json'],
  icon: 'file-braces',
  popularity: 2,
  opens: ['.csv', '.tsv'],
  related: ['json-to-csv', 'json-formatter', 'json-validator', 'json-viewer', 'json-yaml', 'random-json'],
});
