import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the Pomodoro technique?',
    answer:
      'Work on one thing for 25 minutes, rest for 5, and after four sessions rest for 15. The rhythm makes it easier to start, shields you from interruptions and stops you before you’re tired. You can change all three lengths.',
  },
  {
    question: 'Does it keep time in a background tab?',
    answer:
      'Yes. The timer knows when the phase ends and works out the time left from your device’s clock, so slowed-down tabs don’t delay it. The time left is in the tab’s title. Reloading or closing the page by mistake loses nothing.',
  },
  {
    question: 'What happens at the end of a session?',
    answer:
      'The alert sound plays, a message says which phase begins, and the next phase starts by itself: a long break after every fourth session, otherwise a short one, and work after a break. Settings can let breaks or work wait for a press, and bring the long break after 2 to 10 sessions. The last ten seconds are counted down in large digits. If a whole cycle passes with nobody there, it stops.',
  },
  {
    question: 'How do I get notifications?',
    answer:
      'Press Enable Notifications once and allow them in the browser. The page never asks otherwise. Notifications come from the page itself, so keep it open; nothing is sent to a server.',
  },
  {
    question: 'What do Productivity Mode and Background Sound do?',
    answer:
      'Productivity Mode hides everything but the clock and your next task and keeps the screen awake while the timer runs. Background Sound is brown noise, rain or a ticking clock during work, made by your browser, at the set Volume.',
  },
  {
    question: 'Can I see where my time went?',
    answer:
      'Yes. Every finished work session is logged with the task it was spent on, and drawn by day, week, month or task. The log keeps the last 5,000 sessions in this browser. CSV and JSON save it as a file; Import reads such a file back, on another device too, and takes no session twice.',
  },
  {
    question: 'When do the statistics reset?',
    answer:
      'At midnight in your time zone. Sessions, breaks and minutes worked count for today; the daily goal and your tasks stay. Everything is kept in this browser only.',
  },
] satisfies Question[];
