import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML to Markdown',
  description:
    'Convert HTML to clean Markdown with GitHub tables, task lists, code blocks and strikethrough. Even broken HTML works.',
  keywords: [
    'html2md',
    'html to md',
    'convert html',
    'turndown',
    'web page to markdown',
    'gfm',
    'github markdown',
    'strip html',
  ],
  icon: 'file-down',
  related: ['markdown-html', 'markdown-viewer', 'html-formatter', 'html-viewer', 'text-editor'],
});
