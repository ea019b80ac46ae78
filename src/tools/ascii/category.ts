import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'ASCII Tools',
  icon: 'type',
  order: 1,
  hue: 185,
  description: 'Turn text into codes and back, draw banners and tables out of plain characters.',
});
