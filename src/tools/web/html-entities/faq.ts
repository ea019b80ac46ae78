import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters does Encode change?',
    answer:
      'The three with a meaning in HTML, < > and &, and every character from U+00A0 to U+9999, which covers accented letters, Greek, Cyrillic, Arabic, symbols and most Chinese and Japanese. Each becomes a decimal reference such as &#233;.',
  },
  {
    question: 'Why do emoji stay as they are?',
    answer:
      'They’re above U+9999 and don’t need encoding on a UTF-8 page. To encode them too, or to get names such as &eacute; or hexadecimal numbers, use HTML Entity Encoder/Decoder.',
  },
  {
    question: 'Which entities can it decode?',
    answer:
      'All 2,125 names of the HTML standard, decimal and hexadecimal numbers, the old names that work without a semicolon such as &copy, and the numbers 128 to 159, which browsers read as Windows-1252. Unknown names are left unchanged and listed in a note.',
  },
  {
    question: 'Does encoding protect against cross-site scripting?',
    answer:
      'It makes text safe between tags. In attributes, quotes must be encoded too, which this tool doesn’t do, and scripts and styles have other rules. Let your template engine escape by context.',
  },
] satisfies Question[];
