import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Set Rows and Columns, then click a cell of the preview and type, or paste a table from a spreadsheet into it.',
    'Alignment, spacing, borders, colors and the rest change the preview at once.',
    'Choose Vanilla for plain HTML and CSS, or Tailwind for utility classes.',
    'Copy or download the HTML and the CSS.',
  ],
});
