import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are some cells in quotes?',
    answer:
      'They contain a comma or a quote. RFC 4180 asks for quotes around such cells and for quotes inside them to be doubled, and importers that get this wrong are found this way.',
  },
  {
    question: 'What do the columns hold?',
    answer:
      'Each column keeps to one kind of value: words, whole numbers, decimals, true and false, or dates. Realistic Values adds names such as email and price.',
  },
  {
    question: 'Can I get more than 20 rows?',
    answer: 'On the page 20 is the limit. The command line of this project gives up to 10,000 with --rows.',
  },
  {
    question: 'How do I open it in a spreadsheet?',
    answer:
      'Download it, rename the ending to .csv and open it. Excel in some countries expects semicolons; use its text import and choose the comma.',
  },
] satisfies Question[];
