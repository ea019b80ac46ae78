import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Where is my draft saved?',
    answer:
      'In this browser’s storage, every five seconds while you type, when you leave the page and when you press Save Draft. A document that came with a link replaces it only when you press Save Draft. It never leaves your device. If the browser has no room left, the page says so, keeps your text and asks before you close the tab. If another tab saved something else, you choose which one to keep.',
  },
  {
    question: 'Which Markdown does it show?',
    answer:
      'CommonMark plus GitHub’s additions: tables, task lists, strikethrough, autolinks, footnotes, alerts such as > [!NOTE], and formulas in TeX between $ signs. Front matter becomes a table, and code is colored. Flavor switches to CommonMark alone. Headings get ids, so links within the document work.',
  },
  {
    question: 'Can I keep several drafts?',
    answer:
      'Yes. The sidebar lists them: press + for a new one, a title to open it, the pencil to name it and the bin to delete it; Undo brings it back. All are kept in this browser.',
  },
  {
    question: 'How do I print it, and where do pages break?',
    answer:
      'Press Print: only the page is printed, in your browser’s dialog, where you can save a PDF too. Write \\newpage or <!-- pagebreak --> on a line of its own to begin a new page.',
  },
  {
    question: 'How do I change the look of the preview?',
    answer:
      'Write CSS into the Custom CSS tab. It only applies to the preview and the exported file. Font Size sets the base text size.',
  },
  {
    question: 'Does it draw Mermaid diagrams?',
    answer:
      'Yes: a code block with the word mermaid is drawn in a sealed frame and shown as a picture, which is in the exported page too. What can’t be drawn says why. Formulas in labels and the ELK layout aren’t supported, and the command line leaves diagrams as code.',
  },
  {
    question: 'Why are some pictures missing?',
    answer:
      'Pictures from other hosts don’t load until you turn on Load Remote Images, because their hosts could see that you opened the document. A website can’t reach pictures next to your file on disk.',
  },
  {
    question: 'Is it safe to open a document from someone else?',
    answer:
      'Yes. The preview is in a sandboxed frame without access to this site, scripts don’t run, and links only open after showing you where they go.',
  },
  {
    question: 'What is in the exported file?',
    answer:
      'exported.html is a single page with its style and your Custom CSS. Download Markdown saves the text as exported.md.',
  },
] satisfies Question[];
