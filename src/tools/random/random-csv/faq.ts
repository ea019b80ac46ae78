import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are some cells in quotes?',
    answer:
      'They contain a comma or a quote. RFC 4180 requires quotes around such cells and doubled quotes inside them, so you can find importers that get this wrong.',
  },
  {
    question: 'What do the columns contain?',
    answer:
      'Each column has one kind of value: words, whole numbers, decimals, true and false, or dates. Realistic Values adds names such as email and price.',
  },
  {
    question: 'Can I get more than 20 rows?',
    answer: 'Not on the page. With localkit on the command line you get up to 10,000 with --rows.',
  },
  {
    question: 'How do I open it in a spreadsheet?',
    answer:
      'Download it, rename it to .csv and open it. Excel in some countries expects semicolons; use its text import and choose comma.',
  },
  {
    question: 'Can I choose the fields myself?',
    answer:
      'Yes: choose Own fields and set name, type and arguments of each in the form, or write one per line under Text, such as name: full name or plan: one of(free 60, pro 30), or paste a JSON Schema. The records come as JSON, JSON Lines, CSV, TSV, XML or SQL inserts, up to 10,000 at once.',
  },
] satisfies Question[];
