import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Fraction',
  description:
    'Generate random fractions for exercises and tests: simplified, as mixed numbers or with their decimal value.',
  keywords: ['fraction generator', 'math worksheet', 'mixed number', 'numerator', 'denominator', 'improper fraction'],
  icon: 'divide',
  generator: true,
  related: ['random-decimal-number', 'random-integer', 'random-number', 'percentage-calculator'],
});
