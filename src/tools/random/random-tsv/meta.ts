import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random TSV',
  description:
    'Generate random tab-separated values with a header, up to 20 rows and 10 columns, ready to paste into a sheet.',
  keywords: ['tsv generator', 'tab separated', 'paste into excel', 'mock data', 'sample data'],
  icon: 'sheet',
  generator: true,
  related: ['random-csv', 'csv-to-json', 'random-json'],
});
