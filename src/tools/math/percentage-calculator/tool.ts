import { defineTool, fields, line, tabs } from '@/kit';
import { beforePercent, percentChange, toPercent } from './percentages';

const number = (label: string, mode: string) =>
  line(label, '', { inputMode: 'decimal', placeholder: '0', maxLength: 100, when: { mode } });

export default defineTool({
  options: {
    mode: tabs('Mode', { basic: 'Basic', change: '% Change', reverse: 'Reverse %' }, 'basic'),
    percentage: number('Percentage', 'basic'),
    value: number('Value', 'basic'),
    oldValue: number('Old Value', 'change'),
    newValue: number('New Value', 'change'),
    finalValue: number('Final Value', 'reverse'),
    rate: number('Rate', 'reverse'),
  },
  output: fields({ hero: true, label: 'Result' }),
  action: 'Calculate',
  run: (_, { mode, percentage, value, oldValue, newValue, finalValue, rate }) =>
    mode === 'basic'
      ? toPercent(percentage, value)
      : mode === 'change'
        ? percentChange(oldValue, newValue)
        : beforePercent(finalValue, rate),
  examples: [
    {
      title: '15% of 200',
      input: undefined,
      options: { percentage: '15', value: '200' },
      output: [
        { label: 'Result', value: '30.00' },
        { label: 'Calculation', value: '200 × 15 ÷ 100' },
        { label: '200 plus 15%', value: '230.00' },
        { label: '200 minus 15%', value: '170.00' },
        { label: '15 is what percent of 200', value: '7.50%' },
      ],
    },
    {
      title: 'From 75 to 50',
      input: undefined,
      options: { mode: 'change', oldValue: '75', newValue: '50' },
      output: [
        { label: 'Result', value: '-33.33%', note: 'more exactly -33.3333333333%' },
        { label: 'Calculation', value: '(50 − 75) ÷ 75 × 100' },
        { label: 'Direction', value: 'Decrease' },
        { label: 'Difference', value: '-25.00' },
      ],
    },
    {
      title: 'Before 19% tax',
      input: undefined,
      options: { mode: 'reverse', finalValue: '119', rate: '19' },
      output: [
        { label: 'Result', value: '100.00' },
        { label: 'Calculation', value: '119 ÷ (1 + 19 ÷ 100)' },
        { label: 'Amount of the change', value: '19.00' },
      ],
    },
  ],
});
