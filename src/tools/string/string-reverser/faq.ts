import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the four modes do?',
    answer:
      'Entire turns the whole text around. Words keeps every word readable and reverses their order. Individual reverses each word in its place. Letters reverses the letters only and leaves everything else where it stands.',
  },
  {
    question: 'Are emoji and accented letters kept whole?',
    answer:
      'Yes. A family emoji, a flag or an e with a separate accent is several code points, but one character to a reader, and moves as one.',
  },
  {
    question: 'What do Ignore Numbers and Ignore Special Chars do?',
    answer:
      'Digits, or signs that are neither letters, digits nor spaces, keep their exact places while the rest is reversed around them. With Words, a word made of nothing else keeps its place.',
  },
  {
    question: 'What happens to spaces and line breaks?',
    answer:
      'In Words, Individual and Letters they stay where they are. In Entire they are turned around with everything else, and a Windows line break stays one.',
  },
] satisfies Question[];
