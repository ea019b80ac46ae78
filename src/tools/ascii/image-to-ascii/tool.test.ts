import { expect, it } from 'vitest';
import fixture from '@/engines/ascii-image/pictures.fixture.json';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const picture = Uint8Array.from(Buffer.from(fixture.picture, 'base64'));
const run = (options: Parameters<typeof runTool<typeof tool>>[2] = {}) => runTool(tool, picture, options);

it('has the proportions of the picture at every line height', async () => {
  for (const [width, lineHeight, rows] of [
    [60, 2, 20],
    [60, 1, 40],
    [4, 4, 1],
    [1000, 2, 333],
  ] as const) {
    const { data, facts } = await run({ width, lineHeight });
    expect(data.rows).toHaveLength(rows);
    expect(data.rows.every((row) => row.length === width)).toBe(true);
    expect(facts).toEqual([
      { label: 'Image', value: '60 × 40' },
      { label: 'Characters', value: `${width} × ${rows}` },
    ]);
  }
});

it('turns light and dark round, makes lighter and harder', async () => {
  const ink = async (options: Parameters<typeof run>[0]) =>
    (await run({ width: 60, ...options })).data.rows.join('').replace(/[^@%#]/g, '').length;
  expect(await ink({ brightness: 40 })).toBeGreaterThan(await ink({}));
  expect(await ink({ brightness: 100 })).toBe(60 * 20);
  expect(await ink({ contrast: -100 })).toBe(0);
  expect(await ink({ onLight: true, brightness: 100 })).toBe(0);
});

it('writes half blocks as text that shows something even in color', async () => {
  const { value, data } = await run({ characters: 'halves', color: 'full', width: 30, dither: 'floydSteinberg' });
  expect(new Set(data.rows.join(''))).toEqual(new Set('▀'));
  expect(data.colors).toHaveLength(300);
  expect(new Set(value.replaceAll('\n', ''))).toEqual(new Set(' ▀▄█'));
});

it('says what is wrong', async () => {
  await expect(runTool(tool, new Uint8Array())).rejects.toThrow('The file is empty');
  await expect(run({ characters: 'custom', ownCharacters: '' })).rejects.toThrow('Enter two characters or more');
});
