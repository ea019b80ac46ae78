import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Markdown to HTML',
  description:
    'Convert Markdown to clean HTML with a live, safe preview: CommonMark plus GitHub tables, task lists, footnotes and autolinks.',
  keywords: [
    'md to html',
    'markdown converter',
    'markdown preview',
    'github flavored markdown',
    'gfm',
    'commonmark',
    'readme to html',
    'latex to mathml',
  ],
  icon: 'file-type',
  related: ['markdown-viewer', 'html-to-markdown', 'html-viewer', 'text-editor', 'html-formatter'],
  alsoIn: ['html'],
});
