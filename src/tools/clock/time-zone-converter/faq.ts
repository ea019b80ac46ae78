import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is daylight saving time taken into account?',
    answer:
      'Yes, for the date you enter and not for today. The rules of each zone come from your browser, which carries the IANA time zone database with past and planned changes. New York and London are usually 5 hours apart, but 4 for a few weeks in March and one in autumn, and the converter says so for exactly those dates.',
  },
  {
    question: 'What happens to a time that the clocks skip?',
    answer:
      'When clocks go forward an hour does not exist: in New York there is no 2:30 on 8 March 2026. The converter tells you, says from what to what the clocks go, and reads it as if they had not been changed yet, 3:30.',
  },
  {
    question: 'And a time that happens twice?',
    answer:
      'When clocks go back an hour happens twice. The converter takes the earlier one and says so; a choice then appears to take the later one instead.',
  },
  {
    question: 'How is the difference to be read?',
    answer:
      'It is how far the clocks of the target zone are ahead of those of the source at that moment: +5:30 means five and a half hours ahead, -3:00 three hours behind.',
  },
  {
    question: 'What is the difference between UTC, GMT and London time?',
    answer:
      'UTC is the reference all zones are counted from and never changes. GMT is the name of the time zone at offset zero. London has GMT in winter only; in summer it is an hour ahead, at UTC+1:00.',
  },
] satisfies Question[];
