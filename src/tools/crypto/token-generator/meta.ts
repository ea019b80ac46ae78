import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Token Generator',
  description:
    'Generate random tokens, API keys and passphrases with the alphabet and length you need. They only exist in this tab.',
  keywords: [
    'random token',
    'api key',
    'secret key',
    'random string',
    'passphrase',
    'diceware',
    'session secret',
    'access token',
    'password',
    'entropy',
  ],
  icon: 'key',
  generator: true,
  related: ['random-password', 'random-string', 'password-analyzer', 'uuid-generator', 'hmac-generator', 'bcrypt'],
});
