import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is URL-safe Base64?',
    answer:
      'The same encoding with - and _ instead of + and /, and without = at the end, so it’s safe in URLs and file names. JSON Web Tokens use it. Decoding accepts both automatically.',
  },
  {
    question: 'Why does another tool show strange characters for my text?',
    answer: 'It probably skipped UTF-8. Here text is encoded and decoded as UTF-8, so é, 漢 and 🙂 survive.',
  },
  {
    question: 'What if the decoded bytes aren’t text?',
    answer:
      'They are shown in hexadecimal instead of as garbled text, and you can download them as a file. The file type is detected from the first bytes, and pictures are shown.',
  },
  {
    question: 'How do I get a picture into HTML or CSS as a data URI?',
    answer:
      'Drop the file, choose Encode and switch on Data URI. The result is data:image/png;base64,… with the right type, ready for src, href and url(). To go back, paste a data URI in Decode: you see its type, and pictures are shown.',
  },
  {
    question: 'Can I decode a list with one Base64 value per line?',
    answer:
      'Yes, with Line by Line. Without it, line breaks are ignored, because email and certificates split one long value across lines; lines that don’t form one value are still decoded one by one.',
  },
  {
    question: 'Is Base64 encryption?',
    answer: 'No. Anyone can decode it. It only writes bytes with 64 safe characters, and makes them a third longer.',
  },
] satisfies Question[];
