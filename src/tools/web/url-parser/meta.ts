import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'URL Parser',
  description:
    'Split a URL into protocol, host, port, path, query parameters and hash, edit any part and get the URL back.',
  keywords: [
    'parse url',
    'query string parser',
    'url parameters',
    'split url',
    'url components',
    'punycode',
    'idn',
    'defanged url',
  ],
  icon: 'link',
  popularity: 1,
  related: ['url-encoder-decoder', 'url-encoder', 'safelink-decoder', 'slug-generator'],
});
