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
      'A job at a fixed time that falls into the skipped hour runs as soon as the clocks have gone forward, and one in the repeated hour runs once. A job whose minute or hour begins with a star follows the clock. That is the rule of cron: Quartz, AWS and systemd skip what falls into the skipped hour, and of a repeated hour Quartz takes the second, systemd the first. Such runs are marked.',
  },
  {
    question: 'Does cron know seconds, L, W or #?',
    answer:
      'The cron of Linux and of most systems does not: those belong to Quartz, Spring and some cloud services. They are read here all the same, and a note says whose rules were taken. Format chooses another.',
  },
  {
    question: 'How do I tell Quartz, AWS and Spring apart?',
    answer:
      'Quartz has seconds first and may end with a year; AWS has no seconds and ends with a year. Both count weekdays from 1, Sunday, and want a ? for the day or the weekday. Spring and node-cron have seconds first and count weekdays from 0. L is the last day, 15W the workday nearest to the 15th, 6L the last and 6#3 the third of a weekday.',
  },
  {
    question: 'Can I check a timer of systemd?',
    answer:
      'Yes: paste what stands behind OnCalendar=, such as Mon..Fri *-*-* 09:00 or *-*~01 23:59, or the whole line. Words such as weekly and quarterly work, and so does a zone at the end. The answers were compared with those of systemd-analyze calendar.',
  },
] satisfies Question[];
