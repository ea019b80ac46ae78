import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Password',
  description: 'Generate strong random passwords of 8 to 32 characters from an unbiased source, with their entropy.',
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
