import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is my text saved, and where?',
    answer:
      'In the storage of this browser, with every change, so that it is back after a crash or a restart. It never leaves your device. If the browser has no room for it the page says so at once, keeps your text on screen and asks before the tab is closed. If you write in two tabs, each tells of the other and you choose.',
  },
  {
    question: 'How do I put a picture into the text?',
    answer:
      'Drop or paste a PNG, JPEG, GIF or WebP file into the editor. It is written into the text itself as data, so an exported file needs nothing beside it. The editor shows the data as a short chip.',
  },
  {
    question: 'Which Markdown can I write?',
    answer:
      'CommonMark with what GitHub adds: tables, task lists, strikethrough, footnotes and links that are recognised by themselves.',
  },
  {
    question: 'Does undo work after Replace All?',
    answer:
      'Yes. Replace All is one step, and so is every button of the toolbar. Undo and Redo also bring the cursor back to where it was.',
  },
  {
    question: 'What is the difference between Copy HTML and Export .html?',
    answer:
      'Copy HTML gives the elements alone, to paste into a page of yours. Export .html saves a whole page with its style, your Custom CSS and the font size.',
  },
  {
    question: 'Why are some pictures missing in the preview?',
    answer:
      'Pictures from other hosts are loaded only after you switch on Load Remote Images, because their hosts would learn that you opened the text.',
  },
] satisfies Question[];
