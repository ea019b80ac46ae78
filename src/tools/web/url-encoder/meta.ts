import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'URL Encoder',
  description: 'Percent-encode any text for use in a URL, exactly like encodeURIComponent.',
  keywords: ['encodeuricomponent', 'percent encoding', 'urlencode', 'query parameter', '%20', 'escape url'],
  icon: 'link-2',
  popularity: 2,
  related: ['url-encoder-decoder', 'url-parser', 'slug-generator', 'html-entities', 'base64-string'],
  similar: { isFor: 'one value, encoded exactly like encodeURIComponent', others: ['url-encoder-decoder'] },
});
