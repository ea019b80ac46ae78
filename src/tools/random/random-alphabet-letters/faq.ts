import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is every letter equally likely?',
    answer:
      'Yes. Every allowed letter has the same chance, and draws are independent, so the same letter can come up twice in a row. Turn on No Repeats to draw as from a bag of letters.',
  },
  {
    question: 'How do I get a single random letter?',
    answer:
      'Set Length to 1 and press Generate. With Uppercase only, it’s made for word games such as Scattergories or Categories.',
  },
  {
    question: 'Why would I leave out the vowels?',
    answer:
      'A string without vowels cannot spell a word by accident. Reference numbers and voucher codes that people read aloud are often made this way.',
  },
  {
    question: 'Is y left out as a vowel?',
    answer:
      'No. Exclude Vowels removes a, e, i, o and u, upper and lower case. Put Yy into Exclude Characters to remove y too. Other alphabets have vowels of their own: in Danish, Polish and Swedish, y is one.',
  },
] satisfies Question[];
