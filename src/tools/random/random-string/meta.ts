import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random String',
  description:
    'Generate random strings of letters, numbers and special characters up to 50 characters long, with their entropy.',
  keywords: ['string generator', 'random text', 'random characters', 'alphanumeric', 'random id', 'nonce'],
  icon: 'whole-word',
  popularity: 1,
  generator: true,
  related: ['random-password', 'token-generator', 'random-alphabet-letters', 'random-data-from-regex', 'random-uuid'],
});
