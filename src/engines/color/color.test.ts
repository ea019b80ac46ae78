import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import {
  apcaContrast,
  COLOR_FORMATS,
  type ColorFormat,
  contrastRatio,
  convertColor,
  flatten,
  formatColor,
  formatContrastRatio,
  fromRgb8,
  HARMONIES,
  harmonies,
  isOutsideSrgb,
  judgeContrast,
  type MixSpace,
  missedLevel,
  mixColors,
  nearestColorName,
  OKLAB,
  parseColor,
  parseHexDigits,
  relativeLuminance,
  toCmyk,
  toHsl,
  toRgb8,
} from '.';

const toHex = (text: string) => formatColor(parseColor(text), 'hex');
const write = (text: string, format: ColorFormat) => formatColor(parseColor(text), format);
const sixDigits = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('hex', () => {
  it('round-trips all 4096 three-digit colors, with and without #, in either case', () => {
    for (let value = 0; value < 4096; value++) {
      const digits = value.toString(16).padStart(3, '0');
      const long = `#${digits.replace(/./g, '$&$&')}`;
      expect(toHex(digits)).toBe(long);
      expect(toHex(`#${digits.toUpperCase()}`)).toBe(long);
    }
  });

  it('round-trips six and eight digits', () => {
    fc.assert(
      fc.property(sixDigits, fc.integer({ min: 0, max: 255 }), (six, alpha) => {
        expect(toHex(six)).toBe(six);
        const eight = six + alpha.toString(16).padStart(2, '0');
        expect(toHex(eight)).toBe(alpha === 255 ? six : eight);
        expect(formatColor(parseColor(eight), 'hex', { alwaysAlpha: true, uppercase: true })).toBe(eight.toUpperCase());
      }),
    );
    expect(toHex('#c931')).toBe('#cc993311');
  });

  it('refuses other lengths and other digits', () => {
    for (const text of ['', '#', '#1', '#12', '12345', '#1234567', '123456789', '#ggg', '##fff', 'rgb(1 2 3)']) {
      expect(parseHexDigits(text)).toBeUndefined();
    }
    expect(formatColor(parseHexDigits('3B82F6')!, 'hex')).toBe('#3b82f6');
  });
});

describe('parsing CSS', () => {
  // The color spaces' values for "green" are those of the W3C's web platform tests for CSS Color 4.
  it.each([
    ['rebeccapurple', '#663399'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(255, 87, 51)', '#ff5733'],
    ['RGBA(255 87 51 / 50%)', '#ff573380'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['rgb(none 128 0)', '#008000'],
    ['hsl(120deg, 100%, 25.1%)', '#008000'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsla(-120, 100%, 50%, .5)', '#0000ff80'],
    ['hwb(120 0% 49.8039%)', '#008000'],
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['lch(46.2775% 67.9892 134.3912)', '#008000'],
    ['oklab(51.975% -0.1403 0.10768)', '#008000'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['color(srgb 0 0.50196 0)', '#008000'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
    ['color(a98-rgb 0.281363 0.498012 0.116746)', '#008000'],
    ['color(prophoto-rgb 0.230479 0.395789 0.129968)', '#008000'],
    ['color(rec2020 0.235202 0.431704 0.085432)', '#008000'],
    ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d65 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d50 0.083146 0.154771 0.020961)', '#008000'],
    [' \n rgb(\r\n 1\t2 3 ) ', '#010203'],
    ['#7654CD', '#7654cd'],
  ])('%j is %s', (text, hex) => {
    expect(toHex(text)).toBe(hex);
  });

  it.each([
    '',
    ' ',
    'no-color',
    'rgb(1 2)',
    'rgb(10px 0 0)',
    'color()',
    'color(nope 1 2 3)',
    'rgb(1 2 3 / 4px)',
    'hsl(10%, 1, 2)',
  ])('refuses %j', (text) => {
    expect(() => parseColor(text)).toThrow(new InputError('Please enter a valid color'));
  });

  it('never fails in any other way', () => {
    const piece = fc.constantFrom(
      'rgb(',
      'hsl(',
      'color(',
      'lab(',
      'oklch(',
      'srgb',
      '1e999',
      '10',
      '5%',
      '3deg',
      '2px',
      ',',
      '/',
      ' ',
      ')',
      '#',
      'none',
      '-',
      '.',
      'ä',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        try {
          expect(toHex(pieces.join(''))).toMatch(/^#[\da-f]{6,8}$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('writing', () => {
  it.each<[string, ColorFormat, string]>([
    ['#FF5733', 'rgb', 'rgb(255, 87, 51)'],
    ['#FF573380', 'rgb', 'rgba(255, 87, 51, 0.5)'],
    ['#FF5733', 'hsl', 'hsl(10.6, 100%, 60%)'],
    ['#FF573340', 'hsl', 'hsla(10.6, 100%, 60%, 0.25)'],
    ['#FF573381', 'hwb', 'hwb(10.6 20% 0% / 0.506)'],
    ['#FF5733', 'hsv', 'hsv(10.6, 80%, 100%)'],
    ['#FF5733', 'cmyk', 'cmyk(0%, 66%, 80%, 0%)'],
    ['green', 'lab', 'lab(46.28% -47.55 48.59)'],
    ['green', 'lch', 'lch(46.28% 67.98 134.38)'],
    ['green', 'oklab', 'oklab(51.98% -0.1403 0.10768)'],
    ['green', 'oklch', 'oklch(51.98% 0.17686 142.5)'],
    ['green', 'display-p3', 'color(display-p3 0.21604 0.49418 0.13151)'],
    ['#0000', 'oklch', 'oklch(0% 0 0 / 0)'],
    ['white', 'oklch', 'oklch(100% 0 0)'],
    ['#808080', 'lch', 'lch(53.59% 0 0)'],
    ['lch(50% 30 -20)', 'lch', 'lch(50% 30 340)'],
    ['hsl(359.99 100% 50%)', 'hsl', 'hsl(0, 100%, 50%)'],
  ])('%s in %s is %s', (text, format, written) => {
    expect(write(text, format)).toBe(written);
  });

  it.each(['lab(100% 0 0)', 'oklab(100% 0 0)', 'lch(50% 0 40)', 'oklch(50% 0 40)', 'lab(3% 0 0)', 'xyz-d65'])(
    'gives a grey no hue: %s',
    (text) => {
      const color = parseColor(text === 'xyz-d65' ? 'color(xyz-d65 0.47523 0.5 0.54453)' : text);
      for (const format of ['hsl', 'hsv'] as const) expect(formatColor(color, format)).toMatch(/^hs[lv]\(0, 0%, /);
      expect(formatColor(color, 'hwb')).toMatch(/^hwb\(0 /);
    },
  );

  it('has a modern form, percent, and decimals to choose', () => {
    const color = parseColor('#FF573380');
    expect(formatColor(color, 'rgb', { modern: true })).toBe('rgb(255 87 51 / 0.5)');
    expect(formatColor(color, 'hsl', { modern: true, decimals: 0 })).toBe('hsl(11 100% 60% / 0.5)');
    expect(formatColor(color, 'rgb', { percent: true })).toBe('rgba(100%, 34.1%, 20%, 0.5)');
    expect(formatColor(parseColor('red'), 'rgb', { alwaysAlpha: true })).toBe('rgba(255, 0, 0, 1)');
  });

  it('reads back to the same hex in every CSS format', () => {
    const formats = COLOR_FORMATS.filter((format) => format !== 'cmyk' && format !== 'hsv');
    fc.assert(
      fc.property(sixDigits, fc.integer({ min: 0, max: 255 }), (six, alpha) => {
        const hex = alpha === 255 ? six : six + alpha.toString(16).padStart(2, '0');
        const color = parseColor(hex);
        for (const format of formats) {
          const { text, clipped } = convertColor(color, format);
          expect([text, toHex(text)]).toEqual([text, hex]);
          expect(clipped).toBe(false);
          expect(isOutsideSrgb(parseColor(text))).toBe(false);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('says when a color lies outside sRGB, in the formats that cannot hold it', () => {
    const vivid = parseColor('color(display-p3 0 1 0)');
    expect(convertColor(vivid, 'hex')).toEqual({ text: '#00ff00', clipped: true });
    expect(convertColor(vivid, 'hsl').clipped).toBe(true);
    expect(convertColor(vivid, 'oklch').clipped).toBe(false);
    expect(convertColor(vivid, 'display-p3')).toEqual({ text: 'color(display-p3 0 1 0)', clipped: false });
    expect(convertColor(parseColor('rgb(300 0 0)'), 'rgb')).toEqual({ text: 'rgb(255, 0, 0)', clipped: true });
  });

  it('gives numbers too', () => {
    expect(toRgb8(parseColor('#FF573380'))).toEqual({ r: 255, g: 87, b: 51, alpha: 128 / 255 });
    expect(toHsl(parseColor('rebeccapurple'))).toMatchObject({ h: 270, alpha: 1 });
    expect(toHsl(parseColor('gray')).h).toBe(0);
    expect(toCmyk(parseColor('black'))).toEqual([0, 0, 0, 1]);
    expect(toCmyk(parseColor('cyan'))).toEqual([1, 0, 0, 0]);
  });
});

describe('harmonies', () => {
  const list = (text: string, kind: (typeof HARMONIES)[number]) =>
    harmonies(parseColor(text), kind).map((color) => formatColor(color, 'hex'));

  it('turn the hue', () => {
    expect(list('#ff0000', 'complementary')).toEqual(['#ff0000', '#00ffff']);
    expect(list('#ff0000', 'analogous')).toEqual(['#ff0000', '#ff0080', '#ff8000']);
    expect(list('#ff0000', 'triadic')).toEqual(['#ff0000', '#00ff00', '#0000ff']);
    expect(list('#ff0000', 'split-complementary')).toEqual(['#ff0000', '#00ff80', '#0080ff']);
    expect(list('#ff0000', 'tetradic')).toEqual(['#ff0000', '#ffff00', '#00ffff', '#0000ff']);
    expect(list('#ff0000', 'square')).toEqual(['#ff0000', '#80ff00', '#00ffff', '#8000ff']);
  });

  it('keep the base first and untouched, saturation and lightness as they are, alpha too', () => {
    fc.assert(
      fc.property(sixDigits, fc.constantFrom(...HARMONIES), (hex, kind) => {
        const base = parseColor(`${hex}80`);
        const [first, ...others] = harmonies(base, kind);
        expect(first).toBe(base);
        for (const other of others) {
          expect(toHsl(other).alpha).toBe(128 / 255);
          if (kind !== 'monochromatic') expect(toHsl(other).l).toBeCloseTo(toHsl(base).l, 6);
        }
      }),
    );
  });

  it('of one hue differ in lightness, never repeat, and avoid black and white', () => {
    for (const base of ['#ff5733', '#000', '#fff', '#808080', '#0a0a0a']) {
      const colors = harmonies(parseColor(base), 'monochromatic');
      expect(new Set(colors.map((color) => formatColor(color, 'hex'))).size).toBe(5);
      for (const color of colors.slice(1)) {
        expect(toHsl(color).l).toBeGreaterThan(0.0999);
        expect(toHsl(color).l).toBeLessThan(0.9001);
      }
    }
  });
});

describe('WCAG contrast', () => {
  const ratio = (text: string, background: string) => contrastRatio(parseColor(text), parseColor(background));

  it('knows the reference pairs', () => {
    expect(ratio('#767676', '#fff')).toBeCloseTo(4.54, 2);
    expect(ratio('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(ratio('#000', '#fff')).toBeCloseTo(21, 10);
    expect(ratio('#fff', '#fff')).toBe(1);
    expect(ratio('#f00', '#fff')).toBeCloseTo(4.0, 2);
    expect(relativeLuminance(parseColor('white'))).toBeCloseTo(1, 10);
    expect(relativeLuminance(parseColor('#808080'))).toBeCloseTo(0.21586, 5);
  });

  it('blends what is translucent: text on its ground, the ground on white', () => {
    expect(ratio('#00000080', '#fff')).toBeCloseTo(ratio('#7f7f7f', '#fff'), 10);
    expect(ratio('#000', '#0000')).toBeCloseTo(21, 10);
    expect(formatColor(flatten(parseColor('#f008'), parseColor('#00f')), 'hex')).toBe('#880077');
  });

  it('writes two decimals, and tells where they hide that a level is missed', () => {
    expect(formatContrastRatio(ratio('#767676', '#fff'))).toBe('4.54');
    expect(formatContrastRatio(ratio('#000', '#fff'))).toBe('21.00');
    // By WCAG's formula in python3: 4.47809, 9.78656, 7.00473.
    expect(formatContrastRatio(ratio('#777', '#fff'))).toBe('4.48');
    expect(formatContrastRatio(ratio('#123456', '#fedcba'))).toBe('9.79');
    expect(formatContrastRatio(ratio('#595959', '#fff'))).toBe('7.00');
    expect(formatContrastRatio(4.4999)).toBe('4.50');
    expect([4.4999, 4.494, 4.5, 2.996, 6.995, 6.994].map(missedLevel)).toEqual([
      4.5,
      undefined,
      undefined,
      3,
      7,
      undefined,
    ]);
    expect(judgeContrast(4.4999)).toMatchObject({ aa: false, aaLarge: true });
  });

  it('judges by the thresholds', () => {
    expect(judgeContrast(4.5)).toEqual({ aa: true, aaLarge: true, aaa: false, aaaLarge: true, ui: true });
    expect(judgeContrast(4.49)).toEqual({ aa: false, aaLarge: true, aaa: false, aaaLarge: false, ui: true });
    expect(judgeContrast(2.99)).toMatchObject({ aaLarge: false, ui: false });
    expect(judgeContrast(7).aaa).toBe(true);
  });
});

// The test values published with the APCA reference for 0.0.98G-4g.
it.each([
  ['#888', '#fff', 63.056469930209424],
  ['#fff', '#888', -68.54146436644962],
  ['#000', '#aaa', 58.146262578561334],
  ['#aaa', '#000', -56.24113336839742],
  ['#123', '#def', 91.66830811481631],
  ['#def', '#123', -93.06770049484275],
  ['#123', '#444', 8.32326136957393],
  ['#444', '#123', -7.526878460278154],
  ['#fff', '#fff', 0],
])('APCA of %s on %s is %d', (text, background, expected) => {
  expect(apcaContrast(parseColor(text), parseColor(background))).toBeCloseTo(expected, 9);
});

describe('mixing', () => {
  const mix = (first: string, second: string, share: number, space?: MixSpace) =>
    formatColor(mixColors(parseColor(first), parseColor(second), share, space), 'hex');

  it('goes from one end to the other', () => {
    expect(mix('#3b82f6', '#000', 0)).toBe('#3b82f6');
    expect(mix('#3b82f6', '#000', 1)).toBe('#000000');
    expect(mix('#3b82f6', '#000', 0.5)).toBe('#1e417b');
    expect(mix('#3b82f6', '#fff', 1 / 6)).toBe('#5c97f8');
  });

  it('mixes as paint or as the eye', () => {
    expect(mix('#f00', '#0f0', 0.5)).toBe('#808000');
    // CSS color-mix(in oklab, white, black)
    expect(mix('#fff', '#000', 0.5, OKLAB)).toBe('#636363');
  });

  it('does not let transparent black darken', () => {
    expect(mix('#ff0000', 'transparent', 0.5)).toBe('#ff000080');
    expect(mix('#f000', '#00f0', 0.5)).toBe('#80008000');
  });
});

describe('names', () => {
  it('finds the exact ones, in the usual spelling', () => {
    for (const name of ['rebeccapurple', 'gray', 'cyan', 'magenta', 'darkslategray', 'white', 'black']) {
      expect(nearestColorName(parseColor(name))).toMatchObject({ name, exact: true, distance: 0, hex: toHex(name) });
    }
  });

  it('finds near ones', () => {
    expect(nearestColorName(parseColor('#fe0101'))).toMatchObject({ name: 'red', hex: '#ff0000', exact: false });
    expect(nearestColorName(fromRgb8(102, 51, 152)).name).toBe('rebeccapurple');
  });
});
