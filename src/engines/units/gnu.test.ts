import { expect, it } from 'vitest';
import { parseRatio } from '@/engines/number/ratio';
import { convert, writeResult } from './convert';
import gnu from './fixtures/gnu-units.json';
import { CATEGORIES, getCategory } from './table';

it('agree with GNU units', () => {
  const asked = new Set<string>();
  for (const [category, from, to, factor] of gnu as [string, string, string, string][]) {
    const named = (id: string) => {
      const unit = getCategory(category).units.find((one) => one.id === id);
      if (!unit) throw new Error(`${category}: ${id}`);
      asked.add(`${category} ${id}`);
      return unit;
    };
    const value = convert(parseRatio('1', ''), named(from), named(to));
    const mine = Number(writeResult(value, 'digits30').text);
    // It tells fifteen digits, of which floating point makes the last ones.
    expect(Math.abs(mine / Number(factor) - 1), `${from} to ${to}: ${mine}, not ${factor}`).toBeLessThan(3e-14);
  }
  expect(gnu.length).toBeGreaterThanOrEqual(600);
  for (const category of Object.keys(CATEGORIES))
    if (category !== 'temperature')
      expect(
        [...asked].some((one) => one.startsWith(`${category} `)),
        category,
      ).toBe(true);
});
