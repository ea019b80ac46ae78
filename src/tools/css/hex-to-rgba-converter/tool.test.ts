import { parse } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHexAlpha } from '@/engines/color/hex-alpha';
import { runs } from '@/engines/testing/long';
import { runNow } from '@/kit/testing/run-tool';
import tool, { INVALID, writeJson } from './tool';

const runAll = (input: string, alpha = 1) => runNow(tool, input, { alpha });
const run = (input: string, alpha = 1) => runAll(input, alpha).value.map(({ value }) => value);

it.each([
  ['#FF5733', 1, '#FF5733', 'rgba(255, 87, 51, 1)'],
  ['#f53', 0.25, '#FF5533', 'rgba(255, 85, 51, 0.25)'],
  ['ff5733', 0, '#FF5733', 'rgba(255, 87, 51, 0)'],
  ['#f538', 1, '#FF5533', 'rgba(255, 85, 51, 0.533)'],
  ['#FF573380', 1, '#FF5733', 'rgba(255, 87, 51, 0.5)'],
] as const)('%s with alpha %s', (input, alpha, hex, rgba) => {
  expect(run(input, alpha)).toEqual([hex, rgba]);
});

it.each([
  ['#FF573380', 0.3, ['The digits already include an alpha, so Alpha 0.3 isn’t used.']],
  ['#FF573380', 0.5, []],
  ['#FF573380', 1, []],
  ['#FF5733', 0.3, []],
] as const)('%s says whether alpha %s is passed over', (input, alpha, notes) => {
  expect(runAll(input, alpha).notes).toEqual(notes);
});

it('writes what a CSS parser reads as the same color and alpha', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 0, max: 100 }), (value, percent) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      const [, rgba] = run(hex, percent / 100);
      const read = parse(rgba!) as { r: number; g: number; b: number; alpha: number };
      expect(Math.round(read.r * 255) * 65536 + Math.round(read.g * 255) * 256 + Math.round(read.b * 255)).toBe(value);
      expect(read.alpha).toBeCloseTo(percent / 100, 9);
    }),
    { numRuns: runs(200) },
  );
});

it('writes hex and rgba into the file', () => {
  expect(JSON.parse(writeJson(readHexAlpha('#f53', 0.5, INVALID)))).toEqual({
    hex: '#FF5533',
    rgba: 'rgba(255, 85, 51, 0.5)',
  });
});

it.each(['', '#', '#12', '#12345', 'red', '#fffffg', 'x'.repeat(1_000_000)])('refuses %.20j', (text) => {
  expect(() => run(text)).toThrow(INVALID);
});
