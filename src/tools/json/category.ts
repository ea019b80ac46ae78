import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'JSON Tools',
  icon: 'braces',
  order: 11,
  hue: 165,
  description: 'Format, validate, compare, query and convert JSON with every digit kept.',
});
