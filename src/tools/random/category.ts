import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Random Tools',
  icon: 'dices',
  order: 14,
  hue: 320,
  description: 'Passwords, numbers, dates and test data from an unbiased source.',
});
