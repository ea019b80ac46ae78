import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the numbers truly random?',
    answer:
      'They come from your browser’s secure generator, which is seeded by the hardware and operating system and also used for encryption keys. Every number in the range is equally likely, both ends included, without rounding or modulo bias.',
  },
  {
    question: 'How do I draw lottery numbers or raffle tickets?',
    answer:
      'Set the range, say 1 to 49, Count 6, turn on Unique to avoid repeats, and choose Ascending under Sort if you like. Each press of Generate is a new draw, listed with its time.',
  },
  {
    question: 'What happens if I ask for more unique numbers than there are?',
    answer:
      'Count is reduced to what the range allows, and a note says so: from 1 to 10 there are only ten different whole numbers. With decimals there are more.',
  },
  {
    question: 'How large or small can the numbers be?',
    answer:
      'As large as you can type in 100 characters, negative ones too, with up to 10 decimals. They’re exact, even beyond 2^53.',
  },
  {
    question: 'Can I get the same numbers again?',
    answer:
      'Yes: enter a Seed. The same seed and settings make the same numbers on every device and on the command line. Use it for tests and demos; leave it empty for real draws. The history keeps the last 10 sets until you close the page.',
  },
] satisfies Question[];
