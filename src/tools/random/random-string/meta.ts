import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random String',
  description:
    'Generate up to 1,000 random strings of letters, numbers, special characters or your own alphabet, with their entropy.',
  keywords: ['string generator', 'random text', 'random characters', 'alphanumeric', 'random id', 'nonce'],
  icon: 'whole-word',
  popularity: 1,
  generator: true,
  related: ['random-password', 'token-generator', 'random-alphabet-letters', 'random-data-from-regex', 'random-uuid'],
});
