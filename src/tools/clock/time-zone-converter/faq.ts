import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is daylight saving time taken into account?',
    answer:
      'Yes, for the date you enter, not for today. The rules come from your browser’s copy of the IANA time zone database, with past and planned changes. New York and London are usually 5 hours apart, but 4 for a few weeks in March and one in autumn, and the converter knows exactly when.',
  },
  {
    question: 'What happens to a time that the clocks skip?',
    answer:
      'When clocks go forward an hour doesn’t exist: in New York there is no 2:30 on 8 March 2026. The converter tells you how the clocks change and reads the time as if they hadn’t changed yet: 3:30.',
  },
  {
    question: 'And a time that happens twice?',
    answer:
      'When clocks go back, an hour happens twice. The converter uses the earlier one, tells you so, and lets you choose the later one.',
  },
  {
    question: 'How do I read the difference?',
    answer:
      'It’s how far the target’s clocks are ahead of the source’s at that moment: +5:30 means five and a half hours ahead, -3:00 three hours behind.',
  },
  {
    question: 'What is the difference between UTC, GMT and London time?',
    answer:
      'UTC is the reference for all zones and never changes. GMT is the name of the time zone at offset zero. London uses GMT only in winter; in summer it is an hour ahead, at UTC+1:00.',
  },
] satisfies Question[];
