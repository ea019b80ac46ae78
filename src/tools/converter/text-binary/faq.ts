import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does one character sometimes become several bytes?',
    answer:
      'Text is written as UTF-8, as on the web. English letters take one byte, most other letters two or three, and emoji four or more.',
  },
  {
    question: 'How does binary have to be grouped to be read back?',
    answer:
      'Any way: bytes, half bytes, or all bits in one row. Spaces, line breaks, commas and a 0b before a group are skipped. If every group has seven bits, each is read as one ASCII character.',
  },
  {
    question: 'What if bits are missing?',
    answer:
      'A byte has eight bits. If some are left over at the end, or there is anything but 0 and 1, the error says what and where.',
  },
  {
    question: 'What if the bytes aren’t text?',
    answer: 'They are shown in hexadecimal and can be saved as a file.',
  },
] satisfies Question[];
