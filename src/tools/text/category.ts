import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Text Tools',
  icon: 'file-text',
  order: 16,
  hue: 130,
  description: 'Write, compare, count, sort and clean text of any size.',
});
