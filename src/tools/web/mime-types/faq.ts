import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a MIME type?',
    answer:
      'A label such as text/html or image/png that says what kind of data follows. Servers send it in the Content-Type header; browsers decide by it, not by the name of the file, whether to show, run or download something.',
  },
  {
    question: 'Why do some extensions have several types?',
    answer:
      'Because an ending is only a habit. .ts is a TypeScript source and an MPEG transport stream, .rtf is text/rtf and application/rtf. The usual one comes first, and the others are listed beside it.',
  },
  {
    question: 'Where does the table come from?',
    answer:
      'From mime-db, which combines the IANA registry with the tables of Apache and nginx: more than 2,500 types and 1,200 extensions. It comes with this site, so looking something up sends nothing anywhere.',
  },
  {
    question: 'Which type should a file without a known extension have?',
    answer:
      'application/octet-stream: plain bytes. Browsers download it instead of guessing. For text whose encoding you know, add it: text/plain; charset=utf-8.',
  },
] satisfies Question[];
