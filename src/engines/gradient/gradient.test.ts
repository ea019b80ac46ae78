import { interpolate } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { seededRandom } from '@/engines/random/seeded';
import {
  colorAt,
  type Gradient,
  gradientCss,
  gradientDeclarations,
  parseStops as parseHexStops,
  randomStops,
  reverseStops,
  stopInWidestGap,
  writeStops,
} from '.';
import { colorReader, cssColor } from './colors';
import { ellipseIn, placeIn } from './geometry';
import { gradientRows } from './pixels';
import { gradientSvg } from './svg';

const parseStops = (text: string) => parseHexStops(text, cssColor);
const gradient = (changes: Partial<Gradient> = {}, stops = '#000 0%, #fff 100%'): Gradient => ({
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
const pixel = (bytes: Uint8ClampedArray, width: number, x: number, y: number) => [
  ...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('the text of stops', () => {
  it('is read as CSS reads it', () => {
    expect(parseStops('#F00, rgb(0, 0, 255) 100%')).toEqual([
      { color: '#F00', position: 0 },
      { color: '#0000ff', position: 100 },
    ]);
    expect(parseStops('red, gold, lime, blue 90%, #fff').map(({ position }) => position)).toEqual([0, 30, 60, 90, 100]);
  });
  it('takes hex alone where nothing else can be read yet', () => {
    expect(parseHexStops('#fff, #00000080')).toHaveLength(2);
    for (const text of ['red, #fff', 'fff, #fff', '#ff, #fff'])
      expect(() => parseHexStops(text)).toThrow('isn’t a color');
  });
  it('says of a color outside sRGB that it was clipped, once, and of no other', () => {
    const { read, remarks } = colorReader();
    parseHexStops('#f00, gold 30%, color(display-p3 0 1 0) 40%, color(display-p3 0 1 0), oklch(70% 0.1 30)', read);
    expect([...remarks]).toEqual(['color(display-p3 0 1 0) is outside sRGB and was clipped to #00ff00']);
  });
  it('keeps as written what hex would forget, and nothing else', () => {
    const { read, keep, remarks } = colorReader();
    const kept = parseHexStops('gold, COLOR( display-p3 0 1 0 ) 40%, oklch(0.7 0.4 150 / 50%), rgb(1, 2, 3)', keep);
    expect(writeStops(kept)).toBe(
      '#ffd700 0%, COLOR( display-p3 0 1 0 ) 40%, oklch(0.7 0.4 150 / 50%) 70%, #010203 100%',
    );
    expect(parseHexStops(writeStops(kept), keep)).toEqual(kept);
    expect(remarks.size).toBe(0);
    expect(kept.map(({ color }) => read(color))[1]).toBe('#00ff00');
    expect(remarks.size).toBe(2);
    expect(keep(' color(display-p3 0 1 0')).toBe('color(display-p3 0 1 0)');
    expect(() => keep('nothing')).toThrow(InputError);
  });
  it('comes back as it was', () => {
    const text = '#3B82F6 0%, #EC489980 33.5%, #000 100%';
    expect(writeStops(parseStops(text))).toBe(text);
  });
  it.each([
    '',
    '#fff',
    'red,',
    'red, nonsense 50%',
    'red 0%, blue 101%',
    'red -1%, blue',
    'red 1.2.3%, blue',
    'red,'.repeat(300_000),
    '('.repeat(100_000),
    '__proto__, constructor',
    `red, ${' '.repeat(9_000)}x`,
  ])('is refused when it is %.30j', (text) => {
    expect(() => parseStops(text)).toThrow(InputError);
  });
  it('never fails otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          gradientCss(gradient({ stops: parseStops(text) }));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});

describe('the CSS', () => {
  it('sorts the stops and leaves out what is the default', () => {
    expect(gradientCss(gradient({}, '#000 80%, #fff 20%'))).toBe('linear-gradient(90deg, #fff 20%, #000 80%)');
    expect(gradientCss(gradient({ type: 'radial' }))).toBe('radial-gradient(circle, #000 0%, #fff 100%)');
    expect(gradientCss(gradient({ type: 'radial', size: 'closest-side', centerX: 10, repeating: true }))).toBe(
      'repeating-radial-gradient(circle closest-side at 10% 50%, #000 0%, #fff 100%)',
    );
    expect(gradientDeclarations([gradient()], { color: '#808080', mode: 'screen' })).toBe(
      'background-color: #808080;\nbackground-image: linear-gradient(90deg, #000 0%, #fff 100%);\nbackground-blend-mode: screen;',
    );
  });
});

describe('the geometry', () => {
  it('gives the corners of a box exactly the end colors, at any angle (CSS Images 3, section 3.1.2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 1, max: 2000 }), (angle, width) => {
        const place = placeIn(gradient({ angle }), width, 300);
        const corners = [place(0, 0), place(width, 0), place(0, 300), place(width, 300)];
        expect(Math.min(...corners)).toBeCloseTo(0, 9);
        expect(Math.max(...corners)).toBeCloseTo(1, 9);
      }),
    );
  });
  it('sizes circles and ellipses as the specification says', () => {
    const at = { centerX: 25, centerY: 50 };
    const radii = (shape: Gradient['shape'], size: Gradient['size']) => {
      const { rx, ry } = ellipseIn(gradient({ type: 'radial', shape, size, ...at }), 400, 200);
      return [rx, ry];
    };
    expect(radii('circle', 'closest-side')).toEqual([100, 100]);
    expect(radii('circle', 'farthest-corner')).toEqual([Math.hypot(300, 100), Math.hypot(300, 100)]);
    expect(radii('ellipse', 'closest-side')).toEqual([100, 100]);
    const [rx, ry] = radii('ellipse', 'farthest-corner');
    expect(rx! / ry!).toBeCloseTo(3, 9);
    expect((300 / rx!) ** 2 + (100 / ry!) ** 2).toBeCloseTo(1, 9);
  });
  it('turns conic gradients clockwise from the top', () => {
    const place = placeIn(gradient({ type: 'conic', angle: 0 }), 100, 100);
    expect([place(50, 0), place(100, 50), place(50, 100), place(0, 50)]).toEqual([0, 0.25, 0.5, 0.75]);
  });
});

describe('the pixels', () => {
  it('mix as another library does', () => {
    const stops = '#3B82F6 0%, #EC4899 40%, #FFD166 100%';
    const mix = interpolate([
      ['#3B82F6', 0],
      ['#EC4899', 0.4],
      ['#FFD166', 1],
    ]);
    const bytes = gradientRows(gradient({}, stops), 256, 1);
    for (let x = 0; x < 256; x++) {
      const { r, g, b } = mix((x + 0.5) / 256);
      for (const [channel, value] of [r, g, b].entries())
        expect(Math.abs(bytes[x * 4 + channel]! - value * 255)).toBeLessThanOrEqual(0.51);
    }
  });
  it('weight colors by alpha: half way from red to transparent black is red', () => {
    const bytes = gradientRows(gradient({}, '#f00 0%, #00000000 100%'), 3, 1);
    expect(pixel(bytes, 3, 1, 0)).toEqual([255, 0, 0, 128]);
  });
  it('repeat, hold and jump', () => {
    const repeated = gradientRows(gradient({ repeating: true }, '#000 0%, #fff 25%'), 100, 1);
    for (let x = 0; x < 25; x++) expect(Math.abs(repeated[x * 4]! - repeated[(x + 50) * 4]!)).toBeLessThanOrEqual(1);
    expect([repeated[24 * 4]! > 245, repeated[25 * 4]! < 10]).toEqual([true, true]);
    const held = gradientRows(gradient({}, '#000 40%, #fff 60%'), 10, 1);
    expect([pixel(held, 10, 0, 0)[0], pixel(held, 10, 9, 0)[0]]).toEqual([0, 255]);
    const hard = gradientRows(gradient({}, '#000 0%, #000 50%, #fff 50%, #fff 100%'), 10, 1);
    expect([pixel(hard, 10, 4, 0)[0], pixel(hard, 10, 5, 0)[0]]).toEqual([0, 255]);
  });
  it('are the last color where the shape has no extent', () => {
    const bytes = gradientRows(gradient({ type: 'radial', size: 'closest-side', centerX: 0 }), 4, 4);
    expect(pixel(bytes, 4, 0, 0)).toEqual([255, 255, 255, 255]);
    const repeated = gradientRows(gradient({ repeating: true }, '#000 50%, #f00 50%'), 4, 1);
    expect(pixel(repeated, 4, 0, 0)).toEqual([255, 0, 0, 255]);
  });
  it('of some rows are those rows of the whole', () => {
    const one = gradient({ type: 'conic', angle: 30 });
    const whole = gradientRows(one, 20, 10);
    expect(gradientRows(one, 20, 10, 3, 5)).toEqual(whole.subarray(3 * 80, 5 * 80));
  });
});

describe('the SVG', () => {
  it('writes repetitions out, and splits what changes its alpha', () => {
    const svg = gradientSvg([gradient({ repeating: true }, '#000 0%, #fff 25%')], 100, 50);
    expect(svg.match(/<stop /g)).toHaveLength(8);
    expect(gradientSvg([gradient({}, '#f00 0%, #0000 100%')], 100, 50)).toContain(
      'offset="0.5" stop-color="rgb(255,0,0)" stop-opacity="0.5"',
    );
  });
});

describe('editing', () => {
  it('puts a new stop into the middle of the widest gap, in the color that is there', () => {
    expect(stopInWidestGap(parseStops('#000 0%, #fff 100%'))).toEqual({ color: '#808080', position: 50 });
    expect(stopInWidestGap(parseStops('#fff 100%, #000 0%, #f00 20%')).position).toBe(60);
    expect(stopInWidestGap(parseStops('#fff 40%, #fff 40%')).position).toBe(40);
    expect(colorAt(parseStops('#f00 0%, #f000 100%'), 50)).toBe('#FF000080');
  });
  it('reverses', () => {
    const stops = parseStops('#000 0%, #f00 20%, #fff 100%');
    expect(writeStops(reverseStops(stops))).toBe('#fff 0%, #f00 80%, #000 100%');
    expect(reverseStops(reverseStops(stops))).toEqual(stops);
  });
  it('draws random stops from end to end', () => {
    for (let count = 2; count <= 5; count++) {
      const stops = randomStops(seededRandom(`${count}`), count);
      expect(stops).toHaveLength(count);
      expect([stops[0]!.position, stops.at(-1)!.position]).toEqual([0, 100]);
      for (const { color } of stops) expect(color).toMatch(/^#[\dA-F]{6}$/);
    }
  });
});
