import {
  addRatio,
  divideRatio,
  isExactly,
  multiplyRatio,
  parseRatio,
  type Ratio,
  subtractRatio,
  toDecimals,
  toRatio,
  toSignificant,
} from '@/engines/number/ratio';
import { InputError } from '@/kit';
import type { FieldRow } from '@/kit/output';

export const HUNDRED = toRatio(100n);
const DECIMALS = 2;
const MORE_DIGITS = 12;

export const row = (label: string, value: Ratio, unit = ''): FieldRow => {
  const text = toDecimals(value, DECIMALS).replace(/^-(0\.00)$/, '$1');
  const more = isExactly(value, text) ? undefined : `more exactly ${toSignificant(value, MORE_DIGITS)}${unit}`;
  return { label, value: text + unit, ...(more && { note: more }) };
};
/** As it was entered, without what says nothing. */
export const short = (text: string): string => text.trim().replace('−', '-') || '0';
export const read = (text: string, name: string): Ratio => {
  // Divided out exactly, such a number would have as many digits as its exponent says.
  if (text.length > 100) throw new InputError(`${name} is limited to 100 characters`);
  return parseRatio(text.includes('/') ? '' : short(text), name);
};

export function toPercent(percentage: string, number: string): FieldRow[] {
  const rate = divideRatio(read(percentage, 'Percentage'), HUNDRED);
  const whole = read(number, 'Value');
  const part = multiplyRatio(rate, whole);
  const [p, n] = [short(percentage), short(number)];
  return [
    row('Result', part),
    { label: 'Calculation', value: `${n} × ${p} ÷ 100` },
    row(`${n} plus ${p}%`, addRatio(whole, part)),
    row(`${n} minus ${p}%`, subtractRatio(whole, part)),
    ...(whole.top === 0n
      ? []
      : [row(`${p} is what percent of ${n}`, divideRatio(multiplyRatio(rate, toRatio(10_000n)), whole), '%')]),
  ];
}

export function percentChange(before: string, after: string): FieldRow[] {
  const from = read(before, 'Old Value');
  const to = read(after, 'New Value');
  if (from.top === 0n)
    throw new InputError('The old value can’t be 0: a change from zero has no percentage.', { field: 'oldValue' });
  const difference = subtractRatio(to, from);
  const size = from.top < 0n ? toRatio(-from.top, from.bottom) : from;
  const [a, b] = [short(before), short(after)];
  return [
    row('Result', multiplyRatio(divideRatio(difference, size), HUNDRED), '%'),
    { label: 'Calculation', value: `(${b} − ${a.startsWith('-') ? `(${a})` : a}) ÷ ${a.replace(/^-/, '')} × 100` },
    { label: 'Direction', value: difference.top === 0n ? 'No change' : difference.top > 0n ? 'Increase' : 'Decrease' },
    row('Difference', difference),
  ];
}

export function beforePercent(final: string, rate: string): FieldRow[] {
  const end = read(final, 'Final Value');
  const factor = addRatio(toRatio(1n), divideRatio(read(rate, 'Rate'), HUNDRED));
  if (factor.top === 0n) throw new InputError('The rate can’t be -100%: any value would become 0.', { field: 'rate' });
  const start = divideRatio(end, factor);
  return [
    row('Result', start),
    { label: 'Calculation', value: `${short(final)} ÷ (1 + ${short(rate)} ÷ 100)` },
    row('Amount of the change', subtractRatio(end, start)),
  ];
}
