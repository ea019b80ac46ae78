import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Calculator',
  description:
    'Scientific calculator with exact decimals: type an expression or use the keys. Memory, degrees and radians, history to reuse.',
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
  ],
  icon: 'calculator',
  popularity: 3,
  related: ['percentage-calculator', 'unit-converter', 'factorial-calculator', 'gcd-lcm-calculator', 'integer-base'],
});
