import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are there four lengths?',
    answer:
      'A family emoji is 1 character to a reader, 5 code points, 8 UTF-16 units (its length in JavaScript and Java) and 18 bytes in UTF-8. Which one a limit counts depends on who set it: a form field often counts units, a database column bytes.',
  },
  {
    question: 'What counts as a special character?',
    answer:
      'Everything that is neither a letter, a digit nor white space, in any script: punctuation, signs, currency and emoji.',
  },
  {
    question: 'Are capital and small letters counted apart in the frequency?',
    answer:
      'Yes, each character as it stands. The most frequent comes first; characters that occur equally often follow the order in which they first appear.',
  },
  {
    question: 'What is in the download?',
    answer:
      'string-analysis.json holds every figure and the frequency of each character, as shown on the page, ready for a program to read.',
  },
  {
    question: 'Does Space Count include tabs and line breaks?',
    answer:
      'Yes, it counts every white space character. A Windows line break, which is two code points, counts as one character.',
  },
] satisfies Question[];
