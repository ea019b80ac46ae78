import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which version should I choose?',
    answer:
      'Version 4 unless you have a reason: it is 122 random bits and tells nothing. Version 1 carries the time at which it was made.',
  },
  {
    question: 'Does version 1 give away my network card?',
    answer:
      'No. The part that once held the hardware address is random here, with the bit set that says so, as RFC 9562 recommends.',
  },
  {
    question: 'Can two UUIDs be the same?',
    answer:
      'In theory. With version 4 you would have to make a billion a second for about 86 years to have an even chance of one repeat.',
  },
  {
    question: 'Is a UUID without dashes still valid?',
    answer: 'Most programs and databases read the 32 hex digits as well. The standard form has the dashes.',
  },
] satisfies Question[];
