import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Set Rows and Columns, then click a cell of the preview and type, or paste a table from a spreadsheet into it.',
    'The buttons above the table add, move, sort and delete rows and columns, and merge cells.',
    'Choose Vanilla for plain HTML and CSS, Tailwind or Bootstrap for their classes, or inline styles for mail.',
    'Copy or download the HTML and the CSS, or take the table as Markdown, CSV or LaTeX.',
  ],
});
