import { expect, it } from 'vitest';
import { rulerMarks } from './ruler';

it('ends at the mark behind the result, with the other unit below', () => {
  const { reach, result, value } = rulerMarks(71, 180.34)!;
  expect(result.map(({ label }) => label)).toEqual(['0', '50', '100', '150', '200']);
  expect(reach).toBeCloseTo(0.9017);
  expect(value.map(({ label }) => label)).toEqual(['0', '10', '20', '30', '40', '50', '60', '70']);
  // 70 in are 177.8 cm.
  expect(value.at(-1)!.at * 200).toBeCloseTo(177.8);
});

it.each([0.001, 0.3, 1, 7, 99, 1000, 123456789])('has few marks for %d', (size) => {
  const { reach, result } = rulerMarks(size, size)!;
  expect(reach).toBeGreaterThan(0.5);
  expect(reach).toBeLessThanOrEqual(1);
  expect(result.length).toBeGreaterThanOrEqual(3);
  expect(result.length).toBeLessThanOrEqual(9);
});

it.each([0, -5, 1e-9, 1e15, Number.NaN, Number.POSITIVE_INFINITY])('is not drawn for %d', (size) =>
  expect(rulerMarks(1, size)).toBeUndefined(),
);
