import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I edit values in the tree?',
    answer:
      'Yes. The pencil at the end of a row opens the value: change it or its key, add a value inside, double or remove it. Only that place of the text changes, so layout, digits and comments stay, and Undo takes each step back.',
  },
  {
    question: 'How much does the graph show?',
    answer:
      'Up to 300 objects and arrays at a time. A + at a box opens what is folded, or draws on from there; − folds a box. SVG and PNG save what is drawn.',
  },
  {
    question: 'How large a JSON file can I view?',
    answer:
      'Tens of megabytes. A background worker reads the document and only the rows on screen are drawn, so a 20 MB file opens in a second or two and scrolls smoothly.',
  },
  {
    question: 'Are numbers shown as they are in the file?',
    answer:
      'Yes, digit by digit. Other viewers often show 12345678901234567890 as 12345678901234567000; this one shows, copies and searches the original text.',
  },
  {
    question: 'What can I search for?',
    answer:
      'Any part of a key or value, in upper or lower case. The tree opens at the first match and marks all; Enter goes to the next, Shift+Enter to the previous. Results are also listed with path and type, and so are bookmarks.',
  },
  {
    question: 'Which other views are there?',
    answer:
      'Table shows any list of objects with a column for every key; click a title to sort. Columns opens the levels side by side, with the arrow keys too. Graph draws objects and arrays as linked boxes, up to 300 at once. You can show anything you select in the tree.',
  },
  {
    question: 'Does it load the links and images in my JSON?',
    answer:
      'No. A link has a button that opens it in a new tab; nothing loads before you press it. Only pictures inside the JSON, as data: URIs, are shown. ISO 8601 dates, and Unix times under names such as createdAt, are shown in words; colors have a swatch.',
  },
  {
    question: 'Why doesn’t Import from Clipboard work?',
    answer:
      'Browsers only let a page read the clipboard on a secure connection and after you allow it. If yours doesn’t, you see the reason; paste with Ctrl+V or ⌘V into JSON Input instead.',
  },
] satisfies Question[];
