import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fetchColors } from '@/engines/color/entered';
import { runs } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import { readColors } from './more-colors';
import tool, { listVariations, nameVariations, readBase, writeCss, writeJson } from './tool';

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

const named = (text: string) => readColors(text).map(({ name, color }) => `${name} ${listVariations(color, 3).base}`);

it.each([
  ['brand: #e11d48, gray: #64748b; teal', ['brand #e11d48', 'gray #64748b', 'teal #008080']],
  // As they stand in style sheets, in SCSS and in JSON.
  [':root {\n  --brand: #e11d48;\n  --line: rgb(0, 0, 0);\n}', ['brand #e11d48', 'line #000000']],
  ['@theme { --color-sky: oklch(0.7 0.1 230) }', ['sky #54aad1']],
  ['$Main Color: #FFF;\n$other: f0f', ['main-color #ffffff', 'other #ff00ff']],
  ['{ "primary": "#0af", "danger": "hsl(0, 100%, 50%)" }', ['primary #00aaff', 'danger #ff0000']],
  ['["#123456", "#abcdef"]', ['midnight-blue #123456', 'light-steel-blue #abcdef']],
  // Name and color without anything between them, either way round.
  ['brand #e11d48\r\n#64748b stone\n\n  red  ', ['brand #e11d48', 'stone #64748b', 'red #ff0000']],
  ['red\n/* ours, all */\n:root { --gray: #64748b }', ['red #ff0000', 'gray #64748b']],
  ['rebeccapurple', ['rebecca-purple #663399']],
  ['日本: #bc002d', ['日本 #bc002d']],
])('reads %j', (text, colors) => {
  expect(named(text)).toEqual(colors);
});

it('says which of several is no color, and how many there may be', () => {
  expect(() => readColors('red\nbrand: #ggg')).toThrow('More Colors, number 2: “#ggg” isn’t a color');
  expect(() => readColors('red\nhello there')).toThrow('“hello there” isn’t a color');
  expect(readColors(Array(20).fill('red').join())).toHaveLength(20);
  expect(() => readColors(Array(21).fill('red').join())).toThrow('limited to 20');
  expect(() => readColors('a'.repeat(4000))).toThrow('isn’t a color');
});

it('gives every further color what the base has, by names that no other has', async () => {
  const options = {
    variationCount: 4,
    tones: true,
    scale: true,
    baseName: 'My brand!',
    moreColors: 'red\nred\nshade: #00f',
  };
  const { data, shown, notes } = await runTool(tool, '#e11d48', options);
  expect(notes).toEqual([]);
  const { more, name, ...base } = data!;
  expect(name).toBe('my-brand');
  expect(base).toEqual(listVariations(readBase('#e11d48'), 4, { tones: true, scale: true }));
  expect(more!.map((one) => ({ ...one, name: '' }))).toEqual(
    ['red', 'red', '#00f'].map((color) => ({
      name: '',
      ...listVariations(readBase(color), 4, { tones: true, scale: true }),
    })),
  );
  const names = nameVariations(base, '', more).map((one) => one.name);
  expect(names).toHaveLength(4 * (1 + 3 * 4 + 11));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('red-500-2');
  expect((shown.value as unknown[]).length).toBe(names.length);
  const json = await runTool(tool, '#e11d48', { ...options, exportAs: 'tokens' });
  expect(Object.keys(JSON.parse(json.shown.value as string))).toHaveLength(names.length);
});

it('says of further colors, too, that they were outside sRGB', async () => {
  const { notes } = await runTool(tool, 'red', { moreColors: 'wide: color(display-p3 0 1 0), blue' });
  expect(notes).toEqual(['Outside sRGB, so the nearest sRGB color is mixed: wide.']);
});
