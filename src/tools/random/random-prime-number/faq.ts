import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is every prime in the range equally likely?',
    answer:
      'Yes. Numbers are tried in random order. Taking the next prime after a random number, as is often done, would favor primes after a large gap.',
  },
  {
    question: 'How sure is it that the numbers are prime?',
    answer:
      'Below 3 × 10²³ it is certain. Above that the Miller–Rabin and Lucas tests (Baillie–PSW) are used together; no known composite number passes them.',
  },
  {
    question: 'What if the range has too few primes?',
    answer:
      'Every number in the range is checked, then an error says there aren’t enough. You never get the same prime twice.',
  },
  {
    question: 'Can I use these primes for RSA keys?',
    answer: 'Better not: keys need more than random primes. Use a key generator, which makes the whole pair.',
  },
] satisfies Question[];
