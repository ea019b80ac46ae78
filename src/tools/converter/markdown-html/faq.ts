import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which Markdown does it understand?',
    answer:
      'CommonMark plus GitHub’s additions: tables, task lists, strikethrough, autolinks, alerts such as > [!NOTE], formulas in TeX between $ signs (they become MathML), front matter and footnotes written as [^1]; turn off GitHub Flavored for CommonMark only. Smart Punctuation and Heading IDs can be switched on. Links that could run code stay text: javascript:, vbscript: and data: except PNG, JPEG, GIF and WebP pictures.',
  },
  {
    question: 'What happens to HTML inside my Markdown?',
    answer:
      'By default it’s kept, except tags that could take over a page, such as script, style and iframe: they become visible text, as on GitHub. HTML Tags lets you keep everything or show all tags as text.',
  },
  {
    question: 'How is code colored?',
    answer:
      'Switch on Color Code, behind More. Code in 24 languages gets elements with classes, and a style for them comes with the HTML. The language is the word after ```.',
  },
  {
    question: 'Is the preview safe?',
    answer:
      'Yes. Anything that runs or loads is removed, and the preview is in a sandboxed frame without access to this site. The HTML you copy isn’t cleaned, so clean it yourself before you publish other people’s text.',
  },
  {
    question: 'How do I get a complete web page?',
    answer:
      'Switch on Full Page. The result is then one HTML file with a title from the first heading and a simple style, which opens anywhere.',
  },
  {
    question: 'Why is my line break gone?',
    answer:
      'In Markdown a single line break is a space. End the line with two spaces or a backslash, or switch on Line Breaks to keep every break, as in comments on GitHub.',
  },
] satisfies Question[];
