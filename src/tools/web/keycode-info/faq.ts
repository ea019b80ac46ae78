import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between key and code?',
    answer:
      'key is what the key means right now: a, A, é or Enter, depending on layout and Shift. code is its place on the keyboard, named after the US layout: KeyQ is the first letter of the upper row even if it types A. Use key for text and letter shortcuts, code for games.',
  },
  {
    question: 'Should I still use which or keyCode?',
    answer:
      'No. Both are deprecated and differ between layouts; they’re shown because old code is full of them. In new code, use key or code.',
  },
  {
    question: 'Why aren’t some keys shown?',
    answer:
      'The system keeps a few for itself, such as Ctrl+W, Alt+Tab or the menu key, and pages never see them. All other keys are caught while no control has the focus, except Tab, which works as usual.',
  },
  {
    question: 'How do I write a keyboard shortcut?',
    answer:
      'Press it here: the condition is written for you, by key (what is typed) and by code (which key), with the modifiers that were down. By key, a sign such as ? asks for no Shift, since other keyboards type it without.',
  },
  {
    question: 'Is what I type recorded?',
    answer: 'No. The last ten keys are listed on the page while it is open; nothing is stored or sent.',
  },
] satisfies Question[];
