import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Encrypt / Decrypt Text',
  description:
    'Encrypt and decrypt text with a passphrase or a raw key: AES-256-GCM, AES in any mode, TripleDES, Rabbit and RC4, compatible with OpenSSL. All in this tab.',
  keywords: [
    'aes encrypt',
    'aes decrypt',
    'aes-256-gcm',
    'aes-256-cbc',
    'triple des',
    '3des',
    'rabbit',
    'rc4',
    'openssl enc',
    'cryptojs',
    'cipher',
    'pbkdf2',
    'aes key and iv',
    'aes-ctr',
    'aes-ecb',
    'U2FsdGVkX1',
  ],
  icon: 'lock',
  popularity: 2,
  related: ['hash-text', 'hmac-generator', 'rsa-generator', 'bcrypt', 'base64-string', 'password-analyzer'],
});
