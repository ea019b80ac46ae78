import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does one character sometimes give several bytes?',
    answer:
      'Text is written as UTF-8, as on the web. English letters take one byte, most other letters two or three, and emoji four or more.',
  },
  {
    question: 'How must binary be grouped to be read back?',
    answer:
      'In any way: bytes, half bytes, or all bits in one row. Spaces, line breaks, commas and a 0b before a group are skipped. Where every group has seven bits, each is taken as one ASCII character.',
  },
  {
    question: 'What does it say when bits are missing?',
    answer:
      'A byte has eight bits. If some are left over at the end, or if there is anything but 0 and 1, the message says what and where instead of guessing.',
  },
  {
    question: 'What if the bytes are no text?',
    answer: 'Then they are shown in hexadecimal and offered as a file, instead of as garbled text.',
  },
] satisfies Question[];
