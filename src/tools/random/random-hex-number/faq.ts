import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How many bits is a hex digit?',
    answer: 'Four. 8 digits are 32 bits, 16 are 64 and 32 are 128 bits, the size of a UUID.',
  },
  {
    question: 'How do I make a random color?',
    answer: 'Use 6 digits and put a # in front. All 16,777,216 colors are equally likely.',
  },
  {
    question: 'Should I use this for keys?',
    answer:
      'Use Random Bytes for keys. This tool takes a seed for repeatable test data, and anyone who knows the seed gets the same numbers.',
  },
] satisfies Question[];
