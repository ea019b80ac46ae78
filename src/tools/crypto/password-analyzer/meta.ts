import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Password Strength Analyzer',
  description:
    'See how long a password holds and which part gives it away, with its entropy and score. It stays in this tab.',
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
