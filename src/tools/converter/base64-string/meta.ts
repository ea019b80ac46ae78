import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Base64 String Encoder/Decoder',
  description:
    'Encode text as Base64 or decode it back, standard or URL-safe, with correct UTF-8, files and data URIs.',
  keywords: [
    'b64',
    'base64 encode',
    'base64 decode',
    'base64url',
    'atob',
    'btoa',
    'mime',
    'data uri',
    'data url',
    'base64 to image',
    'image to base64',
  ],
  icon: 'binary',
  popularity: 3,
  related: ['base64-encoder-decoder', 'url-encoder-decoder', 'text-binary', 'hash-text', 'jwt-parser'],
  alsoIn: ['web'],
  similar: { isFor: 'standard and URL-safe Base64', others: ['base64-encoder-decoder'] },
});
