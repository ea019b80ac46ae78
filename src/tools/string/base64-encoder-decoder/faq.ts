import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why do I get "Invalid input for decoding"?',
    answer:
      'There is a character that Base64 does not have, or characters are missing at the end. The message marks the first place where it goes wrong. Line breaks, spaces and missing padding are no error.',
  },
  {
    question: 'Can it decode URL-safe Base64 and JSON Web Token parts?',
    answer: 'Yes. - and _ are read as + and /, and the = at the end may be missing. There is nothing to set.',
  },
  {
    question: 'Are emoji and accents safe?',
    answer:
      'Yes. Text is encoded as UTF-8 and decoded as UTF-8. The btoa of browsers fails on such text or breaks it; this does not use it.',
  },
  {
    question: 'How do I encode an image or another file that is no text?',
    answer:
      'Upload reads files as text here. For the bytes of any file use the Base64 String Encoder/Decoder, which shares the engine of this page.',
  },
] satisfies Question[];
