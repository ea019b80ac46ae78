import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Password Strength Analyzer',
  description:
    'See the entropy, score and crack time of a password, with a dictionary check if you want. It stays in this tab.',
  keywords: [
    'password strength',
    'password checker',
    'password meter',
    'entropy',
    'crack time',
    'brute force',
    'how secure is my password',
    'how strong is my password',
    'zxcvbn',
    'password test',
  ],
  icon: 'shield-check',
  related: ['random-password', 'token-generator', 'bcrypt', 'hash-text', 'text-crypto'],
});
