import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Meta Tag Generator',
  disambiguation: 'for whole pages',
  description:
    'Write title, description, Open Graph, Twitter card and icon tags for a page, with a preview of the search result and the card.',
  keywords: [
    'seo tags',
    'open graph',
    'og tags',
    'twitter card',
    'favicon',
    'meta description',
    'social preview',
    'head',
  ],
  icon: 'tags',
  popularity: 1,
  generator: true,
  related: ['meta-tags', 'html-viewer', 'html-formatter', 'slug-generator', 'html-entity-encoder-decoder'],
  alsoIn: ['web'],
  similar: { isFor: 'all tags of a page: search result, icons, canonical URL, cards', others: ['meta-tags'] },
});
