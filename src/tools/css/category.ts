import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'CSS Tools',
  icon: 'paintbrush',
  order: 7,
  hue: 300,
  description: 'Minify, format and generate CSS with a live preview.',
});
