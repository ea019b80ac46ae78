import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I turn a Word or Google Docs document into clean HTML?',
    answer:
      'Copy it there and paste it into Preview. Headings, bold, links, tables and lists stay, and lists that Word writes as dotted paragraphs become real ones. Its styles, classes, comments, empty paragraphs and private tags go. Source Code then shows the HTML. On the command line, localkit html-editor does the same with a saved file.',
  },
  {
    question: 'Can I edit the HTML itself?',
    answer:
      'Yes, in Source Code. Going back to Preview reads what you wrote. What cannot be part of a text, such as scripts, forms, frames and event handlers, is taken out, and a note names it.',
  },
  {
    question: 'Why does a picture show as a grey box?',
    answer:
      'It lies on another host. It is not fetched while you edit, because that host would learn of it, and the box names the host. The address stays in the HTML, so the picture shows wherever you publish it. Pictures you drop, paste or choose are written into the HTML itself and show at once.',
  },
  {
    question: 'Pictures from Word are missing. Why?',
    answer:
      'Word puts only the names of files on your disk into what it copies, and no website may read those. Copy the picture by itself in Word and paste it, or save it and drop the file.',
  },
  {
    question: 'Which keys can I use?',
    answer:
      'Ctrl or ⌘ with B, I, U for bold, italic, underline; K for a link; Alt and 1 to 6 for headings, Alt and 0 for a paragraph; Shift and 7 or 8 for numbered and bulleted lists; Z and Y to undo and redo. Tab moves between the cells of a table and indents list items. Escape, then Tab, leaves the text. Arrow keys move along the toolbar.',
  },
  {
    question: 'Is what I write sent anywhere?',
    answer:
      'No. It stays in this browser, where it is also kept for the next visit until you clear it. The HTML is sanitised on your device, too.',
  },
] satisfies Question[];
