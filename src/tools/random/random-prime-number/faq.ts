import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is every prime of the range equally likely?',
    answer:
      'Yes. Numbers are tried in random order. Taking the next prime after a random number, as is often done, would favour primes that follow a large gap.',
  },
  {
    question: 'How sure is it that the numbers are prime?',
    answer:
      'Below 3 × 10²³ it is certain. Above that the Miller–Rabin and Lucas tests (Baillie–PSW) are used together; no composite number is known that passes them.',
  },
  {
    question: 'What if the range has too few primes?',
    answer:
      'You get the message that there are not enough, after every number of the range has been looked at. The same prime is never given twice.',
  },
  {
    question: 'Can I use these primes for RSA keys?',
    answer:
      'Only without a seed, and better not at all: keys need more than random primes. Use a key generator, which makes the whole pair.',
  },
] satisfies Question[];
