import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Table Generator',
  description:
    'Make a table: type, paste a spreadsheet, merge cells, sort. Take it as HTML (CSS, Tailwind, Bootstrap, mail), Markdown, CSV or LaTeX.',
  keywords: [
    'table maker',
    'html table builder',
    'excel to html table',
    'tailwind table',
    'css table',
    'table code',
    'merge cells',
    'markdown table',
    'latex table',
    'bootstrap table',
  ],
  icon: 'table',
  related: ['html-viewer', 'html-formatter', 'csv-to-json', 'markdown-html', 'flexbox-generator'],
});
