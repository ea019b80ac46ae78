import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do the bits have to be in groups of eight?',
    answer:
      'No. White space is ignored, so bytes, half bytes or one long row of bits all work. If every group has exactly seven bits, each is read as one 7-bit ASCII character.',
  },
  {
    question: 'What happens to bits that don’t fill a byte?',
    answer:
      'You get an error that says how many are left over: a digit was lost or doubled somewhere, and everything after it would be wrong.',
  },
  {
    question: 'Does it read more than English letters?',
    answer:
      'Yes. The bytes are read as UTF-8, so 11000011 10101001 is é and four bytes can be an emoji. Bytes that aren’t UTF-8 are shown in hexadecimal and can be saved as a file.',
  },
  {
    question: 'How do I read one byte myself?',
    answer:
      'From the right the bits are worth 1, 2, 4, 8, 16, 32, 64 and 128. Add those that are 1: 01001000 is 64 + 8 = 72, which is H in the ASCII table.',
  },
] satisfies Question[];
