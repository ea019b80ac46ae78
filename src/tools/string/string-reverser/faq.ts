import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the four modes do?',
    answer:
      'Entire reverses the whole text. Words keeps the words but reverses their order. Individual reverses each word in place. Letters reverses only the letters and leaves everything else in place.',
  },
  {
    question: 'Are emoji and accented letters kept whole?',
    answer:
      'Yes. A family emoji, a flag or an e with a separate accent is several code points but one character to a reader, so it moves as one.',
  },
  {
    question: 'What do Ignore Numbers and Ignore Special Chars do?',
    answer:
      'Digits, or symbols, stay in place while the rest is reversed around them. With Words, a word made only of those stays in place.',
  },
  {
    question: 'What happens to spaces and line breaks?',
    answer:
      'In Words, Individual and Letters they stay in place. In Entire they’re reversed with everything else, but a Windows line break stays intact.',
  },
] satisfies Question[];
