import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Base64 Encoder/Decoder',
  description:
    'Encode a string or a text file to Base64 and decode Base64 to text, with correct UTF-8 and errors shown in place.',
  keywords: ['base64', 'b64 encode', 'b64 decode', 'atob', 'btoa', 'data encoding'],
  icon: 'file-code',
  popularity: 2,
  related: ['base64-string', 'url-encoder-decoder', 'basic-auth', 'jwt-parser', 'hash-text', 'text-crypto'],
  alsoIn: ['converter'],
  similar: { isFor: 'standard Base64, lines for mail and PEM, and older character sets', others: ['base64-string'] },
});
