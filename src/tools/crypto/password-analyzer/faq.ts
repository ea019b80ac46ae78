import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to type my password here?',
    answer:
      'Yes, it isn’t sent, stored or put in a link: everything runs in this tab, even offline. Still, it’s safest to test a similar password rather than your real one.',
  },
  {
    question: 'How are entropy and score computed?',
    answer:
      'Entropy is the length times the base-2 logarithm of the character set: 26 for lower case, 26 for upper case, 10 for digits and 33 for symbols, for each kind you use. The score is the entropy, capped at 100. Crack times: Instantly up to 28 bits, then Minutes, above 36 Hours, above 60 Years, above 128 Centuries.',
  },
  {
    question: 'Why does “Password123!” get a good score when it’s weak?',
    answer:
      'The score only covers brute force, as if every character were random. Real attackers try words, names, dates and keyboard patterns first. Press Second Opinion for an estimate that includes them.',
  },
  {
    question: 'What makes a strong password?',
    answer:
      'Randomness and length. Sixteen random characters or six random words can’t be guessed; swapping letters for digits in a word doesn’t help, because every cracking program tries that. Use a different password for each account and let a password manager remember them.',
  },
  {
    question: 'What does the second opinion do?',
    answer:
      'It loads word lists (about 1 MB, from this site) and estimates how many guesses a smart attacker needs. It recognizes common passwords, names and English words, dates, repetitions, sequences and keyboard patterns, even backwards or with digits for letters.',
  },
] satisfies Question[];
