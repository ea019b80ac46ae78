import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the timer keep running in the background?',
    answer:
      'Yes. It works out the time left from your device’s clock, so a slow background tab, a reload or a sleeping laptop doesn’t lose time. The time left is in the tab’s title, and the alert plays from there too.',
  },
  {
    question: 'What happens if I close the page?',
    answer:
      'A closed page can’t ring, but the countdown goes on: open the page again to see the time left, or when it ended.',
  },
  {
    question: 'How do I count down to a date?',
    answer:
      'Choose Until a date, then the date, time and time zone. The page shows the days, hours, minutes and seconds left by the clock of that zone, whatever its summer time does. With Every Year it goes on to the same day next year: birthdays, Christmas, New Year. A date on 29 February falls on the 28th in other years.',
  },
  {
    question: 'Can I send someone a countdown?',
    answer:
      'Yes. Copy Link gives an address with the date, the zone and the label in it. Whoever opens it sees the same moment, wherever they are. What you typed stands behind the # of the address, which browsers send to no server.',
  },
  {
    question: 'Can I use my own alert sound?',
    answer:
      'Yes. Choose Your own file as the alert sound, then a sound file of up to 10 MB. It stays in your browser and plays for at most a minute; Reset or Start silences it.',
  },
  {
    question: 'Why don’t I hear anything?',
    answer:
      'Browsers mute a page until you click or press a key in it. After a reload, click anywhere once. Check the timer’s Volume and that the tab isn’t muted; Test Sound plays the chosen alert.',
  },
  {
    question: 'What does Auto Restart do?',
    answer:
      'At zero the countdown starts again with the same length, without a gap, and the alert plays every time: good for intervals, rounds and reminders. Each round is added to the history.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'Space starts and stops, R resets. They’re ignored while you type in a field, and Space on a button presses it as usual.',
  },
] satisfies Question[];
