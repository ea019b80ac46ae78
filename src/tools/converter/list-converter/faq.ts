import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I make a list for an SQL query?',
    answer:
      'Paste the values one per line, choose Quote: Single and keep the separator. The result can stand inside IN ( ). A quote inside a value is doubled, as SQL and CSV ask for.',
  },
  {
    question: 'How do I use a tab or a line break as separator?',
    answer: 'Write \\t for a tab and \\n for a line break. Any other text, of any length, is taken as it is.',
  },
  {
    question: 'Does Line to List understand quotes?',
    answer:
      'Yes. With the kind of quote chosen, a separator inside quotes does not split an item, a doubled quote is one, and the quotes are taken off, as are the prefix and the suffix where an item has them.',
  },
  {
    question: 'Are blank lines kept?',
    answer:
      'With Trim on they are left out, and a note says how many. With Trim off every line is an item exactly as it stands, spaces included.',
  },
  {
    question: 'In which order are items sorted?',
    answer:
      'As a dictionary would, without regard to capitals, and with numbers by their value: item 2 comes before item 10. Reverse turns the list around after that.',
  },
] satisfies Question[];
