import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Integer Range',
  description:
    'Draw random integers from a range with a step: multiples, even or odd numbers, unique values, any size.',
  keywords: ['step', 'multiples', 'even numbers', 'odd numbers', 'range', 'random sequence'],
  icon: 'ruler',
  generator: true,
  related: ['random-integer', 'random-number', 'random-prime-number'],
});
