import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text Editor',
  description:
    'Write text and Markdown with a toolbar and a live preview. Saved in this browser as you type, exported as .md or .html.',
  keywords: [
    'markdown editor',
    'online notepad',
    'write markdown',
    'md editor',
    'split view',
    'find and replace',
    'distraction free writing',
  ],
  icon: 'notebook-pen',
  related: ['markdown-viewer', 'html-editor', 'word-counter', 'text-diff-checker', 'html-to-markdown'],
});
