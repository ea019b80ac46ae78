import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fetchColors } from '@/engines/color/entered';
import { runs } from '@/engines/testing/long';
import { listVariations, readBase, writeCss, writeJson } from './tool';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

beforeAll(fetchColors);

it('mixes i/(n+1) of black and of white into each channel', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 3, max: 10 }), (base, count) => {
      const { shades, tints } = listVariations(readBase(base), count);
      expect([shades.length, tints.length]).toEqual([count, count]);
      for (let i = 1; i <= count; i++)
        for (const [at, channel] of channels(base).entries()) {
          const kept = 1 - i / (count + 1);
          // Half a step of rounding, and nothing more.
          expect(Math.abs(channels(shades[i - 1]!)[at]! - channel * kept)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(channels(tints[i - 1]!)[at]! - (255 - (255 - channel) * kept))).toBeLessThanOrEqual(
            0.5 + 1e-9,
          );
        }
    }),
    { numRuns: runs(60) },
  );
});

it('mixes what the base is in sRGB, as it says', () => {
  const wide = listVariations(readBase('color(display-p3 0 1 0)'), 4);
  expect(wide).toEqual(listVariations(readBase(wide.base), 4));
});

it('keeps the alpha of the base', () => {
  const { base, shades, tints } = listVariations(readBase('#ff000080'), 3);
  expect([base, shades[1], tints[1]]).toEqual(['#ff000080', '#80000080', '#ff808080']);
});

it('writes both files with everything in them', () => {
  const variations = listVariations(readBase('red'), 3);
  expect(JSON.parse(writeJson(variations))).toEqual({
    base: '#ff0000',
    shades: ['#bf0000', '#800000', '#400000'],
    tints: ['#ff4040', '#ff8080', '#ffbfbf'],
  });
  expect(writeCss(variations)).toMatch(
    /^:root \{\n {2}--base: #ff0000;\n {2}--shade-1: #bf0000;\n[^}]*--tint-3: #ffbfbf;\n\}\n$/,
  );
});

it('writes tones and the scale into files only where they are wanted', () => {
  const plain = listVariations(readBase('#3b82f6'), 3, { mixing: 'oklab' });
  expect(Object.keys(JSON.parse(writeJson(plain)))).toEqual(['base', 'shades', 'tints']);
  const all = listVariations(readBase('#3b82f6'), 3, { tones: true, scale: true });
  expect(all.tones).toHaveLength(3);
  expect(writeCss(all)).toContain('  --base-500: #3b82f6;\n');
  expect(writeCss(all).match(/^ {2}--/gm)).toHaveLength(1 + 3 * 3 + 11);
});

it('refuses what isn’t a color', () => {
  for (const text of ['', '#12', '#ggg', 'x'.repeat(1_000_000)])
    expect(() => readBase(text)).toThrow('Please enter a valid HEX color code');
});
