import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON to CSV',
  description:
    'Convert JSON objects or JSON Lines to CSV with nested values flattened, exact numbers and safe quoting.',
  keywords: [
    'json2csv',
    'convert json to csv',
    'json to excel',
    'json to tsv',
    'flatten json',
    'json to spreadsheet',
    'jsonl to csv',
    'ndjson to csv',
  ],
  icon: 'file-spreadsheet',
  popularity: 2,
  related: ['csv-to-json', 'json-formatter', 'json-validator', 'json-path-finder', 'json-viewer', 'random-csv'],
});
