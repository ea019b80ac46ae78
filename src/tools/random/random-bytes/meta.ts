import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Bytes',
  description: 'Generate 1 to 1024 cryptographically secure random bytes as hex, Base64 or decimal numbers.',
  keywords: ['secure random', 'csprng', 'key', 'salt', 'iv', 'nonce', 'dev urandom', 'openssl rand'],
  icon: 'memory-stick',
  generator: true,
  related: ['random-hex-number', 'token-generator', 'base64-string', 'hash-text', 'random-password'],
});
