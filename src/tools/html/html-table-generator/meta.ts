import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Table Generator',
  description:
    'Build an accessible HTML table: edit cells in place, paste from a spreadsheet, style it, and export plain CSS or Tailwind.',
  keywords: ['table maker', 'html table builder', 'excel to html table', 'tailwind table', 'css table', 'table code'],
  icon: 'table',
  related: ['html-viewer', 'html-formatter', 'csv-to-json', 'markdown-html', 'flexbox-generator'],
});
