import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why do I get "Invalid input for decoding"?',
    answer:
      'There’s a character that isn’t Base64, or characters are missing at the end. The first wrong place is marked. Line breaks, spaces and missing padding are fine.',
  },
  {
    question: 'Can it decode URL-safe Base64 and JSON Web Token parts?',
    answer: 'Yes. - and _ are read as + and /, and the = at the end can be missing. You don’t have to set anything.',
  },
  {
    question: 'Are emoji and accents safe?',
    answer:
      'Yes. Text is encoded as UTF-8 and decoded as UTF-8. Browsers’ own btoa fails on such text or breaks it, so it isn’t used here.',
  },
  {
    question: 'How do I encode an image or another file that isn’t text?',
    answer:
      'Upload reads files as text here. For other files, use the Base64 String Encoder/Decoder, which has the same engine.',
  },
  {
    question: 'What are Character Set and Line Length for?',
    answer:
      'Old systems encode text as Windows-1252, ISO-8859-1, KOI8-R or UTF-16 before Base64 is made of it; choose the same to read it or to write for them. Mail has lines of 76 characters and PEM files of 64. Lines end in CRLF, and decoding takes lines of any length.',
  },
] satisfies Question[];
