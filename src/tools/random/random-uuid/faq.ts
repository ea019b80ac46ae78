import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which version should I choose?',
    answer:
      'Version 4 unless you have a reason: it’s 122 random bits and reveals nothing. Version 1 contains its creation time.',
  },
  {
    question: 'Does version 1 reveal my network card?',
    answer:
      'No. The part that used to be the hardware address is random here, with the bit set that says so, as RFC 9562 recommends.',
  },
  {
    question: 'Can two UUIDs be the same?',
    answer:
      'Only in theory. With version 4, you’d need a billion per second for about 86 years for an even chance of one repeat.',
  },
  {
    question: 'Is a UUID without dashes still valid?',
    answer: 'Most programs and databases also accept the 32 hex digits. The standard form has dashes.',
  },
] satisfies Question[];
