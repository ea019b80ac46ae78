import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is URL-safe Base64?',
    answer:
      'The same encoding with - and _ instead of + and /, and without = at the end, so that it can stand in an address or a file name. JSON Web Tokens use it. Decoding takes either form without being told.',
  },
  {
    question: 'Why does another tool show strange characters for my text?',
    answer:
      'Because it skipped UTF-8. Here text is turned into UTF-8 bytes before encoding and read as UTF-8 after decoding, so é, 漢 and 🙂 survive.',
  },
  {
    question: 'What if the decoded bytes are not text?',
    answer:
      'Then they are not shown as garbled text. You see them in hexadecimal and can download them as a file; what kind of file it is, is told from its first bytes, and a picture is shown as one.',
  },
  {
    question: 'How do I get a picture into HTML or CSS as a data URI?',
    answer:
      'Drop the file, choose Encode and switch on Data URI. The result is data:image/png;base64,… with the type of the content, ready for src, href and url(). The other way round, paste a data URI in Decode: its type is said, and a picture is shown.',
  },
  {
    question: 'Can I decode a list with one Base64 value in each line?',
    answer:
      'Yes, with Line by Line. Without it line breaks are skipped, as mail and certificates break one long value into lines; lines that are not one value together are decoded one by one all the same.',
  },
  {
    question: 'Is Base64 encryption?',
    answer:
      'No. Anyone can decode it. It only writes bytes with 64 harmless characters, at the price of a third more length.',
  },
] satisfies Question[];
