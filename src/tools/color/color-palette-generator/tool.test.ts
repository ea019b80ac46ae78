import { converter } from 'culori';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchColors } from '@/engines/color/entered';
import { InputError } from '@/kit';
import { listSwatches, readBase } from './tool';

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
          const base = `#${value.toString(16).padStart(6, '0')}`;
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
