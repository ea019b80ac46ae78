import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { exportBytes, exportText } from './export';
// What other programs found in these files: see fixtures/read-exports.py.
import fixture from './fixtures/exports.json';
import { decodePng } from './png';

const { colors, files, read } = fixture;
const names = colors.map(({ name }) => name);
const hexes = colors.map(({ color }) => color);
const opaque = hexes.map((color) => color.slice(0, 7));
const base64 = (file: string | Uint8Array) => Buffer.from(file).toString('base64');

it('writes Adobe swatches, GIMP palettes and SCSS that others read', async () => {
  expect(base64(await exportBytes(colors, 'ase'))).toBe(files.ase);
  expect(read.ase).toEqual(colors.map(({ name }, at) => [name, 'RGB', opaque[at]]));
  expect(base64(exportText(colors, 'gpl', 'Five Colors'))).toBe(files.gpl);
  expect(read.gpl).toEqual(opaque);
  expect(base64(exportText(colors, 'scss', ''))).toBe(files.scss);
  expect(read.scss.filter((line) => line !== '')).toEqual(
    colors.map(({ name, color }) => `.${name} { color: ${color}; }`),
  );
});

it('writes PNG of which every column has its color', async () => {
  // How it is packed differs between versions; what is in it does not.
  const [mine, theirs] = await Promise.all([
    exportBytes(colors, 'png').then(decodePng),
    decodePng(new Uint8Array(Buffer.from(files.png, 'base64'))),
  ]);
  expect(mine).toEqual(theirs);
  expect([mine.width, mine.height]).toEqual(read.size);
  expect(read.png).toEqual(hexes.map((color) => (color.length > 7 ? color : `${color}ff`)));
});

it('writes style sheets and pictures as a browser reads them', () => {
  const { window } = new JSDOM(`<style>${exportText(colors, 'css', '')}</style>`);
  const style = window.getComputedStyle(window.document.documentElement);
  expect(names.map((name) => style.getPropertyValue(`--${name}`).trim())).toEqual(hexes);

  const svg = new JSDOM(exportText(colors, 'svg', ''), { contentType: 'image/svg+xml' }).window.document;
  const rects = [...svg.querySelectorAll('rect')];
  expect(rects.map((rect) => rect.getAttribute('fill'))).toEqual(opaque);
  expect(rects.at(-1)?.getAttribute('fill-opacity')).toBe('0.502');
});

it('names colors of a theme so that Tailwind makes utilities of them', () => {
  expect(exportText(colors, 'tailwind', '').split('\n')).toEqual([
    '@theme {',
    '  --color-1: #cee0fd;',
    '  --color-2: #0b64f4;',
    '  --color-base: #000000;',
    '  --color-shade-10: #ffffff;',
    '  --color-blue-500: #3b82f680;',
    '}',
    '',
  ]);
});

it('writes design tokens with their channels', () => {
  expect(JSON.parse(exportText(colors.slice(3), 'tokens', ''))).toEqual({
    'shade-10': { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } },
    'blue-500': {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.23137, 0.5098, 0.96471], alpha: 0.50196, hex: '#3b82f6' },
    },
  });
});
