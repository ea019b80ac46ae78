import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I make many slugs at once?',
    answer:
      'Yes. Every line is a title and gives one slug on the same line of the result, so the two columns stay side by side in a spreadsheet.',
  },
  {
    question: 'What happens to letters that are not English?',
    answer:
      'With Remove Accents on, é becomes e, ß becomes ss, Москва becomes moskva and Αθήνα becomes athina. Scripts without such rules, such as Chinese, stay as they are; they are allowed in addresses. With it off all letters stay.',
  },
  {
    question: 'Which words does Remove Stop Words leave out?',
    answer:
      'a, an, and, the, but, or, for, nor, on, at, to, from and by. A title made of nothing else keeps its words, because an empty slug would be worse.',
  },
  {
    question: 'How does Max Length cut a slug?',
    answer:
      'Between words, and never more than the limit, prefix and suffix included. Only a first word that is too long by itself is cut inside. 0 means no limit.',
  },
] satisfies Question[];
