import { fixupHueDecreasing, fixupHueIncreasing, fixupHueLonger, fixupHueShorter, interpolate, rgb } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorAt, type Gradient, type HueWay, parseStops, type Space, writeStops } from '.';
import { flatten } from './flat';

const gradient = (stops: string, changes: Partial<Gradient> = {}): Gradient => ({
  type: 'linear',
  angle: 90,
  repeating: false,
  shape: 'circle',
  size: 'farthest-corner',
  centerX: 50,
  centerY: 50,
  stops: parseStops(stops),
  ...changes,
});

const MODES = {
  'srgb-linear': 'lrgb',
  oklab: 'oklab',
  oklch: 'oklch',
  lab: 'lab',
  lch: 'lch',
  hsl: 'hsl',
  hwb: 'hwb',
} as const;
const FIXUPS = {
  shorter: fixupHueShorter,
  longer: fixupHueLonger,
  increasing: fixupHueIncreasing,
  decreasing: fixupHueDecreasing,
};

const channels = (hex: string) => {
  const { r, g, b } = rgb(hex)!;
  return [r, g, b].map((value) => Math.min(1, Math.max(0, value)) * 255);
};

describe('a gradient in another space', () => {
  const cases = Object.keys(MODES).flatMap((space) =>
    Object.keys(FIXUPS).map((hue) => [space as Space, hue as HueWay]),
  );
  it.each(cases)('mixes in %s, %s hue, as another library does', (space, hue) => {
    const stops = '#7c3aed 0%, #06b6d4 48%, #a3e635 100%';
    const { stops: flat } = flatten(gradient(stops, { space: space as Space, hue: hue as HueWay }));
    const mode = MODES[space as keyof typeof MODES];
    const fixup = FIXUPS[hue as HueWay];
    const mix = interpolate(
      [
        ['#7c3aed', 0],
        ['#06b6d4', 0.48],
        ['#a3e635', 1],
      ] as never,
      mode,
      {
        h: { fixup },
      } as never,
    );
    for (let place = 0; place <= 100; place += 1.7) {
      const { r, g, b } = rgb(mix(place / 100) as unknown as string)!;
      const expected = [r, g, b].map((value) => Math.min(1, Math.max(0, value)) * 255);
      const found = channels(colorAt(flat, place));
      for (const [at, value] of expected.entries())
        expect(Math.abs(found[at]! - value), `${place}`).toBeLessThanOrEqual(2);
    }
  });
  it('gives a grey the hue of what it is mixed with: nothing turns through others', () => {
    const { stops } = flatten(gradient('#fff, #00f', { space: 'hsl' }));
    expect(colorAt(stops, 50)).toBe('#9F9FDF');
  });
  it('stays as it is in sRGB without hints', () => {
    const one = gradient('#f00, #00f', { space: 'srgb' });
    expect(flatten(one).stops).toBe(one.stops);
  });
  it('weights by alpha: half way from red to transparent blue is red with a little blue', () => {
    const { stops } = flatten(gradient('#f00, #00f0', { space: 'oklab' }));
    expect(colorAt(stops, 50)).toBe('#FF000080');
  });
});

describe('hints', () => {
  it('move the middle of a mix (CSS Images 4, section 3.5.3)', () => {
    const { stops } = flatten(gradient('#000, 20%, #fff'));
    expect(colorAt(stops, 20)).toBe('#808080');
    // 0.5 ** (log 0.5 / log 0.2) of 255
    expect(Math.abs(Number.parseInt(colorAt(stops, 50).slice(1, 3), 16) - 255 * 0.5 ** 0.43068)).toBeLessThan(2);
  });
  it('jump where they stand on a stop', () => {
    expect(colorAt(flatten(gradient('#000, 0%, #fff')).stops, 1)).toBe('#FFFFFF');
    expect(colorAt(flatten(gradient('#000, 100%, #fff')).stops, 99)).toBe('#000000');
  });
  it('are read, written and kept between their stops', () => {
    expect(writeStops(parseStops('#000, 30%, #fff, #f00'))).toBe('#000 0%, 30%, #fff 65%, #f00 100%');
    for (const text of ['30%, #000, #fff', '#000, #fff, 30%', '#000, 20%, 30%, #fff'])
      expect(() => parseStops(text)).toThrow('A color hint must stand between two color stops');
  });
});
