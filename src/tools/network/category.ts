import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Network Tools',
  icon: 'network',
  order: 13,
  hue: 220,
  description: 'IPv4 and IPv6 arithmetic, MAC addresses and vendors.',
});
