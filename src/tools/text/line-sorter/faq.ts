import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are numbers inside lines sorted?',
    answer:
      'By their value: file2 comes before file10. That is called natural order, and it is used for alphabetical sorting. Numeric sorting looks only at the first number of each line, with its sign and decimals (the hyphen of Photo-2 is no sign), and puts lines without one at the end, also in reverse.',
  },
  {
    question: 'Where do letters with accents go?',
    answer:
      'Beside the plain letters, as in a dictionary: é between e and f. Upper and lower case count as the same unless Case Sensitive is on.',
  },
  {
    question: 'Do equal lines keep their order?',
    answer:
      'Yes. The sort is stable, so lines that are equal by the chosen measure stay in the order in which they came. Reverse turns the order round.',
  },
  {
    question: 'How many lines can it sort?',
    answer: 'A million and more. Long lists are sorted in the background while the page stays usable.',
  },
] satisfies Question[];
