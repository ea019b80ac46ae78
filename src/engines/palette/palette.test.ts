import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { seededRandom } from '@/engines/random/seeded';
import { cssVariables } from './css';
// Made by fixtures/make-pngs.py, which writes the files without a library and says which pixels it put in.
import fixtures from './fixtures/pngs.json';
import { decodePng } from './png';
import { quantize } from './quantize';
import { samplePixels, scaleDown } from './sample';

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

describe('PNG', () => {
  it.each(fixtures.cases)('reads $name', async ({ png, rgba }) => {
    const { width, height, data } = await decodePng(toBytes(png));
    expect([width, height]).toEqual([fixtures.width, fixtures.height]);
    expect([...data]).toEqual(rgba);
  });
  it('refuses what is cut or damaged, and what is none', async () => {
    const whole = toBytes(fixtures.cases[0]!.png);
    for (let length = 8; length < whole.length - 16; length += 7)
      await expect(decodePng(whole.slice(0, length))).rejects.toThrow(InputError);
    await expect(samplePixels(new TextEncoder().encode('GIF89a'), 1000)).rejects.toThrow('only PNG');
  });
});

describe('the sample', () => {
  it('has the proportions and no more pixels than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        (width, height, most) => {
          const small = scaleDown(width, height, most);
          expect(small.width).toBeLessThanOrEqual(width);
          expect(small.height).toBeLessThanOrEqual(height);
          // A line one pixel high cannot be scaled in both directions.
          if (small.width > 1 && small.height > 1) expect(small.width * small.height).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

const paint = (colors: readonly (readonly [r: number, g: number, b: number, count: number])[]) =>
  Uint8Array.from(colors.flatMap(([r, g, b, count]) => Array.from({ length: count }, () => [r, g, b, 255]).flat()));

describe('the palette', () => {
  it('is exactly the colors where there are few, most frequent first', () => {
    const pixels = paint([
      [255, 0, 0, 10],
      [0, 0, 255, 30],
      // Too close for five bits to tell apart.
      [0, 0, 254, 60],
    ]);
    expect(quantize(pixels, 5)).toEqual([
      { rgb: [0, 0, 254], share: 0.6 },
      { rgb: [0, 0, 255], share: 0.3 },
      { rgb: [255, 0, 0], share: 0.1 },
    ]);
  });

  it('tells a few hundred close colors apart', () => {
    const close = Array.from(
      { length: 512 },
      (_, at) => [8 + (at >> 6), 16 + ((at >> 3) & 7), 24 + (at & 7), 1] as const,
    );
    const palette = quantize(paint(close), 20);
    expect(new Set(palette.map(({ rgb }) => rgb.join())).size).toBe(20);
    // One grain in a plain field is a color too.
    expect(
      quantize(
        paint([
          [255, 255, 255, 39_998],
          [255, 255, 254, 1],
          [255, 254, 255, 1],
        ]),
        2,
      ),
    ).toHaveLength(2);
  });

  it('finds the centers of separate clouds of color', () => {
    const random = seededRandom('clouds');
    const centers = [
      [200, 40, 40],
      [40, 180, 60],
      [40, 60, 200],
      [230, 220, 40],
    ];
    const pixels = new Uint8Array(40_000 * 4);
    for (let at = 0; at < 40_000; at++) {
      const center = centers[at % 4]!;
      for (let channel = 0; channel < 3; channel++)
        pixels[at * 4 + channel] = center[channel]! + (random.uint32() % 21) - 10;
      pixels[at * 4 + 3] = 255;
    }
    const found = quantize(pixels, 4);
    for (const center of centers) {
      const near = found.filter(({ rgb }) => rgb.every((value, at) => Math.abs(value - center[at]!) <= 2));
      expect(near).toHaveLength(1);
      expect(near[0]!.share).toBeCloseTo(0.25, 2);
    }
  });

  it('leaves out what cannot be seen', () => {
    const pixels = paint([
      [255, 0, 0, 4],
      [0, 255, 0, 4],
    ]);
    for (let at = 0; at < 4; at++) pixels[at * 4 + 3] = 20;
    expect(quantize(pixels, 5)).toEqual([{ rgb: [0, 255, 0], share: 1 }]);
    expect(quantize(new Uint8Array(400), 5)).toEqual([]);
  });

  it('has the size asked for, shares that add up, and is always the same', () => {
    const pixels = seededRandom('noise').bytes(40_000).fill(255, 0, 4);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
    for (const size of [2, 3, 5, 20]) {
      const palette = quantize(pixels, size);
      expect(palette).toHaveLength(size);
      expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(quantize(pixels, size)).toEqual(palette);
    }
  });

  it('explains more of the image the larger it is', () => {
    const pixels = seededRandom('error').bytes(20_000);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
    const toError = (size: number) => {
      const palette = quantize(pixels, size);
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4)
        sum += Math.min(
          ...palette.map(
            ({ rgb }) =>
              (rgb[0] - pixels[at]!) ** 2 + (rgb[1] - pixels[at + 1]!) ** 2 + (rgb[2] - pixels[at + 2]!) ** 2,
          ),
        );
      return sum;
    };
    const errors = [2, 5, 10, 20].map(toError);
    expect([...errors].sort((a, b) => b - a)).toEqual(errors);
    expect(errors[3]! / errors[0]!).toBeLessThan(0.35);
  });
});

it('writes custom properties', () => {
  expect(cssVariables([['color-1', '#fff']])).toBe(':root {\n  --color-1: #fff;\n}\n');
});
