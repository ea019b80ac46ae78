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
