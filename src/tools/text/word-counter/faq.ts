import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are words counted in Chinese, Japanese or Thai?',
    answer:
      'By the dictionary of your browser, because those scripts put no spaces between words. Elsewhere a word is what stands between spaces and punctuation; don’t and 3.14 are one word each.',
  },
  {
    question: 'Do spaces and line breaks count as characters?',
    answer:
      'They do in Character Count; the line below it leaves them out. A character is what a reader sees as one: an emoji family or é counts once, however many code points it is made of.',
  },
  {
    question: 'How are read time and speak time found?',
    answer:
      'Words divided by 200 a minute for silent reading and by 130 a minute for speaking aloud, rounded up to whole minutes.',
  },
  {
    question: 'What is a paragraph?',
    answer: 'Lines of text without a blank line between them. Blank lines, however many, separate two paragraphs.',
  },
] satisfies Question[];
