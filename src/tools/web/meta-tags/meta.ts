import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Meta Tag Generator',
  description:
    'Generate Open Graph, Twitter card and article meta tags for links that are shared, with previews of result and card.',
  keywords: ['open graph generator', 'og:image', 'twitter card', 'article tags', 'social share', 'seo', 'link preview'],
  icon: 'share-2',
  related: ['meta-tag-generator', 'html-entities', 'url-parser', 'slug-generator', 'mime-types'],
  alsoIn: ['html'],
});
