import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random CSV',
  description:
    'Generate random CSV with a header: up to 20 rows and 10 columns, correctly quoted, with realistic values if you like.',
  keywords: ['csv generator', 'mock data', 'sample csv', 'spreadsheet', 'test data', 'comma separated'],
  icon: 'table',
  generator: true,
  related: ['random-tsv', 'csv-to-json', 'random-json', 'random-date'],
});
