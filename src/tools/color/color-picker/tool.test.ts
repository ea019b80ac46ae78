import { beforeAll, describe, expect, it } from 'vitest';
import { OUTSIDE_SRGB, parseColor } from '@/engines/color';
import { fetchColors, writeExact } from '@/engines/color/entered';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { listColor } from './listed';
import { savedPalettes } from './palettes';
import tool, { listContrasts } from './tool';

const run = (input: string, options: Partial<ToolOptions<typeof tool>> = {}) =>
  runTool(tool, input, { format: 'hex', harmony: 'complementary', ...options });
const swatches = async (input: string, harmony: (typeof tool.options.harmony)['initial']) =>
  (await run(input, { harmony })).value
    .flatMap(({ label, value, swatch }) => (swatch && label !== 'Name' ? value : []))
    .join(' ');

beforeAll(fetchColors);

describe('color-picker', () => {
  it('keeps a color outside sRGB, and says which formats could not', async () => {
    const { value, notes } = await run('color(display-p3 1 0 0)');
    expect(notes).toEqual([OUTSIDE_SRGB]);
    const noted = value.filter(({ note }) => note === 'clipped').map(({ label }) => label);
    expect(noted).toEqual(['HEX', 'RGB', 'HSL', 'HWB', 'HSV', 'CMYK']);
    expect(value.find(({ label }) => label === 'Display P3')?.value).toBe('color(display-p3 1 0 0)');
    expect(value[0]).toMatchObject({ value: '#FF0000', swatch: expect.stringMatching(/^oklch\(/) });
  });

  // Turned by hand on the wheel of primary and secondary colors, whose hues are 60 degrees apart.
  it.each([
    ['complementary', '#FF0000 #00FFFF'],
    ['analogous', '#FF0000 #FF0080 #FF8000'],
    ['triadic', '#FF0000 #00FF00 #0000FF'],
    ['split-complementary', '#FF0000 #00FF80 #0080FF'],
    ['tetradic', '#FF0000 #FFFF00 #00FFFF #0000FF'],
    ['square', '#FF0000 #80FF00 #00FFFF #8000FF'],
  ] as const)('%s of red', async (harmony, expected) => expect(await swatches('red', harmony)).toBe(expected));

  it('steps through five different lightnesses of one hue', async () => {
    const all = (await swatches('#FF5733', 'monochromatic')).split(' ');
    expect(new Set(all).size).toBe(5);
    expect(all[0]).toBe('#FF5733');
  });

  it('carries alpha into every format that has one', () => {
    const values = Object.fromEntries(listColor(parseColor('#ff573380')).map(({ label, value }) => [label, value]));
    expect(values).toMatchObject({
      HEX: '#FF573380',
      RGB: 'rgba(255, 87, 51, 0.5)',
      HWB: 'hwb(10.6 20% 0% / 0.5)',
    });
  });

  // Ratios as WebAIM's contrast checker and the W3C's understanding documents give them.
  it.each([
    ['#767676', '4.54:1', 'AA', '4.62:1', 'AA'],
    ['#777777', '4.48:1', 'AA for large text only', '4.69:1', 'AA'],
    ['#ffffff', '1.00:1', 'too low for text', '21.00:1', 'AAA'],
  ])('contrast of %s', (text, onWhite, whiteVerdict, onBlack, blackVerdict) => {
    expect(listContrasts(parseColor(text))).toEqual([
      { ground: 'White', ratio: onWhite, verdict: whiteVerdict },
      { ground: 'Black', ratio: onBlack, verdict: blackVerdict },
    ]);
  });

  it('refuses what isn’t a color', async () => {
    for (const input of ['', 'reddish', '#12345', 'rgb(1, 2)']) await expect(run(input)).rejects.toThrow(InputError);
  });

  it('writes what it can read again', () => {
    for (const text of ['#FF5733', '#FF573380', 'oklch(70% 0.3 30)', 'color(rec2020 0 1 0)'])
      expect(writeExact(parseColor(writeExact(parseColor(text))))).toBe(writeExact(parseColor(text)));
  });
});

it('saved palettes are empty where nothing was saved', () => expect(savedPalettes.initial).toEqual([]));
