import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Entities',
  description:
    'Encode text as numeric HTML entities or decode any entity, named, decimal or hexadecimal, as a browser would read it.',
  keywords: ['html encode', 'html decode', 'escape html', 'unescape html', 'character reference', '&amp;', '&#160;'],
  icon: 'ampersand',
  popularity: 1,
  related: ['html-entity-encoder-decoder', 'url-encoder', 'text-unicode', 'html-viewer', 'meta-tags'],
  alsoIn: ['html'],
  similar: { isFor: 'decimal references with nothing to set', others: ['html-entity-encoder-decoder'] },
});
