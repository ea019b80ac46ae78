import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Bytes',
  description:
    'Generate cryptographically secure random bytes as hex, Base64, Base32, decimal numbers or a C array, or as a file of up to 10 MB.',
  keywords: ['secure random', 'csprng', 'key', 'salt', 'iv', 'nonce', 'dev urandom', 'openssl rand'],
  icon: 'memory-stick',
  generator: true,
  related: ['random-hex-number', 'token-generator', 'base64-string', 'hash-text', 'random-password'],
});
