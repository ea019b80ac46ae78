import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the ASCII code of a character?',
    answer:
      'A number from 0 to 127 that stands for it: 65 for A, 97 for a, 48 for the digit 0 and 32 for a space. Type the character and read the number.',
  },
  {
    question: 'Why is an emoji or the euro sign rejected?',
    answer:
      'They have no code up to 255. The message names the character. Under Above 127, choose UTF-8 bytes to write any character as bytes, or Unicode code points for one number each: € is 8364.',
  },
  {
    question: 'What about é, ü and other accented letters?',
    answer:
      'They aren’t in ASCII, but ISO 8859-1 has codes from 128 to 255 for them, the same as their Unicode code points: é is 233. A separate combining accent has no such code and is rejected.',
  },
  {
    question: 'How are the codes written?',
    answer:
      'Decimal without leading zeros, hexadecimal in two digits, octal in three, binary in eight, or in all four at once. Only the chosen delimiter separates them, so ASCII to Text can read them back.',
  },
] satisfies Question[];
