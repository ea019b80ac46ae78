import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can minifying break my page?',
    answer:
      'The result is parsed again by the algorithm browsers use and compared with your page. If anything differs beyond invisible white space and what you asked to remove, that step is skipped and a note says so. Only your own styles can matter, such as white-space: pre in a style sheet.',
  },
  {
    question: 'What happens to pre, textarea and inline scripts?',
    answer:
      'They stay unchanged, as do styles (unless you turn on Minify CSS and Minify JavaScript), the text of SVG drawings, and elements whose style attribute sets white-space. One space is kept between inline elements, because it’s visible.',
  },
  {
    question: 'How do I get the smallest page?',
    answer:
      'Turn on Remove Optional Tags, Minify CSS, Minify JavaScript and Remove Attribute Quotes, and under More redundant and empty attributes too. Sort Attributes saves nothing itself, but gzip and Brotli find more to repeat: Compressed Sizes tells how much is left.',
  },
  {
    question: 'Are conditional comments removed?',
    answer:
      'No. Comments for old browsers, such as <!--[if lt IE 9]>, and server-side includes, such as <!--#include -->, do something and stay. All other comments are removed.',
  },
  {
    question: 'Is it safe to remove optional tags?',
    answer:
      'Yes. The HTML standard says exactly when tags such as </li>, </p>, <tbody> or <body> can be left out, and browsers put them back. It’s off by default because it makes the source harder to read.',
  },
  {
    question: 'Why was my doctype not shortened?',
    answer:
      'Old doctypes, such as XHTML 1.0 Transitional, make browsers draw the page in a slightly different mode. If the short doctype would change the mode, the long one is kept and a note says so.',
  },
] satisfies Question[];
