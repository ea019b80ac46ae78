import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HMAC Generator',
  description: 'Compute and verify HMAC signatures of text and files with eight hash functions. All in this tab.',
  keywords: [
    'hmac sha256',
    'hmac sha512',
    'hmac md5',
    'message authentication code',
    'webhook signature',
    'sign',
    'verify signature',
    'secret key',
    'keyed hash',
  ],
  icon: 'key-round',
  related: ['hash-text', 'bcrypt', 'text-crypto', 'token-generator', 'jwt-parser', 'base64-string'],
});
