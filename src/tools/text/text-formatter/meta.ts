import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text Formatter',
  description:
    'More than thirty ways to clean and format text: case, line breaks, alignment, bullets, word wrap, extraction and more.',
  keywords: [
    'text cleaner',
    'remove line breaks',
    'word wrap',
    'justify text',
    'extract emails',
    'add line numbers',
    'text tools',
    'trim',
    'whitespace',
    'remove spaces',
    'remove empty lines',
    'clean up text',
  ],
  icon: 'pencil-ruler',
  popularity: 2,
  related: ['line-sorter', 'remove-duplicate-lines', 'string-case-converter', 'word-counter', 'text-editor'],
});
