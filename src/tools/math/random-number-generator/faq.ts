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
      'Set the range, say 1 to 49, Count 6, turn on Unique to avoid repeats, and choose Ascending under Sort if you like. Exclude leaves out numbers and ranges, such as 13, 40-45. Each press of Generate is a new draw, listed with its time.',
  },
  {
    question: 'How do I roll dice?',
    answer:
      'Choose Dice and write them as games do: 3d6+2 is three dice of six sides and two more, d20 one of twenty, d% one of a hundred. 4d6kh3 keeps the highest three of four, 2d20kl1 the lowest of two, 4d6d1 drops the lowest; 4dF are Fate dice, from -1 to 1. Dice that don’t count stand in brackets. Choose Coin for heads or tails.',
  },
  {
    question: 'How do I pick a winner from a list?',
    answer:
      'Choose From a list and paste the names, one to a line. Unique draws nobody twice, so a Count as long as the list shuffles it. With Weights, a number at the end of an entry says how many tickets it has: “Ada 3” is three times as likely as “Ben 1”, and 0 is never drawn.',
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
