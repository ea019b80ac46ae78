import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the five fields of a cron expression mean?',
    answer:
      'Minute (0–59), hour (0–23), day of the month (1–31), month (1–12 or JAN–DEC) and weekday (0–7 or SUN–SAT, 0 and 7 are Sunday). A star means every value, 1-5 a range, 1,15 a list and */10 every tenth.',
  },
  {
    question: 'Why does my job run on more days than I expected?',
    answer:
      'If both the day of the month and the weekday are set, cron runs when either matches: 0 0 13 * 5 is every 13th and every Friday. Both must match only if one of them starts with a star.',
  },
  {
    question: 'How do I run a job every 15 minutes or every two weeks?',
    answer:
      'Every 15 minutes is */15 * * * *. Cron can’t do every two weeks, because it doesn’t remember the previous run: run it weekly and let the command check the week number.',
  },
  {
    question: 'What happens when the clocks change?',
    answer:
      'A fixed-time job in the skipped hour runs right after the clocks go forward; one in the repeated hour runs once. A job whose minute or hour starts with a star follows the clock. These are cron’s rules: Quartz, AWS and systemd skip runs in the skipped hour, and in a repeated hour Quartz uses the second, systemd the first. Such runs are marked.',
  },
  {
    question: 'Does cron support seconds, L, W or #?',
    answer:
      'Cron on Linux and most systems doesn’t: those belong to Quartz, Spring and some cloud services. They work here anyway, and a note says whose rules were used. Format lets you choose others.',
  },
  {
    question: 'How do I tell Quartz, AWS and Spring apart?',
    answer:
      'Quartz has seconds first and can end with a year; AWS has no seconds and ends with a year. Both count weekdays from 1, Sunday, and need a ? for the day or the weekday. Spring and node-cron have seconds first and count weekdays from 0. L is the last day, 15W the workday nearest to the 15th, 6L the last and 6#3 the third of a weekday.',
  },
  {
    question: 'Can I check a systemd timer?',
    answer:
      'Yes: paste what comes after OnCalendar=, such as Mon..Fri *-*-* 09:00 or *-*~01 23:59, or the whole line. Words such as weekly and quarterly work, and so does a time zone at the end. Results were checked against systemd-analyze calendar.',
  },
] satisfies Question[];
