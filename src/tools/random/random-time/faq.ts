import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can the end time come up?',
    answer:
      'Yes. With seconds, an end of 17:00 includes the whole minute up to 17:00:59. On the command line an end of 17:00:30 stops at that second.',
  },
  {
    question: 'How is midnight written with AM and PM?',
    answer: 'Midnight is 12:00 AM and noon is 12:00 PM, as is usual in the United States.',
  },
  {
    question: 'Can the range go past midnight?',
    answer:
      'Not in one go: a start after the end is an error. Generate from the start to 23:59 and from 00:00 to the end instead.',
  },
  {
    question: 'Is every minute equally likely?',
    answer: 'Yes. Without seconds, each minute in the range has the same chance; with them, each second.',
  },
] satisfies Question[];
