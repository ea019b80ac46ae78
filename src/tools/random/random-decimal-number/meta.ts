import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Decimal Number',
  description: 'Generate random decimal numbers between two bounds with exactly 0 to 10 digits after the point.',
  keywords: ['float', 'random float', 'decimals', 'precision', 'real number', 'between 0 and 1'],
  icon: 'percent',
  generator: true,
  related: ['random-number', 'random-fraction', 'random-integer'],
});
