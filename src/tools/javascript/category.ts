import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'JavaScript Tools',
  icon: 'square-function',
  order: 10,
  hue: 90,
  description: 'Run, format, minify and test JavaScript and regular expressions.',
});
