import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does it keep time when the tab is in the background or closed?',
    answer:
      'Yes. It remembers when you pressed Start and works out the time from your device’s clock, so a slow tab, a reload, a closed window or a sleeping laptop doesn’t matter. Open the page again and it’s still running. Only changing the device’s clock affects it.',
  },
  {
    question: 'What does 24-Hour Format change?',
    answer:
      'The times of day: when you started, when each lap ended and when a countdown will end. On, they read 14:05:09; off, 2:05:09 PM. The measured time always counts up, past 24 and 100 hours.',
  },
  {
    question: 'What is the difference between lap time and total?',
    answer:
      'Lap time is the time since the previous lap, total the time since the start; neither counts pauses. From the second lap on, the fastest and slowest are marked. Copy and Download save all laps as columns for a spreadsheet.',
  },
  {
    question: 'Can I time several people at once?',
    answer:
      'Yes, up to twelve. Add Stopwatch starts a list: give each a name, start and pause it by its own button, or all together with Start All and Pause All. Each has laps of its own; Show puts one on the large display.',
  },
  {
    question: 'How do I count down instead?',
    answer:
      'Enter hours, minutes and seconds and press Start Countdown. Start and Pause then control the countdown, and Reset exits it. At zero it stops, plays the alert if Sound Alerts is on, and vibrates on a phone. If you reloaded the page, click anywhere in it once: browsers mute a page until then.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'S starts and stops, R resets, L takes a lap. They’re ignored while you type in a field. An accidental Reset or Clear Laps can be undone in the message that appears; a stopwatch that was running then carries on as if nothing had happened.',
  },
  {
    question: 'How exact is it?',
    answer:
      'To the millisecond at which your press reaches the page; the display updates with every frame of your screen. Your reaction time, about 200 milliseconds, is by far the larger error.',
  },
] satisfies Question[];
