import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How long should an API key or session secret be?',
    answer:
      'Aim for 128 bits of entropy or more, which the page shows: 22 characters of letters and digits are enough, and the default of 64 characters gives 381 bits. More adds nothing that could be attacked.',
  },
  {
    question: 'Are the tokens safe to use as secrets?',
    answer:
      'Yes. Every character is drawn from the secure generator of your browser without bias, so all characters of the alphabet are equally likely. The tokens exist only in this tab: they are not sent, not stored and not part of any link. Reloading the page makes new ones.',
  },
  {
    question: 'Does every token contain each chosen kind of character?',
    answer:
      'Not necessarily: each character is drawn on its own, which makes every token equally likely. Where a site demands one of each kind, use the random password tool.',
  },
  {
    question: 'What is a passphrase, and how many words do I need?',
    answer:
      'Several words drawn at random from a list of 2,048, each worth 11 bits. Six words (66 bits) are right for an account; seven or eight for a disk or a password manager. It must be drawn, not thought up: words that people choose are easy to guess.',
  },
  {
    question: 'Can I use my own alphabet?',
    answer:
      'Yes: write the characters into Custom Alphabet, and they are used in place of the kinds above it. A character that stands there twice counts once. Any Unicode works, emoji too.',
  },
] satisfies Question[];
