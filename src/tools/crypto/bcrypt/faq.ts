import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which cost should I choose?',
    answer:
      'The highest your servers can bear for one login: 10 is the usual lower end, 12 a good choice today. Each step doubles the work, for you and for whoever tries to guess. The estimate beside the slider is measured on this device.',
  },
  {
    question: 'Why is the hash different every time for the same password?',
    answer:
      'Each hash holds a new random salt of 16 bytes, so that equal passwords cannot be recognised and tables of ready-made hashes are useless. Compare reads the salt from the hash and finds out whether the password fits.',
  },
  {
    question: 'What is the difference between $2a$, $2b$ and $2y$?',
    answer:
      'Nothing in the result: they mark versions of implementations that once had bugs with long passwords or with characters beyond ASCII. $2b$ is today’s mark, PHP and Apache write $2y$, older libraries $2a$. Compare takes all three.',
  },
  {
    question: 'Can a bcrypt hash be decrypted?',
    answer:
      'No. It is one-way: the only way back is to try passwords one by one, and the cost makes each try slow. A short or common password is found all the same.',
  },
  {
    question: 'Does bcrypt use the whole password?',
    answer:
      'It uses the first 72 bytes of the UTF-8 text and ignores the rest: you are told when that happens. Letters beyond ASCII take two to four bytes each.',
  },
] satisfies Question[];
