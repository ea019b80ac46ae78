import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Calculator',
  description:
    'Scientific calculator with exact decimals: use the keys, or write a notebook of lines with names, units, dates and sums.',
  keywords: [
    'scientific calculator',
    'online calculator',
    'expression evaluator',
    'arithmetic',
    'add',
    'multiply',
    'divide',
    'big numbers',
    'sin cos tan',
    'square root',
    'logarithm',
    'math',
    'notebook calculator',
    'calculate with units',
    'soulver',
  ],
  icon: 'calculator',
  popularity: 3,
  related: ['percentage-calculator', 'unit-converter', 'factorial-calculator', 'gcd-lcm-calculator', 'integer-base'],
});
