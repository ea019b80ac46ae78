import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Entities',
  description:
    'Encode text as numeric HTML entities or decode any entity (named, decimal or hexadecimal) like a browser.',
  keywords: ['html encode', 'html decode', 'escape html', 'unescape html', 'character reference', '&amp;', '&#160;'],
  icon: 'ampersand',
  popularity: 1,
  related: ['html-entity-encoder-decoder', 'url-encoder', 'text-unicode', 'html-viewer', 'meta-tags'],
  alsoIn: ['html'],
  similar: { isFor: 'decimal references without settings', others: ['html-entity-encoder-decoder'] },
});
