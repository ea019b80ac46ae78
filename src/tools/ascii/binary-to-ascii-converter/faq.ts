import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do the bits have to be in groups of eight?',
    answer:
      'No. White space is ignored, so that bytes, half bytes or one long row of bits all work. Only where every group has exactly seven bits is each taken as one character of 7-bit ASCII.',
  },
  {
    question: 'What happens to bits that make no whole byte?',
    answer:
      'They are an error, and the message says how many are left over: a digit was lost or doubled somewhere, and everything after it would come out wrong.',
  },
  {
    question: 'Does it read more than English letters?',
    answer:
      'Yes. The bytes are read as UTF-8, of which ASCII is the first part, so that 11000011 10101001 gives é and four bytes can give an emoji. Bytes that are no UTF-8 are shown in hexadecimal and offered as a file.',
  },
  {
    question: 'How do I read one byte by hand?',
    answer:
      'From the right the bits are worth 1, 2, 4, 8, 16, 32, 64 and 128. Add those that are 1: 01001000 is 64 + 8 = 72, which is H in the ASCII table.',
  },
] satisfies Question[];
