import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Must the page stay open for the alarm to ring?',
    answer:
      'Yes. A web page can make a sound only while it is open, but it may be in a background tab or behind other windows. Keep the computer awake and its sound on. An alarm that fell due while the page was closed or the computer slept rings late if that is less than half an hour ago; otherwise the history says that it was missed.',
  },
  {
    question: 'Why does the alarm stay silent?',
    answer:
      'Browsers keep a page silent until it was clicked or a key was pressed in it. After opening or reloading the page click anywhere in it once, and use Test Alarm to hear how loud it is. If you forget, the alarm still shows, and is heard from your first click or key on.',
  },
  {
    question: 'Can background tabs delay the alarm?',
    answer:
      'Browsers slow down the timers of hidden tabs to once a minute. This alarm clock waits in a worker as well, which is not slowed down, and rings within a second of its minute. It never rings twice for the same minute.',
  },
  {
    question: 'What happens when the clocks change?',
    answer:
      'An alarm rings once on every day it is set for. At an hour that happens twice it rings the first time; at an hour that is skipped it rings when that time would have come without the change.',
  },
  {
    question: 'What are quick alarms?',
    answer:
      'The buttons +5, +10 and +15 min set an alarm that many minutes from now. It rings once, past midnight too, and then turns itself off.',
  },
  {
    question: 'Where are my alarms kept?',
    answer: 'In this browser only. They are there again when you open the page the next time, on this device.',
  },
] satisfies Question[];
