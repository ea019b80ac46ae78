import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOR_FORMATS, formatColor, fromRgb8, listFormats, OUTSIDE_SRGB } from '@/engines/color';
import { runs } from '@/engines/testing/long';
import { expectCalm, runner } from '../testing';
import { readColor } from './parse';
import tool from './tool';

const run = runner(tool);
const rows = async (input: string, options = {}) =>
  (await run(input, options)).text as unknown as { label: string; value: string; note?: string }[];
const hex = (input: string) => formatColor(readColor(input), 'hex');

// The same green in every space, from the reference tests of CSS Color 4 (web-platform-tests, css/css-color).
const GREEN = {
  HEX: '#008000',
  Lab: 'lab(46.277% -47.552 48.586)',
  LCH: 'lch(46.277% 67.989 134.391)',
  OKLab: 'oklab(51.975% -0.1403 0.10768)',
  OKLCH: 'oklch(51.975% 0.17686 142.495)',
  'Linear sRGB': 'color(srgb-linear 0 0.21586 0)',
  'Display P3': 'color(display-p3 0.21604 0.49418 0.13151)',
  'A98 RGB': 'color(a98-rgb 0.281363 0.498012 0.116746)',
  'ProPhoto RGB': 'color(prophoto-rgb 0.230479 0.395789 0.129968)',
  'Rec. 2020': 'color(rec2020 0.235202 0.431704 0.085432)',
  'XYZ D65': 'color(xyz-d65 0.07719 0.15438 0.02573)',
  'XYZ D50': 'color(xyz-d50 0.08312 0.15475 0.0210)',
};

describe('color', () => {
  it.each(Object.entries(GREEN))('writes and reads the reference green in %s', async (label, reference) => {
    const numbers = (text: string) => (text.startsWith('#') ? [] : (text.match(/-?\d+\.\d+/g) ?? []).map(Number));
    const value = (await rows('green')).find((row) => row.label === label)!.value;
    numbers(reference).forEach((number, at) => {
      expect(numbers(value)[at], `${value} is not ${reference}`).toBeCloseTo(number, Math.abs(number) > 1 ? 1 : 2);
    });
    expect(hex(reference)).toBe('#008000');
  });

  it('lists every format, and each reads back to the same color', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, byte, fc.boolean(), (r, g, b, alpha, modern) => {
        const color = fromRgb8(r, g, b, alpha / 255);
        const list = listFormats(color, COLOR_FORMATS, { uppercase: true, modern });
        expect(list).toHaveLength(19);
        // Whole percents of ink are as exact as people want them, and a name is only the nearest.
        for (const { label, value } of list)
          if (label !== 'CMYK' && label !== 'Name')
            expect(hex(value), `${label} ${value}`).toBe(formatColor(color, 'hex'));
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ['cmyk(0%, 66%, 80%, 0%)', '#ff5733'],
    ['CMYK(100 0 0 50)', '#008080'],
    ['device-cmyk(0 1 1 0 / 50%)', '#ff000080'],
    ['cmyk(0%,0%,0%,100%)', '#000000'],
    ['hsv(210, 88%, 100%)', '#1f8fff'],
    ['hsb(0.5turn 100% 100%)', '#00ffff'],
    ['hsva(-120deg, 100%, 100%, 0.5)', '#0000ff80'],
    ['rebeccapurple', '#663399'],
    ['1E90FF', '#1e90ff'],
    ['HWB(90deg 20% 40%)', '#669933'],
    ['rgb(50% 0 100% / 20%)', '#8000ff33'],
    ['transparent', '#00000000'],
  ])('reads %s', (text, expected) => expect(hex(text)).toBe(expected));

  it.each([
    ['', 'Please enter a valid color'],
    ['blurple', 'Please enter a valid color'],
    ['#12345', 'Please enter a valid color'],
    ['cmyk(1, 2, 3)', 'cmyk() takes four inks in percent, as in cmyk(0%, 66%, 80%, 0%)'],
    ['hsv(a, b, c)', 'hsv() takes an angle and two percentages, as in hsv(210, 88%, 100%)'],
  ])('refuses %j', async (text, message) => {
    await expect(run(text)).rejects.toMatchObject({ name: 'InputError', message });
  });

  it('says which formats cannot hold a color', async () => {
    const { notes } = await run('color(display-p3 0 1 0)');
    expect(notes).toEqual([OUTSIDE_SRGB]);
    const clipped = (await rows('color(display-p3 0 1 0)')).filter(({ note }) => note === 'clipped');
    expect(clipped.map(({ label }) => label)).toEqual(['HEX', 'RGB', 'HSL', 'HWB', 'HSV', 'CMYK']);
    expect((await run('lime')).notes).toEqual([]);
  });

  it('stays calm', async () => {
    await expectCalm(run);
    for (const name of ['hsv', 'cmyk', 'rgb', 'color'])
      await expect(run(`${name}(${'1 '.repeat(50_000)})`)).rejects.toThrow();
  });
});
