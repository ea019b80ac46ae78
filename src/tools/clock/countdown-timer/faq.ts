import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the timer go on in the background?',
    answer:
      'Yes. It computes what is left from the clock of your device, so a slow background tab, a reload or a sleeping laptop cannot make it lose time. The time left stands in the title of the tab, and the alert is heard from there too.',
  },
  {
    question: 'What happens if I close the page?',
    answer:
      'Nothing can ring in a closed page, but the countdown goes on: open the page again and it shows what is left, or that it ended meanwhile and when.',
  },
  {
    question: 'Why do I hear nothing?',
    answer:
      'Browsers keep a page silent until it was clicked or a key was pressed in it. After a reload click once anywhere. Check the Volume of the timer and that the tab is not muted; Test Sound plays the chosen alert.',
  },
  {
    question: 'What does Auto Restart do?',
    answer:
      'At zero the countdown starts over with the same length, without a gap, and the alert is played every time: for intervals, rounds and reminders. Each round is written into the history.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'Space starts and stops, R resets. They do nothing while you type in a field, and Space on a button presses that button as usual.',
  },
] satisfies Question[];
