import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which parts of HTML become Markdown?',
    answer:
      'Headings, paragraphs, emphasis, links, images, lists and task lists, quotes, code with its language, tables with their alignment, rules, line breaks and strikethrough. Scripts, styles and what is in the head are left out.',
  },
  {
    question: 'What does Convert Divs do?',
    answer:
      'With it on, the content of a div becomes ordinary Markdown and the div itself is gone. With it off, the div tags stay as HTML, with Markdown between them, which GitHub and other renderers understand: useful for centred blocks or classes.',
  },
  {
    question: 'What happens to tables that Markdown cannot hold?',
    answer:
      'A cell that spans several columns or rows is followed by empty cells, a table without a header row gets an empty one, and a table inside a table becomes text. Markdown knows nothing else.',
  },
  {
    question: 'Can it convert a page copied from the browser?',
    answer:
      'Paste its source, or save the page and drop the file. Broken or incomplete HTML is read the way browsers read it, so nothing has to be valid.',
  },
] satisfies Question[];
