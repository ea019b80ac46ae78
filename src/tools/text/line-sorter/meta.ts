import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Line Sorter',
  description:
    'Sort lines alphabetically, by number, length or word count, in natural order, reversed or shuffled, duplicates removed.',
  keywords: [
    'sort lines',
    'alphabetize list',
    'sort text',
    'natural sort',
    'shuffle lines',
    'sort by length',
    'sort alphabetically',
    'reverse lines',
    'randomize list',
  ],
  icon: 'arrow-down-a-z',
  popularity: 1,
  related: ['remove-duplicate-lines', 'list-converter', 'text-formatter', 'text-diff-checker'],
});
