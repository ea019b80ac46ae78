import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between key and code?',
    answer:
      'key is what the key means at this moment: a, A, é or Enter, depending on layout and Shift. code is which key it is on the keyboard, named after the American layout: KeyQ is the first letter of the upper row even where it writes A. Use key for text and shortcuts by letter, code for games.',
  },
  {
    question: 'Should I still use which or keyCode?',
    answer:
      'No. Both are deprecated and differ between layouts; they are shown because old code is full of them. New code reads key or code.',
  },
  {
    question: 'Why are some keys not shown?',
    answer:
      'The system keeps a few for itself, such as Ctrl+W, Alt+Tab or the key that opens its menu, and no page hears of them. Every other key is caught while no control has the focus, except Tab, which leads on as always.',
  },
  {
    question: 'Is what I type recorded?',
    answer: 'No. The last ten keys are listed on the page while it is open, and nothing is stored or sent.',
  },
] satisfies Question[];
