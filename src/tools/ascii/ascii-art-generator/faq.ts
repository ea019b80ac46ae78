import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which fonts are there?',
    answer:
      'Every font that comes with FIGlet for JavaScript, more than 300 of them, from Standard, Big and Slant to ANSI Shadow, Doom and 3D ones. Each font loads from this site only when you choose it.',
  },
  {
    question: 'Why does the art look broken where I pasted it?',
    answer:
      'It needs a monospaced font and all its spaces. In Markdown, put it between two lines of three backticks; in HTML, in a pre element; in email or chat, use Download Image instead.',
  },
  {
    question: 'Why is a character missing?',
    answer:
      'Most fonts only have ASCII letters, digits and symbols. An accented letter is drawn without its accent, a lowercase letter as a capital if need be, and anything else, such as an emoji, is left out. A note tells you which.',
  },
  {
    question: 'How do I put a banner into a program or a script?',
    answer:
      'Copy Text and paste it as a raw or multi-line string. Backslashes need care: use a raw string in Python or C#, a quoted here-document in a shell, or String.raw in JavaScript.',
  },
  {
    question: 'What does the width do?',
    answer:
      'It sets how many columns the art can use; 80 is a classic terminal. Words that don’t fit move to the next line. Only a single word wider than the whole width is cut.',
  },
] satisfies Question[];
