import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Percentage Calculator',
  description:
    'Percent of a number, percentage change between two values, and the price before tax or discount, calculated exactly.',
  keywords: [
    'percent',
    'percentage change',
    'percentage increase',
    'discount',
    'vat',
    'sales tax',
    'margin',
    'reverse percentage',
    'percent off',
    'tip',
  ],
  icon: 'percent',
  popularity: 2,
  generator: true,
  related: ['calculator', 'unit-converter', 'gcd-lcm-calculator', 'random-number-generator'],
});
