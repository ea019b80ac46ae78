import { converter, differenceEuclidean, wcagContrast } from 'culori';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchColors } from '@/engines/color/entered';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import { completeSlots, moved, readArrangement, writeArrangement } from './arrangement';
import tool, { arrangeSwatches, listSwatches, readBase, type Scheme } from './tool';

/** The formula of CSS Color 4, section 7.1, with nothing of the color engine in it. */
function hslToHex(hue: number, saturation: number, lightness: number): string {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return `#${[0, 8, 4]
    .map((n) =>
      Math.round(channel(n) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

beforeAll(fetchColors);

const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

describe('the arrangement', () => {
  const list = (text: string, size = 4) =>
    arrangeSwatches(listSwatches(readBase('#f00'), size, 'square'), readArrangement(text)).map(({ swatch }) => swatch);

  it('orders, replaces and locks, and is written as it was read', () => {
    const colors = list('3, 1 2=0f8!').map(({ color }) => color);
    expect(colors).toEqual(['#00ffff', '#ff0000', '#00ff88', '#8000ff']);
    expect(list('3, 1 2=0f8!').map(({ isBase }) => isBase === true)).toEqual([false, true, false, false]);
    expect(writeArrangement(readArrangement('3, 1 2=0f8!'))).toBe('3 1 2=#00ff88!');
    expect(writeArrangement(completeSlots([], 5))).toBe('');
    expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  });

  it('has every swatch once, whatever the size and the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 })), fc.integer({ min: 3, max: 10 }), (order, size) => {
        const slots = completeSlots(readArrangement(order.join(' ')), size).map(({ slot }) => slot);
        expect(slots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
      }),
    );
  });

  it('is refused with its place where it cannot be read', () => {
    expect(() => readArrangement('1 2 x 4')).toThrow('Arrangement, word 3: “x” isn’t a swatch');
    expect(() => readArrangement('1=#12345')).toThrow('word 1: “1=#12345” isn’t');
    expect(() => readArrangement('0')).toThrow(InputError);
    expect(() => readArrangement('2 1 2')).toThrow('swatch 2 is there twice');
  });
});

describe('a shuffle', () => {
  const schemes: Scheme[] = ['complementary', 'analogous', 'square', 'ramp', 'scale', 'random'];

  it('keeps the base, repeats itself by its seed, and gives other colors for another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.constantFrom(...schemes),
        fc.integer({ min: 1, max: 999_998 }),
        (value, scheme, seed) => {
          const colors = (by: number) => listSwatches(readBase(hexOf(value)), 6, scheme, by);
          expect(colors(seed)).toEqual(colors(seed));
          expect(colors(seed).filter(({ isBase }) => isBase)).toMatchObject([{ color: hexOf(value) }]);
          expect(colors(seed)).toHaveLength(scheme === 'scale' ? 11 : 6);
        },
      ),
    );
    const once = (scheme: Scheme) => [1, 2, 3].map((seed) => listSwatches(readBase('#3b82f6'), 6, scheme, seed));
    for (const scheme of schemes) expect(new Set(once(scheme).map((one) => JSON.stringify(one))).size, scheme).toBe(3);
  });

  it('draws random colors that differ from each other', () => {
    const apart = differenceEuclidean('oklab');
    for (let seed = 0; seed < 200; seed++) {
      const colors = listSwatches(readBase('#2a9d8f'), 5, 'random', seed).map(({ color }) => color);
      for (const [at, color] of colors.entries())
        for (const other of colors.slice(at + 1))
          expect(apart(color, other), `${seed}: ${colors}`).toBeGreaterThan(0.05);
    }
  });
});

it('tells programs the contrast of every pair and what others see', async () => {
  const { data } = await runTool(tool, '#ff0000', { paletteSize: 3 });
  const colors = data.swatches.map(({ color }) => color);
  expect(data.contrast).toEqual(
    colors.map((ground) => colors.map((text) => Math.round(wcagContrast(text, ground) * 100) / 100)),
  );
  expect(data.seen.protan).toHaveLength(3);
  expect(data.seen.achromat.every((hex) => /^#(..)\1\1$/.test(hex))).toBe(true);
});

describe('the swatches', () => {
  it('step from 90 % to 10 % lightness at every size', () => {
    for (let size = 3; size <= 10; size++)
      expect(listSwatches(readBase('hsl(213 47% 40%)'), size).map(({ color }) => color)).toEqual(
        Array.from({ length: size }, (_, i) => hslToHex(213, 0.47, (90 - (80 * i) / (size - 1)) / 100)),
      );
  });

  it('take digits without #, short digits, names, and keep the alpha', () => {
    const colors = (text: string) => listSwatches(readBase(text), 3).map(({ color }) => color);
    expect(colors('3b82f6')).toEqual(colors('#3B82F6'));
    expect(colors('#f00')).toEqual(colors('red'));
    expect(colors('#ff000080')).toEqual(['#ffcccc80', '#ff000080', '#33000080']);
  });

  it('have the base as it was and marked in every other scheme, and the hues of the scheme', () => {
    const hue = (color: string) => converter('hsl')(color)!.h!;
    const turns = {
      complementary: [180],
      analogous: [330, 30],
      triadic: [120, 240],
      'split-complementary': [150, 210],
      tetradic: [60, 180, 240],
      square: [90, 180, 270],
    } as const;
    for (const [scheme, expected] of Object.entries(turns)) {
      const swatches = listSwatches(readBase('#3b82f6'), 10, scheme as keyof typeof turns);
      expect(swatches.map(({ isBase }) => isBase === true)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
      expect(swatches[0]!.color).toBe('#3b82f6');
      expect(new Set(swatches.map(({ color }) => color)).size, scheme).toBe(10);
      for (const [at, turn] of expected.entries())
        expect((hue(swatches[at + 1]!.color) - hue('#3b82f6') + 720) % 360, scheme).toBeCloseTo(turn, -0.3);
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.constantFrom('square', 'ramp', 'scale'),
        fc.integer({ min: 3, max: 10 }),
        (value, scheme, size) => {
          const base = hexOf(value);
          const swatches = listSwatches(readBase(base), size, scheme);
          expect(swatches).toHaveLength(scheme === 'scale' ? 11 : size);
          expect(swatches.filter(({ isBase }) => isBase).map(({ color }) => color)).toEqual([base]);
        },
      ),
    );
  });

  it('never fail on other text but by saying so', () => {
    expect(() => readBase('#12345')).toThrow('Please enter a valid HEX color code');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          for (const { color } of listSwatches(readBase(text), 10)) expect(color).toMatch(/^#([\da-f]{6}|[\da-f]{8})$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
