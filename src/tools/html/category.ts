import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'HTML Tools',
  icon: 'code-xml',
  order: 9,
  hue: 50,
  description: 'Write, preview, format and convert HTML and Markdown safely.',
});
