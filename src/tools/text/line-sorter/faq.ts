import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are numbers inside lines sorted?',
    answer:
      'By value: file2 comes before file10 (natural order, used for alphabetical sorting). Numeric sorting only uses the first number in each line, with sign and decimals (the hyphen in Photo-2 isn’t a sign). Lines without a number go last, even in reverse.',
  },
  {
    question: 'Where do letters with accents go?',
    answer:
      'With the plain letters, as in a dictionary: é between e and f. Upper and lower case count as the same unless Case Sensitive is on.',
  },
  {
    question: 'Do equal lines keep their order?',
    answer: 'Yes. The sort is stable, so equal lines stay in their original order. Reverse flips the order.',
  },
  {
    question: 'How many lines can it sort?',
    answer: 'A million and more. Long lists are sorted in the background.',
  },
] satisfies Question[];
