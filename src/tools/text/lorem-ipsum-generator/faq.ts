import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Lorem Ipsum mean?',
    answer:
      'Nothing anymore. It’s a scrambled passage from Cicero, used by typesetters for centuries because it looks like real text and nobody stops to read it.',
  },
  {
    question: 'Can I use my own words?',
    answer: 'Yes. Enter Custom Words separated by spaces or commas; they replace the theme’s words.',
  },
  {
    question: 'What does HTML Markup add?',
    answer:
      'It puts paragraphs into <p> elements (words and sentences into one) and escapes special characters in your own words, so you can paste the result into a page.',
  },
  {
    question: 'Is the text the same every time?',
    answer:
      'No, it changes whenever you change an option or press the button. The last five are listed below the result. With a seed, the same seed and options always give the same text.',
  },
  {
    question: 'Can it make a whole article?',
    answer:
      'With Type: Paragraphs, Headings puts a heading above each paragraph and Lists a list behind every second one: as h2 and ul elements with HTML Markup, as lines of text without. Links puts a link into each paragraph of HTML. Start with “Lorem ipsum dolor sit amet” opens with the classic words in any theme.',
  },
  {
    question: 'How do I get more than ten paragraphs, or an exact length?',
    answer:
      'Exact Amount, behind More, takes up to 1,000 words, sentences or paragraphs. Type: Bytes cuts the text to exactly that many bytes of UTF-8, to fill a field or a file.',
  },
] satisfies Question[];
