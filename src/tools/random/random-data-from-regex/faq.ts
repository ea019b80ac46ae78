import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which parts of the syntax can be generated?',
    answer:
      'Everything in JavaScript that describes text: classes, \\p{…}, groups and named groups, back-references, alternation, greedy and lazy quantifiers, anchors and the v flag. Look-ahead works if some text satisfies it.',
  },
  {
    question: 'How do I know that the results match?',
    answer: 'Each one is tested with your browser’s regex engine and discarded unless the pattern matches all of it.',
  },
  {
    question: 'Why do . and [^x] only produce keyboard characters?',
    answer:
      'They allow more than a million characters, most of which no font can show. Printable ASCII is what people mean; use \\p{L} with the u flag for letters of all scripts.',
  },
  {
    question: 'How long can a * or + get?',
    answer: 'Up to Max Repeat more times than required. Your own bounds, as in {2,40}, are used as they are.',
  },
  {
    question: 'What happens with look-behind?',
    answer:
      'A condition on the text before is checked but not written. It works if the pattern itself puts that text there; otherwise you get an error.',
  },
] satisfies Question[];
