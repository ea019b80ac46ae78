import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How long should an API key or session secret be?',
    answer:
      'At least 128 bits of entropy, which the page shows: 22 letters and digits are enough, and the default of 64 characters is 381 bits. More doesn’t add security.',
  },
  {
    question: 'Are the tokens safe to use as secrets?',
    answer:
      'Yes. Every character comes from your browser’s secure generator without bias, so all characters of the alphabet are equally likely. The tokens only exist in this tab: they aren’t sent, stored or put in links. Reloading the page makes new ones.',
  },
  {
    question: 'Does every token contain each chosen kind of character?',
    answer:
      'Not necessarily: each character is drawn independently, which makes every token equally likely. If a site requires one of each kind, use the random password tool.',
  },
  {
    question: 'What is a passphrase, and how many words do I need?',
    answer:
      'Several words drawn at random from a list of 2,048, each worth 11 bits. Use six words (66 bits) for an account, seven or eight for a disk or a password manager. Let the tool pick them: words that people choose are easy to guess.',
  },
  {
    question: 'Can I use my own alphabet?',
    answer:
      'Yes: type the characters into Custom Alphabet; they replace the kinds above. Duplicates count once. Any Unicode works, even emoji.',
  },
] satisfies Question[];
