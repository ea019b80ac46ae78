import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Lorem Ipsum mean?',
    answer:
      'Nothing any more. It is a garbled passage of Cicero, in use by typesetters for centuries because its letters are spread like those of real text and nobody stops to read it.',
  },
  {
    question: 'Can I use words of my own?',
    answer:
      'Yes. Custom Words replace those of the theme: type them separated by spaces or commas, and sentences and paragraphs are made of them.',
  },
  {
    question: 'What does HTML Markup add?',
    answer:
      'Paragraphs are put into <p> elements, and words and sentences into one, with special characters of your own words escaped, so that the result can be pasted into a page.',
  },
  {
    question: 'Is the text the same every time?',
    answer:
      'No, it is drawn anew whenever you change an option or press the button. The last five are listed below the result and can be copied.',
  },
] satisfies Question[];
