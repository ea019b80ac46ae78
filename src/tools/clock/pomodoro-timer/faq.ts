import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the Pomodoro technique?',
    answer:
      'Work for 25 minutes on one thing, rest for 5, and after four such sessions rest for 15. The fixed rhythm makes it easier to begin, keeps interruptions out and makes you stop before you are tired. All three lengths can be changed here.',
  },
  {
    question: 'Does it keep time in a background tab?',
    answer:
      'Yes. The timer knows when the phase ends and computes what is left from the clock of your device, so browsers that slow down hidden tabs cannot delay it. The time left stands in the title of the tab. A reload, or closing the page by mistake, loses nothing.',
  },
  {
    question: 'What happens at the end of a session?',
    answer:
      'The alert sound plays, a message says which phase begins, and the next phase starts by itself: a long break after every fourth session, otherwise a short one, and work after a break. In the last ten seconds a large countdown shows. If a whole cycle passes with nobody there, it stops.',
  },
  {
    question: 'How do I get notifications?',
    answer:
      'Press Enable Notifications once and allow them in the browser. Without that the page never asks. Notifications come from the page itself, so it must stay open; nothing is sent to any server.',
  },
  {
    question: 'What do Productivity Mode and Background Sound do?',
    answer:
      'Productivity Mode hides everything but the clock and your next task and keeps the screen awake while the timer runs. Background Sound is a soft, even noise during work, computed by your browser, as loud as the Volume says.',
  },
  {
    question: 'When do the statistics start over?',
    answer:
      'At midnight of your own time zone. Sessions, breaks and the minutes worked are of today; the daily goal and your tasks stay. Everything is kept in this browser only.',
  },
] satisfies Question[];
