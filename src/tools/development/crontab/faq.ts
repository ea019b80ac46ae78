import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the five fields of a cron expression mean?',
    answer:
      'Minute (0–59), hour (0–23), day of the month (1–31), month (1–12 or JAN–DEC) and weekday (0–7 or SUN–SAT, 0 and 7 are Sunday). A star means every value, 1-5 a range, 1,15 a list and */10 every tenth.',
  },
  {
    question: 'Why does my job run on more days than I thought?',
    answer:
      'If both the day of the month and the weekday are set, cron runs when either of them fits: 0 0 13 * 5 is every 13th and every Friday. Only where one of the two begins with a star must both fit.',
  },
  {
    question: 'How do I run a job every 15 minutes or every two weeks?',
    answer:
      'Every 15 minutes is */15 * * * *. Every two weeks cannot be said in cron, for it knows nothing of the run before: run it weekly and let the command check the number of the week.',
  },
  {
    question: 'What happens when the clocks change?',
    answer:
      'A job at a fixed time that falls into the skipped hour runs as soon as the clocks have gone forward, and one in the repeated hour runs once. A job whose minute or hour begins with a star follows the clock. Such runs are marked.',
  },
  {
    question: 'Does cron know seconds, L, W or #?',
    answer:
      'The cron of Linux and of most systems does not: those belong to Quartz, Spring and some cloud services. An expression with six fields is refused here, with the reason.',
  },
] satisfies Question[];
