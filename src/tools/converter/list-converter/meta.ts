import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'List Converter',
  description:
    'Turn a column of items into one line and back: separator, quotes, prefix, suffix, sort, trim and remove duplicates.',
  keywords: [
    'list to line',
    'comma separated',
    'join lines',
    'split list',
    'sql in list',
    'column to csv',
    'delimiter',
    'lines to commas',
    'comma separated list',
  ],
  icon: 'list',
  related: ['line-sorter', 'remove-duplicate-lines', 'case', 'csv-to-json', 'text-formatter'],
  alsoIn: ['text'],
});
