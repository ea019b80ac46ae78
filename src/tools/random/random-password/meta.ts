import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Password',
  description:
    'Generate strong random passwords of 8 to 32 characters with an unbiased source and their entropy shown.',
  keywords: [
    'password generator',
    'strong password',
    'pwgen',
    'passphrase',
    'secure password',
    'random characters',
    'pin',
  ],
  icon: 'key-round',
  popularity: 3,
  generator: true,
  related: ['token-generator', 'password-analyzer', 'random-string', 'bcrypt', 'uuid-generator'],
  alsoIn: ['crypto'],
});
