import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'ASCII Tools',
  icon: 'type',
  order: 1,
  hue: 185,
  description: 'Turn text into codes and back, and draw banners and tables from plain characters.',
});
