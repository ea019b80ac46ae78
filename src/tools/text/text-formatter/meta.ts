import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text Formatter',
  description:
    'Clean and format text in over forty ways, several in a row if you like: spaces, blank lines, HTML, accents, quotes, regex, case, wrapping.',
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
    'strip html tags',
    'remove accents',
    'straight quotes',
    'tabs to spaces',
    'regex replace',
    'filter lines',
  ],
  icon: 'pencil-ruler',
  popularity: 2,
  related: ['line-sorter', 'remove-duplicate-lines', 'string-case-converter', 'word-counter', 'text-editor'],
});
