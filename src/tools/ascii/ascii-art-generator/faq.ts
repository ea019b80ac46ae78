import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which fonts are there?',
    answer:
      'Every font that comes with FIGlet for JavaScript, more than 300 of them, from Standard, Big and Slant to ANSI Shadow, Doom and 3D ones. The list below the art draws each with your own words as you scroll; search it, and star those you like.',
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
      'Choose As Comment: the art is copied as a comment of C, Python, SQL, HTML and others, or as lines of echo, print or console.log with quotes and backslashes escaped.',
  },
  {
    question: 'How close can letters stand?',
    answer:
      'Letter Spacing is what FIGlet calls the horizontal layout: Full keeps each letter’s own width, Fitted moves them until they touch, Smushed lets them share a column. Line Spacing does the same for lines.',
  },
  {
    question: 'What does the width do?',
    answer:
      'It sets how many columns the art can use; 80 is a classic terminal. Words that don’t fit move to the next line. Only a single word wider than the whole width is cut.',
  },
] satisfies Question[];
