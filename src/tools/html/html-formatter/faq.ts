import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does formatting change how my page looks?',
    answer:
      'No. The result is parsed again the way browsers do it and compared with your page; white space that can be seen stays where it is. That is why an inline element sometimes ends on the next line as >: a line break inside a tag cannot be seen, one between two words can.',
  },
  {
    question: 'What happens to broken HTML?',
    answer:
      'Tags that are not closed or closed in the wrong order are repaired as a browser repairs them, and a note tells where the first one is. Missing html, head and body tags are added only where your source has one of them.',
  },
  {
    question: 'Are scripts and styles formatted too?',
    answer:
      'Yes, JavaScript, JSON and CSS inside the page are laid out as well. Code with a syntax error, templates and unknown kinds of script are left as they are.',
  },
  {
    question: 'What do Remove Inline Styles and Remove Comments take away?',
    answer:
      'Every style attribute, but no style element; and every comment, but not those that do something: conditional comments for old browsers and server-side includes.',
  },
  {
    question: 'How large may the page be?',
    answer:
      'There is no limit but patience: the work is done beside the page and can be stopped. A hundred kilobytes take a second or two.',
  },
] satisfies Question[];
