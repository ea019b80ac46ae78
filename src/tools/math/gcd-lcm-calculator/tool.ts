import { defineTool, fields, text } from '@/kit';
import { readNumbers, solve } from './solve';

export default defineTool({
  input: text('Numbers', { short: true, placeholder: '48, 18' }),
  output: fields({ hero: ['GCD', 'LCM'], label: 'Result' }),
  action: 'Calculate',
  heavy: true,
  run: (input) => solve(readNumbers(input)),
  examples: [
    {
      title: '48 and 18',
      input: '48, 18',
      output: [
        { label: 'GCD', value: '6' },
        { label: 'LCM', value: '144' },
        { label: 'Steps', value: '48 = 2 × 18 + 12\n18 = 1 × 12 + 6\n12 = 2 × 6 + 0', note: '3 divisions' },
        { label: 'Prime Factors', value: '48 = 2⁴ × 3\n18 = 2 × 3²' },
      ],
      data: { numbers: ['48', '18'], gcd: '6', lcm: '144', divisions: 3 },
    },
    {
      title: 'Three numbers',
      input: '4, 6, 9',
      output: [
        { label: 'GCD', value: '1', note: 'coprime' },
        { label: 'LCM', value: '36' },
        {
          label: 'Steps',
          value: 'gcd(6, 4):\n6 = 1 × 4 + 2\n4 = 2 × 2 + 0\ngcd(9, 2):\n9 = 4 × 2 + 1\n2 = 2 × 1 + 0',
          note: '4 divisions',
        },
        { label: 'Prime Factors', value: '4 = 2²\n6 = 2 × 3\n9 = 3²' },
      ],
    },
    {
      title: 'As it is asked',
      input: 'lcm of 4 and 6',
      output: [
        { label: 'GCD', value: '2' },
        { label: 'LCM', value: '12' },
        { label: 'Steps', value: '6 = 1 × 4 + 2\n4 = 2 × 2 + 0', note: '2 divisions' },
        { label: 'Prime Factors', value: '4 = 2²\n6 = 2 × 3' },
      ],
    },
  ],
});
