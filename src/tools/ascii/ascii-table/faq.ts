import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I paste cells from Excel, Google Sheets or LibreOffice?',
    answer:
      'Yes. Copy the cells there, click the cell here that shall be the upper left one, and paste. Rows and columns are added as needed. On the command line a CSV or TSV file does the same.',
  },
  {
    question: 'Why do tables with Chinese, Japanese or emoji come out crooked elsewhere?',
    answer:
      'Because such characters take two columns in a monospaced font, and many tools count them as one. Here each is counted by the width that Unicode gives it, so that the borders stay in line.',
  },
  {
    question: 'Which style should I choose?',
    answer:
      'Simple and Grid use nothing but ASCII and are safe anywhere, in source comments and old terminals too. Compact takes the least room. Fancy and Unicode use box-drawing characters, which look best in a terminal or a code block.',
  },
  {
    question: 'How do I use the table in Markdown or a README?',
    answer:
      'Put it between two lines of three backticks. Then it is shown in a monospaced font with every blank kept; without them the columns fall apart.',
  },
] satisfies Question[];
