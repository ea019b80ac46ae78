import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Math Tools',
  icon: 'calculator',
  order: 12,
  hue: 110,
  description: 'Exact arithmetic: calculator, percentages, primes, factorials, units.',
});
