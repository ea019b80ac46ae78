import { addRatio, divideRatio, multiplyRatio, type Ratio, subtractRatio, toRatio } from '@/engines/number/ratio';
import { InputError } from '@/kit';
import type { FieldRow } from '@/kit/output';
import detect from './detect';
import { HUNDRED, read, row, short } from './percentages';
import { askedOfPercentages, type PercentQuestion } from './questions';

const ONE = toRatio(1n);
const factorOf = (rate: Ratio) => addRatio(ONE, divideRatio(rate, HUNDRED));
const absolute = (value: Ratio) => (value.top < 0n ? toRatio(-value.top, value.bottom) : value);

function shareOf(part: string, whole: string): FieldRow[] {
  const [some, all] = [read(part, 'Part'), read(whole, 'Whole')];
  if (all.top === 0n) throw new InputError('The whole can’t be 0: nothing is a percentage of it.', { field: 'whole' });
  return [
    row('Result', multiplyRatio(divideRatio(some, all), HUNDRED), '%'),
    { label: 'Calculation', value: `${short(part)} ÷ ${short(whole)} × 100` },
    row('Rest', subtractRatio(all, some)),
  ];
}

function wholeOf(part: string, percent: string): FieldRow[] {
  const [some, rate] = [read(part, 'Known Part'), read(percent, 'Known Percentage')];
  if (rate.top === 0n) throw new InputError('The percentage can’t be 0.', { field: 'knownPercentage' });
  const all = multiplyRatio(divideRatio(some, rate), HUNDRED);
  return [
    row('Result', all),
    { label: 'Calculation', value: `${short(part)} ÷ ${short(percent)} × 100` },
    row('Rest', subtractRatio(all, some)),
  ];
}

function differenceOf(first: string, second: string): FieldRow[] {
  const [a, b] = [read(first, 'First Value'), read(second, 'Second Value')];
  const apart = absolute(subtractRatio(a, b));
  const mean = divideRatio(addRatio(absolute(a), absolute(b)), toRatio(2n));
  if (mean.top === 0n)
    throw new InputError('Both values are 0: their difference has no percentage.', { field: 'secondValue' });
  return [
    row('Result', multiplyRatio(divideRatio(apart, mean), HUNDRED), '%'),
    { label: 'Calculation', value: `|${short(first)} − ${short(second)}| ÷ mean × 100` },
    row('Difference', apart),
    row('Mean', mean),
  ];
}

const MOST_CHANGES = 50;

function successive(start: string, changes: string): FieldRow[] {
  const from = read(start, 'Starting Value');
  const steps = changes.split(/[\s;,]+/).filter(Boolean);
  if (steps.length > MOST_CHANGES) throw new InputError(`Changes is limited to ${MOST_CHANGES}`, { field: 'changes' });
  const factor = steps.reduce(
    (product, step) => multiplyRatio(product, factorOf(read(step.replace(/%$/, ''), 'Changes'))),
    ONE,
  );
  const end = multiplyRatio(from, factor);
  return [
    row('Result', end),
    row('Overall Change', multiplyRatio(subtractRatio(factor, ONE), HUNDRED), '%'),
    row('Difference', subtractRatio(end, from)),
  ];
}

function tipAndTax(bill: string, tipRate: string, taxRate: string, people: string): FieldRow[] {
  const price = read(bill, 'Bill');
  const tip = multiplyRatio(price, divideRatio(read(tipRate, 'Tip Rate'), HUNDRED));
  const tax = multiplyRatio(price, divideRatio(read(taxRate, 'Tax Rate'), HUNDRED));
  const count = read(people.trim() || '1', 'People');
  if (count.top <= 0n || count.bottom !== 1n)
    throw new InputError('People must be a whole number above 0', { field: 'people' });
  const total = addRatio(price, addRatio(tip, tax));
  return [
    row('Result', total),
    row('Tip', tip),
    row('Tax', tax),
    ...(count.top === 1n ? [] : [row('Each of them pays', divideRatio(total, count))]),
  ];
}

export const MORE: Readonly<Record<string, (a: string, b: string, c: string, d: string) => FieldRow[]>> = {
  share: shareOf,
  whole: wholeOf,
  difference: differenceOf,
  successive,
  tip: tipAndTax,
};

/** What a sentence asks for, as options of the tool, and the row that answers it. */
export function readQuestion(question: string): PercentQuestion {
  const text = question.trim();
  const [guess] = [detect(text, false, 0)].flat();
  if (guess?.options && !guess.untried)
    return { options: guess.options as PercentQuestion['options'], take: guess.take };
  const asked = askedOfPercentages(text);
  if (!asked)
    throw new InputError('That isn’t a question about percentages', {
      field: 'question',
      hint: 'Ask such as “15% of 80”, “20% off 59.99”, “change from 40 to 50”, “119 including 19% VAT” or “45 with 18% tip split by 3”.',
    });
  return asked;
}
