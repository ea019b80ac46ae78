import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML WYSIWYG Editor',
  description:
    'Write rich text and get clean HTML: headings, lists, colors, images, tables, find and replace. Paste from Word or Google Docs without the junk.',
  keywords: [
    'wysiwyg',
    'rich text editor',
    'html editor online',
    'word to html',
    'google docs to html',
    'clean html',
    'paste from word',
    'html source',
    'html table editor',
  ],
  icon: 'square-pen',
  related: ['html-viewer', 'html-formatter', 'html-to-markdown', 'text-editor', 'markdown-viewer'],
  alsoIn: ['html'],
});
