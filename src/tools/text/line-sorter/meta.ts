import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Line Sorter',
  description:
    'Sort lines alphabetically, by number, length, frequency, a column or a regex, reversed or shuffled by a seed, with counts and without duplicates.',
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
    'sort by column',
    'sort csv',
    'count lines',
  ],
  icon: 'arrow-down-a-z',
  popularity: 1,
  related: ['remove-duplicate-lines', 'list-converter', 'text-formatter', 'text-diff-checker'],
});
