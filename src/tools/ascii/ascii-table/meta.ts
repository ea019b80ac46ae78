import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'ASCII Table',
  description: 'Build a plain text table for code or README: paste cells, pick a style, copy.',
  keywords: [
    'ascii table generator',
    'text table',
    'table builder',
    'plain text table',
    'box drawing',
    'csv to ascii table',
  ],
  icon: 'table',
  related: ['ascii-art-generator', 'csv-to-json', 'list-converter', 'markdown-html', 'html-table-generator'],
});
