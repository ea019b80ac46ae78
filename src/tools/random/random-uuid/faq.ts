import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which version should I choose?',
    answer:
      'Version 4 unless you have a reason: it’s 122 random bits and reveals nothing. Versions 1, 6 and 7 contain their creation time. For keys of a database take version 7: it sorts by time, so new rows go to the end of the index.',
  },
  {
    question: 'Do versions 1 and 6 reveal my network card?',
    answer:
      'No. The part that used to be the hardware address is random here, with the bit set that says so, as RFC 9562 recommends.',
  },
  {
    question: 'What is the difference between version 6 and 7?',
    answer:
      'Version 6 has the fields of version 1 with the time’s highest digits first, for systems that come from version 1. Version 7 has Unix milliseconds and 74 random bits. Both sort by time; those of one press sort in the order they are listed.',
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
