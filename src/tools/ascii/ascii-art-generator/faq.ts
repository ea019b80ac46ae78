import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which fonts are there?',
    answer:
      'Every font that comes with FIGlet for JavaScript, more than 300 of them, from Standard, Big and Slant to ANSI Shadow, Doom and 3D ones. A font is fetched from this site when you choose it, and not before.',
  },
  {
    question: 'Why does the art look broken where I pasted it?',
    answer:
      'It needs a monospaced font and all its blanks. In Markdown put it between two lines of three backticks; in HTML into a pre element; in mail or chat use Download Image instead.',
  },
  {
    question: 'Why is a character missing?',
    answer:
      'Most fonts have only the letters, digits and signs of ASCII. An accented letter is then drawn without its accent, a small letter as a capital, and what has no likeness, such as an emoji, is left out. A note says which.',
  },
  {
    question: 'How do I put a banner into a program or a script?',
    answer:
      'Copy Text and paste it as a raw or multi-line string. Backslashes need care: use a raw string in Python or C#, a quoted here-document in a shell, or String.raw in JavaScript.',
  },
  {
    question: 'What does the width do?',
    answer:
      'It is the number of columns the art may take; 80 is that of a classic terminal. Words that do not fit go to the next line, and only a single word that is wider than everything is cut.',
  },
] satisfies Question[];
