import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I turn a Word or Google Docs document into clean HTML?',
    answer:
      'Copy it there and paste it into Preview. Headings, bold, links, tables and lists stay, and Word’s fake lists become real ones. Styles, classes, comments, empty paragraphs and Word’s own tags are removed. Source Code then shows the HTML. On the command line, localkit html-editor does the same with a saved file.',
  },
  {
    question: 'Can I edit the HTML itself?',
    answer:
      'Yes, in Source Code. Going back to Preview reads what you wrote. Scripts, forms, frames, event handlers and the like are removed, and a note lists them.',
  },
  {
    question: 'Why does a picture show as a gray box?',
    answer:
      'It’s on another host and doesn’t load while you edit, because that host would find out; the box names it. The URL stays in the HTML, so the picture shows wherever you publish it. Pictures you drop, paste or choose are stored in the HTML itself and show at once.',
  },
  {
    question: 'Why are pictures from Word missing?',
    answer:
      'Word only copies the names of files on your disk, and websites can’t read those. Copy just the picture in Word and paste it, or save it and drop the file.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'Ctrl or ⌘ with B, I or U for bold, italic or underline; K for a link; F to find and replace; Alt+1 to 6 for headings, Alt+0 for a paragraph; Shift+7 or 8 for numbered or bulleted lists; Z and Y to undo and redo. Tab moves between table cells and indents list items. Escape, then Tab leaves the text. Arrow keys move along the toolbar. At the start of a line, # to ###### and a space make a heading, - or * a list, 1. a numbered one, > a quote, and ``` a code block; Undo brings the signs back.',
  },
  {
    question: 'How do I merge cells or resize a picture?',
    answer:
      'Select from one cell to another and press Merge Cells below the table’s text; Split Cell takes a merged one apart. Click a picture and drag the dot at its corner, or move the dot with the arrow keys (10 pixels with Shift).',
  },
  {
    question: 'Is what I write sent anywhere?',
    answer:
      'No. It stays in this browser, where it’s kept for your next visit until you clear it. The HTML is also cleaned on your device.',
  },
] satisfies Question[];
