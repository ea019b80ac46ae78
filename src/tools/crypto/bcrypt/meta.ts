import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Bcrypt',
  description: 'Hash a password with bcrypt at a cost you choose, or check one against a hash. All in this tab.',
  keywords: [
    'bcrypt hash',
    'bcrypt generator',
    'bcrypt verify',
    'bcrypt compare',
    'password hash',
    'salt',
    'blowfish',
    '$2b$',
    'htpasswd',
  ],
  icon: 'lock-keyhole',
  popularity: 1,
  related: ['hash-text', 'password-analyzer', 'hmac-generator', 'token-generator', 'random-password', 'text-crypto'],
});
