import { defineTool, fields, line, tabs } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { beforePercent, percentChange, toPercent } from './percentages';

/** The fields of each mode, in the order of the calculation. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  basic: ['percentage', 'value'],
  change: ['oldValue', 'newValue'],
  reverse: ['finalValue', 'rate'],
  share: ['part', 'whole'],
  whole: ['knownPart', 'knownPercentage'],
  difference: ['firstValue', 'secondValue'],
  successive: ['startingValue', 'changes'],
  tip: ['bill', 'tipRate', 'taxRate', 'people'],
};

const number = (label: string, mode: string) =>
  line(label, '', { inputMode: 'decimal', placeholder: '0', maxLength: 100, when: { mode } });

interface FieldValues {
  readonly [name: string]: string;
  readonly mode: string;
}

function solve({ mode, ...given }: FieldValues): readonly FieldRow[] | Promise<readonly FieldRow[]> {
  const [a = '', b = '', c = '', d = ''] = FIELDS[mode]!.map((name) => given[name] ?? '');
  if (mode === 'basic') return toPercent(a, b);
  if (mode === 'change') return percentChange(a, b);
  if (mode === 'reverse') return beforePercent(a, b);
  return import('./more-modes').then(({ MORE }) => MORE[mode]!(a, b, c, d));
}

const ADDED = /^(\S+) (plus|minus) (\S+)%$/;

/** A sentence is answered by the mode it asks for; the row that answers it comes first. */
async function answer(question: string): Promise<readonly FieldRow[]> {
  const { options, take = 'Result' } = (await import('./more-modes')).readQuestion(question);
  const rows = await solve(options);
  if (take === 'Result')
    return rows.filter(({ label }) => !label.includes(' is what percent of ') && !ADDED.test(label));
  const wanted = rows.find(({ label }) => label === take) ?? rows[0]!;
  const [, whole, sign, rate] = ADDED.exec(take) ?? [];
  return [
    { ...wanted, label: 'Result' },
    { label: 'Answers', value: take },
    ...(whole
      ? [{ label: 'Calculation', value: `${whole} ${sign === 'plus' ? '+' : '−'} ${whole} × ${rate} ÷ 100` }]
      : []),
  ];
}

export default defineTool({
  options: {
    mode: tabs(
      'Mode',
      {
        basic: 'Basic',
        change: '% Change',
        reverse: 'Reverse %',
        share: 'What % Of',
        whole: '% Of What',
        difference: 'Difference',
        successive: 'Successive',
        tip: 'Tip and Tax',
        question: 'Question',
      },
      'basic',
    ),
    percentage: number('Percentage', 'basic'),
    value: number('Value', 'basic'),
    oldValue: number('Old Value', 'change'),
    newValue: number('New Value', 'change'),
    finalValue: number('Final Value', 'reverse'),
    rate: number('Rate', 'reverse'),
    part: number('Part', 'share'),
    whole: number('Whole', 'share'),
    knownPart: number('Known Part', 'whole'),
    knownPercentage: number('Known Percentage', 'whole'),
    firstValue: number('First Value', 'difference'),
    secondValue: number('Second Value', 'difference'),
    startingValue: number('Starting Value', 'successive'),
    changes: line('Changes', '', { placeholder: '0', maxLength: 1000, when: { mode: 'successive' } }),
    bill: number('Bill', 'tip'),
    tipRate: number('Tip Rate', 'tip'),
    taxRate: number('Tax Rate', 'tip'),
    people: number('People', 'tip'),
    question: line('Question', '', { placeholder: '20% off 59.99', maxLength: 80, when: { mode: 'question' } }),
  },
  output: fields({ hero: true, label: 'Result' }),
  action: 'Calculate',
  run: (_, options) => (options.mode === 'question' ? answer(options.question) : solve(options)),
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
    {
      title: '12 of 48 in percent',
      input: undefined,
      options: { mode: 'share', part: '12', whole: '48' },
      output: [
        { label: 'Result', value: '25.00%' },
        { label: 'Calculation', value: '12 ÷ 48 × 100' },
        { label: 'Rest', value: '36.00' },
      ],
    },
    {
      title: '12 is 25% of what',
      input: undefined,
      options: { mode: 'whole', knownPart: '12', knownPercentage: '25' },
      output: [
        { label: 'Result', value: '48.00' },
        { label: 'Calculation', value: '12 ÷ 25 × 100' },
        { label: 'Rest', value: '36.00' },
      ],
    },
    {
      title: 'Between 40 and 60',
      input: undefined,
      options: { mode: 'difference', firstValue: '40', secondValue: '60' },
      output: [
        { label: 'Result', value: '40.00%' },
        { label: 'Calculation', value: '|40 − 60| ÷ mean × 100' },
        { label: 'Difference', value: '20.00' },
        { label: 'Mean', value: '50.00' },
      ],
    },
    {
      title: '20% off, then 19% tax',
      input: undefined,
      options: { mode: 'successive', startingValue: '100', changes: '-20 19' },
      output: [
        { label: 'Result', value: '95.20' },
        { label: 'Overall Change', value: '-4.80%' },
        { label: 'Difference', value: '-4.80' },
      ],
    },
    {
      title: 'A bill for four',
      input: undefined,
      options: { mode: 'tip', bill: '80', tipRate: '15', taxRate: '8', people: '4' },
      output: [
        { label: 'Result', value: '98.40' },
        { label: 'Tip', value: '12.00' },
        { label: 'Tax', value: '6.40' },
        { label: 'Each of them pays', value: '24.60' },
      ],
    },
    {
      title: 'A sentence',
      input: undefined,
      options: { mode: 'question', question: '20% off 59.99' },
      output: [
        { label: 'Result', value: '47.99', note: 'more exactly 47.992' },
        { label: 'Answers', value: '59.99 minus 20%' },
        { label: 'Calculation', value: '59.99 − 59.99 × 20 ÷ 100' },
      ],
    },
  ],
});
