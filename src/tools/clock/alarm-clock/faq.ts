import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the page have to stay open for the alarm to ring?',
    answer:
      'Yes. A web page can only make a sound while it’s open, but a background tab or hidden window is fine. Keep the computer awake and its sound on. If an alarm was due while the page was closed or the computer asleep, it rings up to half an hour late; after that the history lists it as missed.',
  },
  {
    question: 'Why does the alarm stay silent?',
    answer:
      'Browsers mute a page until you click or press a key in it. After opening or reloading, click anywhere once, and use Test Alarm to check the volume. If you forget, the alarm still shows, and sounds from your first click or key press.',
  },
  {
    question: 'Can background tabs delay the alarm?',
    answer:
      'Browsers slow down the timers of hidden tabs to once a minute. This one also uses a worker, which isn’t slowed down, and rings within a second of the set minute. It never rings twice for the same minute.',
  },
  {
    question: 'What happens when the clocks change?',
    answer:
      'An alarm rings once on each day it’s set for. If its time happens twice, it rings the first time; if its time is skipped, it rings when that time would have come without the change.',
  },
  {
    question: 'What are quick alarms?',
    answer:
      'The buttons +5, +10 and +15 min set an alarm that many minutes from now. It rings once, even past midnight, then turns itself off.',
  },
  {
    question: 'Can I use it as a clock beside the bed?',
    answer:
      'Yes. Fullscreen shows only the time and the next alarm, as large as the screen, and keeps the screen on where the browser can. Alarms ring there too; Escape leaves it.',
  },
  {
    question: 'Where are my alarms kept?',
    answer: 'Only in this browser. They are still there when you come back on this device.',
  },
] satisfies Question[];
