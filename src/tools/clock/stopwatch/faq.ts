import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does it keep time when the tab is in the background or closed?',
    answer:
      'Yes. It remembers when you pressed Start and computes the time from the clock of your device, so a slow tab, a reload, a closed window or a sleeping laptop cannot make it lose or gain time. Open the page again and it is still running. Only a change of the device clock itself would be noticed.',
  },
  {
    question: 'What does 24-Hour Format change?',
    answer:
      'The times of day: when you started, when each lap ended and when a countdown will end read 14:05:09 with it and 2:05:09 PM without. The measured time itself always counts hours upwards, past 24 to 100 and more, and never starts over.',
  },
  {
    question: 'What is the difference between lap time and total?',
    answer:
      'The lap time is what passed since the lap before it, the total is what passed since the start; pauses count in neither. From the second lap on the fastest and the slowest are marked. Copy and Download give all laps as columns that a spreadsheet understands.',
  },
  {
    question: 'How do I count down instead?',
    answer:
      'Enter hours, minutes and seconds and press Start Countdown. Start and Pause then act on the countdown, Reset leaves it. At zero it stops, plays the alert if Sound Alerts is on, and makes a phone vibrate. If you reloaded the page meanwhile, click anywhere in it once: browsers keep a page silent until then.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'S starts and stops, R resets, L takes a lap. They do nothing while you type in a field. A Reset or Clear Laps by mistake can be undone in the message that follows, and a stopwatch that was running then goes on as if nothing had happened.',
  },
  {
    question: 'How exact is it?',
    answer:
      'The time is taken in whole milliseconds at the moment your press reaches the page, and the display is redrawn with every picture of your screen. Your reaction time, about 200 milliseconds, is by far the larger error.',
  },
] satisfies Question[];
