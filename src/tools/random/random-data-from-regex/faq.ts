import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which parts of the syntax can be generated?',
    answer:
      'Everything JavaScript has that says what text to write: classes, \\p{…}, groups and named groups, back-references, alternation, greedy and lazy quantifiers, anchors and the v flag. Look-ahead works where some text satisfies it.',
  },
  {
    question: 'How do I know that the results match?',
    answer:
      'Each one is tried with the regular expression engine of your browser before it is shown, and thrown away if the pattern does not match all of it.',
  },
  {
    question: 'Why do . and [^x] give only characters of a keyboard?',
    answer:
      'They allow more than a million characters, most of which no font can show. Printable ASCII is what people mean; use \\p{L} with the u flag for letters of all scripts.',
  },
  {
    question: 'How long can a * or + get?',
    answer:
      'At most Max Repeat times more than it must. Bounds that you write yourself, as in {2,40}, are used as they are.',
  },
  {
    question: 'What happens with look-behind?',
    answer:
      'A condition on the text before is checked but not written. Where the pattern itself puts that text there, it works; otherwise you are told that it cannot be generated.',
  },
] satisfies Question[];
