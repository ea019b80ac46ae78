import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does formatting change how my page looks?',
    answer:
      'No. The result is parsed the way browsers do it and compared with your page; visible white space stays where it is. That’s why an inline element sometimes ends on the next line as >: a line break inside a tag is invisible, one between two words isn’t.',
  },
  {
    question: 'What happens to broken HTML?',
    answer:
      'Tags that aren’t closed, or are closed in the wrong order, are repaired as in a browser, and a note says where the first one is. Missing html, head and body tags are only added if your source has one of them.',
  },
  {
    question: 'Are scripts and styles formatted too?',
    answer:
      'Yes, JavaScript, JSON and CSS inside the page are formatted too. Code with a syntax error, templates and unknown kinds of script stay as they are.',
  },
  {
    question: 'What do Remove Inline Styles and Remove Comments remove?',
    answer:
      'Every style attribute, but no style element; and every comment except those that do something: conditional comments for old browsers and server-side includes.',
  },
  {
    question: 'How large can the page be?',
    answer:
      'There’s no fixed limit: it runs in the background and you can stop it. A hundred kilobytes take a second or two.',
  },
] satisfies Question[];
