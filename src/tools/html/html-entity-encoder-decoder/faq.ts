import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters must be encoded in HTML?',
    answer:
      'In text & and <; inside a quoted attribute & and that quote. On a page in UTF-8 nothing else has to be. Characters: Special only does that much; Special and non-ASCII also makes the result safe for systems that damage accents.',
  },
  {
    question: 'What is the difference between named, decimal and hex entities?',
    answer:
      'None for a browser: &eacute;, &#233; and &#xE9; are the same character. Names are easier to read, numbers exist for every character and work in XML too. With Named, a character that has no name is written as a number.',
  },
  {
    question: 'Why did &copy turn into © without a semicolon?',
    answer:
      'Browsers read 106 old names without one. In an attribute they do not when a letter, a digit or = follows, so that ?a=1&copy=2 stays an address: choose Decode As: Attribute value to read it that way.',
  },
  {
    question: 'How do I avoid &amp;amp; in my text?',
    answer:
      'That happens when text is encoded twice. Switch on Keep Existing Entities and whatever already is a valid entity is left alone. To repair such text, decode it once.',
  },
  {
    question: 'What does a click on a common entity do?',
    answer:
      'It appends to the input: the character while you encode, the entity while you decode. Either way you see both forms side by side.',
  },
] satisfies Question[];
