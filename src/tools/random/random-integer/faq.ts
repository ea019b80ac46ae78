import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How large can the numbers be?',
    answer:
      'As large as you can type, up to 1,000 digits. The range is exact, not floating point, so numbers beyond 9,007,199,254,740,991 keep all their digits.',
  },
  {
    question: 'Why does my negative minimum become 0?',
    answer: 'Include Negative is off. Turn it on to draw below zero. A note tells you whenever a bound was raised.',
  },
  {
    question: 'How do I shuffle the numbers 1 to 50?',
    answer:
      'Set Min 1, Max 50, Count 50 and turn on Unique: you get each of them once, and every order is equally likely.',
  },
  {
    question: 'What does "Not enough unique integers" mean?',
    answer:
      'You asked for more different integers than there are between Min and Max. Lower Count, widen the range or turn Unique off.',
  },
] satisfies Question[];
