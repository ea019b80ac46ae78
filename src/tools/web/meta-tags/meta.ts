import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Meta Tag Generator',
  disambiguation: 'for shared links',
  description:
    'Generate Open Graph, Twitter card and article meta tags for shared links, with previews of search result and card.',
  keywords: ['open graph generator', 'og:image', 'twitter card', 'article tags', 'social share', 'seo', 'link preview'],
  icon: 'share-2',
  generator: true,
  related: ['meta-tag-generator', 'html-entities', 'url-parser', 'slug-generator', 'mime-types'],
  alsoIn: ['html'],
  similar: {
    isFor: 'shared links: page type, article dates, image sizes, cards',
    others: ['meta-tag-generator'],
  },
});
