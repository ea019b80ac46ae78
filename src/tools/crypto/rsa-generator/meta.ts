import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'RSA Key Pair Generator',
  description:
    'Generate RSA key pairs of 1024 to 4096 bits as PKCS#8, PKCS#1 or SSH keys. Made in this tab, and they stay there.',
  keywords: [
    'rsa key',
    'key pair',
    'public key',
    'private key',
    'pem',
    'pkcs8',
    'pkcs1',
    'spki',
    'ssh key',
    'ssh-keygen',
    'openssl genrsa',
    '4096 bit',
  ],
  icon: 'key-square',
  generator: true,
  related: ['text-crypto', 'jwt-parser', 'hmac-generator', 'token-generator', 'random-prime-number', 'hash-text'],
});
