import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are words counted in Chinese, Japanese or Thai?',
    answer:
      'With your browser’s dictionary, because those scripts don’t put spaces between words. Elsewhere, words are separated by spaces and punctuation; don’t and 3.14 are one word each.',
  },
  {
    question: 'Do spaces and line breaks count as characters?',
    answer:
      'In Character Count, yes; the line below leaves them out. A character is what a reader sees as one: an emoji family or é counts once, however many code points it has.',
  },
  {
    question: 'How are Read Time and Speak Time calculated?',
    answer: 'At 200 words per minute for reading and 130 for speaking, rounded up to whole minutes.',
  },
  {
    question: 'What is a paragraph?',
    answer: 'Lines of text without a blank line between them. Blank lines, however many, separate two paragraphs.',
  },
  {
    question: 'Can I count a part of the text?',
    answer:
      'Yes. Select it: its words, characters and sentences are shown below the counts, in texts of up to 50,000 characters.',
  },
  {
    question: 'How is reading difficulty measured?',
    answer:
      'Reading shows six formulas: Flesch Reading Ease (0 is very hard, 100 very easy) and five that give years of school. All were made for English and look at the length of sentences and words only. Syllables are guessed from spelling, right for 97 of 100 common words.',
  },
  {
    question: 'How does X count characters, and SMS parts?',
    answer:
      'On X a link counts 23, an emoji 2, and characters of Chinese, Japanese or Korean 2 each, of 280. An SMS holds 160 characters of a small alphabet, or 70 if a single one is outside it; Limits names those. Longer texts are sent in parts of 153 or 67.',
  },
] satisfies Question[];
