import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I paste a table from Excel or Google Sheets?',
    answer:
      'Yes. Click the cell where it should start and paste: the cells are filled from there, and rows and columns are added as needed. Nothing is uploaded.',
  },
  {
    question: 'How do I edit a cell?',
    answer:
      'Click it in the preview and type; Tab goes to the next one. An empty cell is written with its placeholder, Header 1 or Cell 1,1, until you fill it.',
  },
  {
    question: 'What makes the table accessible?',
    answer:
      'Header cells are th elements with scope="col" inside a thead, the caption is a caption element, and body rows are in a tbody, so screen readers can name the column of every cell. A responsive table scrolls in a box that the keyboard can reach.',
  },
  {
    question: 'How do I merge cells?',
    answer:
      'Click a cell, then Cell and “Merge with the right” or “Merge with the one below”; Split takes it apart again. Markdown and CSV have no merged cells: the text stands in the first one there.',
  },
  {
    question: 'Can I start from Markdown, CSV, JSON or an HTML page?',
    answer:
      'Yes. Press Import and paste it, or open a file: the format is recognized. Merged cells, the caption and the alignment of columns come along where the format has them.',
  },
  {
    question: 'Which CSS framework should I choose?',
    answer:
      'Vanilla writes plain HTML with a small style sheet that works anywhere. Tailwind writes utility classes into the HTML and needs no style sheet, but your project must use Tailwind CSS 3.1 or later. Bootstrap writes classes of Bootstrap 5.3. Inline styles put everything into each cell, which is what programs for mail need.',
  },
  {
    question: 'Which colors do zebra stripes and the hover effect use?',
    answer:
      'They are mixed from your cell background and a little of your cell text color, so the text stays readable on light and dark tables.',
  },
] satisfies Question[];
