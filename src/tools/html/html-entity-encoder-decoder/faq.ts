import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters need encoding in HTML?',
    answer:
      'In text & and <; in a quoted attribute & and that quote. UTF-8 pages need nothing else. Characters: Special only does just that; Special and non-ASCII also makes the result safe for systems that break accents.',
  },
  {
    question: 'What is the difference between named, decimal and hex entities?',
    answer:
      'None for a browser: &eacute;, &#233; and &#xE9; are the same character. Names are easier to read, numbers exist for every character and work in XML too. With Named, a character without a name becomes a number.',
  },
  {
    question: 'Why did &copy turn into © without a semicolon?',
    answer:
      'Browsers read 106 old names without one. In an attribute they don’t if a letter, digit or = follows, so ?a=1&copy=2 stays a URL: choose Decode As: Attribute value for that.',
  },
  {
    question: 'How do I avoid &amp;amp; in my text?',
    answer:
      'That happens when text is encoded twice. Switch on Keep Existing Entities to leave valid entities alone. To fix such text, decode it once.',
  },
  {
    question: 'What does a click on a common entity do?',
    answer:
      'It’s added to the end of the input: the character while you encode, the entity while you decode. Either way you see both forms side by side.',
  },
] satisfies Question[];
