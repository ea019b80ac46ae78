import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I make many slugs at once?',
    answer:
      'Yes. Enter one title per line; each slug is on the same line of the result, so the two columns match in a spreadsheet.',
  },
  {
    question: 'What happens to letters that aren’t English?',
    answer:
      'With Remove Accents on, é becomes e, ß becomes ss, Москва becomes moskva and Αθήνα becomes athina. Scripts without such rules, such as Chinese, stay as they are; they’re allowed in URLs. With it off, all letters stay.',
  },
  {
    question: 'Which words does Remove Stop Words remove?',
    answer:
      'a, an, and, the, but, or, for, nor, on, at, to, from and by. A title with only such words keeps them, so the slug isn’t empty.',
  },
  {
    question: 'How does Max Length cut a slug?',
    answer:
      'Between words, within the limit including prefix and suffix. Only a first word that is too long is cut inside. 0 means no limit.',
  },
] satisfies Question[];
