import { expect, it } from 'vitest';
import { paintScale } from './paint-svg';

it('paints what is small twice as fine', () => {
  expect(paintScale(600, 400)).toBe(2);
});

it('keeps the letters of 300 boxes in one column at their size', () => {
  expect(paintScale(628, 24_844)).toBeGreaterThan(1);
});

it.each([
  [628, 24_844],
  [40, 60_000],
  [9_000, 9_000],
])('stays within what browsers paint: %i × %i', (width, height) => {
  const scale = paintScale(width, height);
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(32_000);
  expect(width * height * scale * scale).toBeLessThanOrEqual(4096 * 4096 + 1);
});
