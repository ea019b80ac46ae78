import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Crypto Tools',
  icon: 'lock',
  order: 6,
  hue: 290,
  description: 'Hashes, tokens, keys and ciphers, computed in your browser so your secrets stay there.',
});
