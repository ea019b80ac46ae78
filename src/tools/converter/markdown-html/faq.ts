import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which Markdown does it understand?',
    answer:
      'CommonMark, and what GitHub adds: tables, task lists, strikethrough, autolinks and footnotes written as [^1]; with GitHub Flavored off, CommonMark alone. Smart Punctuation and Heading IDs can be switched on. Only links that could run something, to javascript:, vbscript: and data: other than PNG, JPEG, GIF and WebP pictures, stay text.',
  },
  {
    question: 'What happens to HTML inside my Markdown?',
    answer:
      'By default it is kept, except tags that could take over a page, such as script, style and iframe, which become visible text as on GitHub. HTML Tags lets you keep everything or show all tags as text.',
  },
  {
    question: 'Is the preview safe?',
    answer:
      'Yes. It is cleaned of everything that runs or loads, and then shown in a sealed frame without access to this site. The HTML you copy is not changed by that, so clean it yourself before you publish what others wrote.',
  },
  {
    question: 'How do I get a complete web page?',
    answer:
      'Switch on Full Page. The result is then one HTML file with a title taken from the first heading and a plain style, which opens anywhere without other files.',
  },
  {
    question: 'Why is my line break gone?',
    answer:
      'In Markdown a single line break is a space. End the line with two spaces or a backslash, or switch on Line Breaks to keep every break, as in comments on GitHub.',
  },
] satisfies Question[];
