import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which parts of HTML become Markdown?',
    answer:
      'Headings, paragraphs, emphasis, links, images, lists and task lists, quotes, code with its language, tables with their alignment, rules, line breaks and strikethrough. Scripts, styles and the head are left out.',
  },
  {
    question: 'What does Convert Divs do?',
    answer:
      'On: the content of a div becomes ordinary Markdown and the div is removed. Off: the div tags stay as HTML with Markdown between them, which GitHub and others support: useful for centered blocks or classes.',
  },
  {
    question: 'What happens to tables that Markdown can’t express?',
    answer:
      'A cell that spans several columns or rows is followed by empty cells, a table without a header row gets an empty one, and a table inside a table becomes text. Markdown can’t do more.',
  },
  {
    question: 'Can it convert a page copied from the browser?',
    answer:
      'Yes: copy a part of a page, of Word or of Google Docs, and paste it: its HTML is taken with headings, links, lists and tables. Or paste its source, or save the page and drop the file. Broken or incomplete HTML is read the way browsers read it, so it doesn’t have to be valid.',
  },
] satisfies Question[];
