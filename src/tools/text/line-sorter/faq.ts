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
    question: 'How do I sort by a column, or by a part of each line?',
    answer:
      'Set Compare By to Column, give its number (-1 is the last one) and the separator (nothing means spaces or tabs; quoted CSV cells are read whole). Or choose Regex: lines are sorted by what the pattern matches, or by its first group. Lines without one go last. Header Line keeps the first line on top.',
  },
  {
    question: 'Can I shuffle the same way twice?',
    answer: 'Yes. Enter a seed beside Randomize: the same lines with the same seed always come out in the same order.',
  },
  {
    question: 'Can I see only the lines that occur more than once?',
    answer:
      'Yes: Show has Only Repeated and Only Unrepeated. Counts writes how often each line occurs before it, and Most Frequent sorts by that.',
  },
  {
    question: 'How many lines can it sort?',
    answer: 'A million and more. Long lists are sorted in the background.',
  },
] satisfies Question[];
