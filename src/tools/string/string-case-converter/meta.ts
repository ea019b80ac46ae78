import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'String Case Converter',
  description:
    'Change text to UPPERCASE, lowercase, Title Case, camelCase, snake_case or kebab-case, and clean up spaces and punctuation.',
  keywords: [
    'uppercase',
    'lowercase',
    'title case',
    'sentence case',
    'camelcase',
    'snake_case',
    'kebab-case',
    'alternating case',
    'upper case',
    'lower case',
  ],
  icon: 'case-upper',
  popularity: 1,
  related: ['case', 'text-formatter', 'slug-generator', 'string-reverser', 'list-converter'],
  alsoIn: ['text'],
  similar: { isFor: 'one case for every line, with spaces and punctuation cleaned up', others: ['case'] },
});
