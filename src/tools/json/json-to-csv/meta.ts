import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON to CSV',
  description:
    'Convert JSON or JSON Lines to CSV or Excel: nested values flattened, arrays as rows, columns picked and ordered, exact numbers.',
  keywords: [
    'json2csv',
    'convert json to csv',
    'json to excel',
    'json to tsv',
    'flatten json',
    'json to spreadsheet',
    'jsonl to csv',
    'ndjson to csv',
    'json to xlsx',
    'unwind array',
  ],
  icon: 'file-spreadsheet',
  popularity: 2,
  related: ['csv-to-json', 'json-formatter', 'json-validator', 'json-path-finder', 'json-viewer', 'random-csv'],
});
