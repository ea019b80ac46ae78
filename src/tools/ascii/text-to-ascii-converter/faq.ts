import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the ASCII code of a character?',
    answer:
      'A number from 0 to 127 that stands for it: 65 for A, 97 for a, 48 for the digit 0 and 32 for a space. Type the character and read the number.',
  },
  {
    question: 'Why is an emoji or the euro sign refused?',
    answer:
      'They have no code up to 255. The message names the character. Choose UTF-8 bytes under Above 127 to write any character as its bytes. For those use Text to Unicode, which gives code points, or Text to Binary, which gives the bytes of UTF-8.',
  },
  {
    question: 'What about é, ü and other accented letters?',
    answer:
      'They are not in ASCII, but have the codes 128 to 255 of ISO 8859-1, which are also their first Unicode code points: é is 233. An accent written as a character of its own is refused, since it has no such code.',
  },
  {
    question: 'How are the codes written?',
    answer:
      'Decimal without leading zeros, hexadecimal in two digits, binary in eight. The chosen delimiter alone stands between them, so ASCII to Text reads them back as they are.',
  },
] satisfies Question[];
