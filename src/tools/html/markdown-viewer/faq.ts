import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Where is my draft saved?',
    answer:
      'In the storage of this browser, every five seconds while you type, when you leave the page and when you press Save Draft. A document that came with a link replaces it only when you press Save Draft. It never leaves your device. If the browser has no room for it, the page says so, keeps your text on screen and asks before the tab is closed. If another tab has saved something else, you choose which one stays.',
  },
  {
    question: 'Which Markdown does it show?',
    answer:
      'CommonMark with what GitHub adds: tables, task lists, strikethrough, autolinks and footnotes. Headings get ids, so links within the document work.',
  },
  {
    question: 'How do I change the look of the preview?',
    answer:
      'Write CSS into the Custom CSS tab. It is applied to the preview and to the exported file only, never to this page. Font Size sets the size of the text it starts from.',
  },
  {
    question: 'Why are some pictures missing?',
    answer:
      'Pictures from other hosts are not loaded until you switch on Load Remote Images, because their hosts would learn that you opened the document. Pictures beside your file on disk cannot be reached by any website.',
  },
  {
    question: 'Is it safe to open a document from someone else?',
    answer:
      'Yes. The preview stands in a sealed frame without access to this site, scripts in the document do not run, and links open only after you have seen where they lead.',
  },
  {
    question: 'What is in the exported file?',
    answer:
      'exported.html is one page with its style, your Custom CSS and nothing from elsewhere. Download Markdown saves the text itself as exported.md.',
  },
] satisfies Question[];
