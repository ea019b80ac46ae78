import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is my text saved, and where?',
    answer:
      'Yes, in this browser with every change, so it’s back after a crash or restart. It never leaves your device. If the browser has no room left, the page says so, keeps your text and asks before you close the tab. If you write in two tabs, you choose which text to keep.',
  },
  {
    question: 'How do I put a picture into the text?',
    answer:
      'Drop or paste a PNG, JPEG, GIF or WebP file into the editor. It’s stored in the text as data, so an exported file is complete. The editor shows the data as a short chip.',
  },
  {
    question: 'Which Markdown can I write?',
    answer:
      'CommonMark plus GitHub’s additions: tables, task lists, strikethrough, footnotes, automatic links, alerts such as > [!NOTE], and formulas in TeX between $ signs. Code is colored.',
  },
  {
    question: 'Can I keep several documents?',
    answer:
      'Yes. The sidebar lists them: press + for a new one, a title to open it, the pencil to name it and the bin to delete it; Undo brings it back. From four documents on you can search them.',
  },
  {
    question: 'How do I search with a regex?',
    answer:
      'Press the Regex button beside Find. Patterns are RE2’s, which are fast on any text but have no lookaround and no backreferences; $1, $<name> and $& stand for what was found when you replace. The button next to it ignores case.',
  },
  {
    question: 'Does undo work after Replace All?',
    answer: 'Yes. Replace All is one step, and so is every toolbar button. Undo and Redo also restore the cursor.',
  },
  {
    question: 'What is the difference between Copy HTML and Export .html?',
    answer:
      'Copy HTML copies just the elements, to paste into your own page. Export .html saves a whole page with its style, your Custom CSS and the font size.',
  },
  {
    question: 'Why are some pictures missing in the preview?',
    answer:
      'Pictures from other hosts only load after you turn on Load Remote Images, because their hosts could see that you opened the text.',
  },
] satisfies Question[];
