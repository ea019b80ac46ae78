import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which cost should I choose?',
    answer:
      'The highest your servers can handle per login: 10 is the usual lower end, 12 a good choice today. Each step doubles the work, for you and for anyone guessing. The estimate next to the slider is measured on this device.',
  },
  {
    question: 'Why is the hash different every time for the same password?',
    answer:
      'Each hash contains a new random 16-byte salt, so equal passwords look different and precomputed hash tables are useless. Compare reads the salt from the hash and checks whether the password matches.',
  },
  {
    question: 'What is the difference between $2a$, $2b$ and $2y$?',
    answer:
      'The result is the same: they mark versions of implementations that once had bugs with long passwords or with characters beyond ASCII. $2b$ is the current one, PHP and Apache write $2y$, older libraries $2a$. Compare accepts all three.',
  },
  {
    question: 'Can a bcrypt hash be decrypted?',
    answer:
      'No. It is one-way: the only way back is to try passwords one by one, and the cost makes each try slow. A short or common password can still be found.',
  },
  {
    question: 'Does bcrypt use the whole password?',
    answer:
      'It uses the first 72 bytes of the UTF-8 text and ignores the rest: you are told when that happens. Letters beyond ASCII take two to four bytes each.',
  },
] satisfies Question[];
