import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Password',
  description:
    'Generate strong random passwords, passphrases and PINs from an unbiased source, with their entropy and time to crack.',
  keywords: [
    'password generator',
    'strong password',
    'pwgen',
    'passphrase',
    'passphrase generator',
    'diceware',
    'pin generator',
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
