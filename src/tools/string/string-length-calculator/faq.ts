import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are there four lengths?',
    answer:
      'A family emoji is 1 character to a reader, 5 code points, 8 UTF-16 units (its length in JavaScript and Java) and 18 bytes in UTF-8. Which one a limit means depends on who set it: form fields often count units, database columns bytes.',
  },
  {
    question: 'What counts as a special character?',
    answer: 'Anything except letters, digits and white space, in any script: punctuation, symbols, currency and emoji.',
  },
  {
    question: 'Does the frequency list count upper and lower case separately?',
    answer: 'Yes. The most frequent character comes first; ties are in order of first appearance.',
  },
  {
    question: 'What is in the download?',
    answer:
      'string-analysis.json contains all the numbers and the frequency of each character, in a form programs can read.',
  },
  {
    question: 'Does Space Count include tabs and line breaks?',
    answer:
      'Yes, it counts every white space character. A Windows line break, which is two code points, counts as one character.',
  },
] satisfies Question[];
