import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Web Tools',
  icon: 'globe',
  order: 17,
  hue: 240,
  description: 'URLs, tokens, headers, status codes and what your browser reveals.',
});
