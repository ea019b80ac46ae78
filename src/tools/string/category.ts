import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'String Tools',
  icon: 'text-cursor-input',
  order: 15,
  hue: 150,
  description: 'Encode, measure, reverse, slug and search strings, without breaking characters.',
});
