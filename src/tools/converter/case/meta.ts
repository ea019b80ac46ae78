import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text Case Converter',
  description:
    'See text in fifteen cases at once: camelCase, snake_case, kebab-case, Title Case, CONSTANT_CASE and more, in any language.',
  keywords: [
    'camelcase',
    'snake case',
    'kebab case',
    'pascal case',
    'uppercase',
    'lowercase',
    'capitalize',
    'change case',
    'camel case',
    'title case',
    'upper case',
    'lower case',
  ],
  icon: 'case-sensitive',
  popularity: 2,
  related: ['string-case-converter', 'slug-generator', 'text-formatter', 'list-converter', 'string-reverser'],
  alsoIn: ['string'],
  similar: { isFor: 'seeing one text in fifteen cases at once', others: ['string-case-converter'] },
});
