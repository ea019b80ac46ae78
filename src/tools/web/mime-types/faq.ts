import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a MIME type?',
    answer:
      'A label such as text/html or image/png that says what kind of data follows. Servers send it in the Content-Type header; browsers use it, not the file name, to decide whether to show, run or download something.',
  },
  {
    question: 'Why do some extensions have several types?',
    answer:
      'Extensions are only a convention. .ts is a TypeScript source and an MPEG transport stream, .rtf is text/rtf and application/rtf. The most common one comes first, then the others.',
  },
  {
    question: 'Where does the table come from?',
    answer:
      'From mime-db, which combines the IANA registry with the tables of Apache and nginx: more than 2,500 types and 1,200 extensions. It’s part of this site, so nothing you look up is sent anywhere.',
  },
  {
    question: 'Which type should I use for an unknown file?',
    answer:
      'application/octet-stream: just bytes. Browsers download it instead of guessing. For text, add the encoding: text/plain; charset=utf-8.',
  },
] satisfies Question[];
