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
] satisfies Question[];
