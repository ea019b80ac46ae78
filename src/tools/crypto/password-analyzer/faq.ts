import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to type my password here?',
    answer:
      'It is not sent, stored or put into a link: the computation runs in this tab and works without a connection. Still, the safest habit is to test a password of the same kind rather than the very one you use.',
  },
  {
    question: 'How are entropy and score computed?',
    answer:
      'Entropy is the length times the binary logarithm of the character set: 26 for lower case, 26 for upper case, 10 for digits and 33 for symbols, for each kind that occurs. The score is the entropy, capped at 100. Crack times: Instantly up to 28 bits, then Minutes, above 36 Hours, above 60 Years, above 128 Centuries.',
  },
  {
    question: 'Why does “Password123!” get a good score although it is weak?',
    answer:
      'The score looks at brute force alone, as if every character had been drawn at random. Real attackers try words, names, dates and keyboard patterns first. Press Second Opinion for an estimate that knows about them.',
  },
  {
    question: 'What makes a strong password?',
    answer:
      'Randomness and length. Sixteen random characters or six random words are beyond any guessing; swapping letters for digits in a word is not, since every cracking program tries that. Use another password for every account and let a password manager remember them.',
  },
  {
    question: 'What does the second opinion do?',
    answer:
      'It loads word lists (about 1 MB, from this site) and estimates how many guesses a clever attacker needs: common passwords, names and English words, dates, repetitions, sequences and keyboard patterns are recognised, also backwards and with letters replaced by digits.',
  },
] satisfies Question[];
