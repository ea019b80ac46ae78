import { expect, it } from 'vitest';
import { savedBytes } from './saved';

const ratio = (before: number, after: number) => savedBytes('x'.repeat(before), 'x'.repeat(after))[2]!.value;

it('tells how much smaller a text became, and no minus of nothing', () => {
  expect(ratio(200, 50)).toBe('75.00%');
  expect(ratio(50, 200)).toBe('-300.00%');
  expect(ratio(100_000, 100_001)).toBe('0.00%');
  expect(ratio(0, 0)).toBe('0.00%');
});
