import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'URL Encoder/Decoder',
  description:
    'Percent-encode text for a URL or decode it, in UTF-8, ASCII or ISO-8859-1, with malformed sequences shown in place.',
  keywords: [
    'urlencode',
    'urldecode',
    'percent encoding',
    'encodeuricomponent',
    '%20',
    'uri',
    'query string',
    'url decoder',
    'uri decode',
  ],
  icon: 'percent',
  popularity: 3,
  related: ['url-encoder', 'url-parser', 'base64-encoder-decoder', 'slug-generator', 'html-entities'],
  alsoIn: ['web'],
  similar: { isFor: 'both directions, whole URLs and older character sets', others: ['url-encoder'] },
});
