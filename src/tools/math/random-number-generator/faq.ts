import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the numbers truly random?',
    answer:
      'They come from the secure generator of your browser, which is seeded by the hardware and operating system and is the one used for encryption keys. Every number of the range is equally likely, both ends included: there is no rounding and no remainder trick that would favour some of them.',
  },
  {
    question: 'How do I draw lottery numbers or raffle tickets?',
    answer:
      'Set the range, say 1 to 49, Count 6, turn on Unique so that no number comes twice, and choose Ascending under Sort if you like. Each press of Generate is a draw of its own, listed with its time.',
  },
  {
    question: 'What happens if I ask for more unique numbers than there are?',
    answer:
      'Count is reduced to what the range holds, and the page says so: from 1 to 10 there are only ten different whole numbers. With decimals there are more.',
  },
  {
    question: 'How large or small may the numbers be?',
    answer:
      'As large as you can type in 100 characters, negative ones too, with up to 10 decimals. They are computed exactly, so nothing is lost beyond 2^53.',
  },
  {
    question: 'Can I get the same numbers again?',
    answer:
      'Yes: enter a Seed. The same seed and settings give the same numbers on every device, here and on the command line. That is for tests and demonstrations; leave it empty for real draws. The history keeps the last 10 sets until you close the page.',
  },
] satisfies Question[];
