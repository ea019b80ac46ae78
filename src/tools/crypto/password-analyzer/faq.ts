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
    question: 'Why is “Password123!” weak when its score is 79?',
    answer:
      'The score only covers brute force, as if every character were random. The verdict above it also counts what real attackers try first: common passwords, words, names, dates and keyboard patterns, even with signs for letters, one letter off or backwards.',
  },
  {
    question: 'What makes a strong password?',
    answer:
      'Randomness and length. Sixteen random characters or six random words can’t be guessed; swapping letters for digits in a word doesn’t help, because every cracking program tries that. Use a different password for each account and let a password manager remember them.',
  },
  {
    question: 'How is the verdict reached?',
    answer:
      'The page loads word lists (about 1 MB, from this site), finds the parts that are guessed soonest and multiplies the guesses they take. Weak means that someone with a stolen fast hash and 10 billion guesses a second needs less than a day, fair less than ten years. Quotes and song lines are not known to it, so avoid those.',
  },
  {
    question: 'What are “Your Own Words” for?',
    answer:
      'Someone who knows you tries the names, places and birthdays in your life first. Enter them with blanks between them and they count as known words. Like the password, they stay in this tab.',
  },
] satisfies Question[];
