import { expect, it } from 'vitest';
import { renderNoise } from './noise';

const RATE = 8000;
const samples = renderNoise(RATE);
const power = (from: number, length: number) =>
  samples.slice(from, from + length).reduce((sum, sample) => sum + sample ** 2, 0) / length;

it('is heard, is never cut off and is even', () => {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeCloseTo(0.5);
  const parts = Array.from({ length: 12 }, (_, at) => power(at * RATE, RATE));
  expect(Math.min(...parts)).toBeGreaterThan(Math.max(...parts) / 4);
});

it('has no seam: the jump at its end is like any other', () => {
  let largest = 0;
  for (let at = 1; at < samples.length; at++) largest = Math.max(largest, Math.abs(samples[at]! - samples[at - 1]!));
  expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(largest);
});

it('is deep: neighbouring samples are alike', () => {
  let together = 0;
  for (let at = 1; at < samples.length; at++) together += samples[at]! * samples[at - 1]!;
  expect(together / samples.length / power(0, samples.length)).toBeGreaterThan(0.9);
});
