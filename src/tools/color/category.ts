import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Color Tools',
  icon: 'palette',
  order: 4,
  hue: 350,
  description: 'Pick, convert, mix and check colors: palettes, gradients, contrast, shades.',
});
