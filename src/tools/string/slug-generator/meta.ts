import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Slug Generator',
  description:
    'Make clean URL slugs from titles, one per line: accents, Cyrillic and Greek become Latin, with stop words and length limits.',
  keywords: [
    'slugify',
    'url slug',
    'permalink',
    'seo url',
    'transliterate',
    'kebab case',
    'friendly url',
    'url friendly',
  ],
  icon: 'link',
  popularity: 1,
  related: ['url-encoder-decoder', 'string-case-converter', 'case', 'url-parser', 'meta-tags'],
  alsoIn: ['web'],
});
