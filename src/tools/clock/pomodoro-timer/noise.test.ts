import { describe, expect, it } from 'vitest';
import { type Noise, renderNoise } from './noise';

const RATE = 8000;
const ALL: readonly Noise[] = ['brown', 'rain', 'ticking'];
const power = (samples: Float32Array, from: number, length: number) =>
  samples.slice(from, from + length).reduce((sum, sample) => sum + sample ** 2, 0) / length;

/** How alike neighbouring samples are: near 1 for what is deep, near 0 for a hiss. */
function alikeness(samples: Float32Array): number {
  let together = 0;
  for (let at = 1; at < samples.length; at++) together += samples[at]! * samples[at - 1]!;
  return together / samples.length / power(samples, 0, samples.length);
}

describe.each(ALL)('%s', (kind) => {
  const samples = renderNoise(kind, RATE);

  it('is heard and is never cut off', () => {
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.5);
  });

  it('has no seam: the jump at its end is like any other', () => {
    let largest = 0;
    for (let at = 1; at < samples.length; at++) largest = Math.max(largest, Math.abs(samples[at]! - samples[at - 1]!));
    expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(largest);
  });
});

it.each(['brown', 'rain'] as const)('%s is even', (kind) => {
  const samples = renderNoise(kind, RATE);
  const parts = Array.from({ length: 12 }, (_, at) => power(samples, at * RATE, RATE));
  expect(Math.min(...parts)).toBeGreaterThan(Math.max(...parts) / 4);
});

it('brown noise is deep, and rain is bright', () => {
  expect(alikeness(renderNoise('brown', RATE))).toBeGreaterThan(0.9);
  expect(alikeness(renderNoise('rain', RATE))).toBeLessThan(0.6);
});

it('ticking is a short sound at the start of each second, and silence', () => {
  const samples = renderNoise('ticking', RATE);
  expect(samples.length).toBe(2 * RATE);
  for (const second of [0, 1]) {
    expect(power(samples, second * RATE, 0.05 * RATE)).toBeGreaterThan(0.001);
    expect(power(samples, (second + 0.1) * RATE, 0.9 * RATE)).toBe(0);
  }
});
