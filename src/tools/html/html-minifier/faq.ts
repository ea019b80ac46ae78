import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can minifying break my page?',
    answer:
      'The result is parsed again by the algorithm browsers use and compared with your page. If anything but invisible white space and what you asked to remove differs, that step is left out and a note says so. Only styles of your own can make a difference, such as white-space: pre set in a style sheet.',
  },
  {
    question: 'What happens to pre, textarea and inline scripts?',
    answer:
      'They stay to the letter, as do styles, the text of SVG drawings, and elements whose style attribute sets white-space. Between inline elements one space is kept, because it can be seen.',
  },
  {
    question: 'Are conditional comments removed?',
    answer:
      'No. Comments for old browsers, such as <!--[if lt IE 9]>, and server-side includes, such as <!--#include -->, do something and are kept. All other comments go.',
  },
  {
    question: 'Is it safe to remove optional tags?',
    answer:
      'Yes. The HTML standard says exactly when tags such as </li>, </p>, <tbody> or <body> may be left out, and browsers put them back. It is off at first because people find the source harder to read.',
  },
  {
    question: 'Why was my doctype not shortened?',
    answer:
      'Old doctypes, XHTML 1.0 Transitional for one, make browsers draw the page in a slightly different mode. Where the short doctype would change the mode, the long one is kept and a note says so.',
  },
] satisfies Question[];
