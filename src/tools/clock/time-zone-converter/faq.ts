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
  {
    question: 'How do I find a time that suits everyone?',
    answer:
      'Add their cities to the board and correct the working hours where they aren’t 9–18 (22-6 runs over midnight). “Best for all” lists the half hours in which everyone is at work, or else the times that trouble people least, and who would be early, late or asleep. Press one to move the column there.',
  },
  {
    question: 'Which places can I search for?',
    answer:
      'About 400 cities, every time zone of your browser, abbreviations (IST lists India, Ireland and Israel), and offsets such as UTC+5:30. Copy as text gives a line per place, .ics a calendar file that every calendar shows by its own clock, and the link carries the whole board.',
  },
] satisfies Question[];
