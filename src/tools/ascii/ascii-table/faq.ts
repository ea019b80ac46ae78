import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I paste cells from Excel, Google Sheets or LibreOffice?',
    answer:
      'Yes. Copy the cells there, click the cell here that should be the top left one, and paste. Rows and columns are added as needed. On the command line, use a CSV or TSV file.',
  },
  {
    question: 'Why do tables with Chinese, Japanese or emoji come out crooked elsewhere?',
    answer:
      'Those characters are two columns wide in a monospaced font, but many tools count one. Here each is counted at its Unicode width, so the borders line up.',
  },
  {
    question: 'Which style should I choose?',
    answer:
      'Simple and Grid use only ASCII and work anywhere, even in source comments and old terminals. Compact is the smallest. Fancy and Unicode use box-drawing characters, which look best in a terminal or a code block.',
  },
  {
    question: 'How do I use the table in Markdown or a README?',
    answer:
      'Put it between two lines of three backticks. It is then shown in a monospaced font with every space kept; without them the columns fall apart.',
  },
  {
    question: 'Can it read a table that is drawn already?',
    answer:
      'Yes. Paste a file with a table in any of its styles, also behind comment signs such as # or //, and it becomes cells again: so Markdown turns into LaTeX, or a README’s table into a new style. Cells that were wrapped come back as one row for each line.',
  },
] satisfies Question[];
