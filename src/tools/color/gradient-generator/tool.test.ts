import { expect, it } from 'vitest';
import { parseStops } from '@/engines/gradient';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool, { PRESETS } from './tool';

type Changes = Partial<ToolOptions<typeof tool>>;
const whole = (changes: Changes = {}) => runTool(tool, undefined, changes);
const run = async (changes: Changes = {}) => (await whole(changes)).shown;

it('says when a color was clipped, of the stops or behind them', async () => {
  const vivid = 'color(display-p3 0 1 0)';
  const note = `${vivid} is outside sRGB and was clipped to #00ff00`;
  expect((await whole({ colorStops: `#fff, ${vivid}` })).notes).toEqual([note]);
  expect((await whole({ colorStops: `#fff, ${vivid}`, format: 'svg' })).notes).toEqual([note]);
  expect((await whole({ blendMode: 'multiply', backgroundColor: vivid })).notes).toEqual([note]);
  expect((await whole({ backgroundColor: vivid })).notes).toEqual([]);
});

it('offers the presets by name', () => {
  expect(PRESETS.map(({ name }) => name)).toEqual(['Sunset', 'Ocean', 'Rainbow', 'Radial Burst', 'Conic Spectrum']);
  for (const { colorStops } of PRESETS)
    expect(parseStops(colorStops.map(({ color, position }) => `${color} ${position}%`).join())).toEqual(colorStops);
});

it('offers twelve blend modes, all of which CSS, canvas and SVG know', () => {
  expect(Object.keys(tool.options.blendMode.choices)).toHaveLength(12);
});

it('writes SVG of the size asked for', async () => {
  const { kind, value } = await run({ format: 'svg', type: 'radial', width: 300, height: 200, blendMode: 'multiply' });
  expect(kind).toBe('image');
  expect(value).toMatchObject({ width: 300, height: 200 });
  expect((value as { svg: string }).svg).toMatch(/^<svg [^>]*width="300" height="200".*mix-blend-mode:multiply/);
});

it('says what is wrong', async () => {
  await expect(run({ format: 'svg', type: 'conic' })).rejects.toThrow('SVG has no conic gradients');
  await expect(run({ colorStops: 'red' })).rejects.toThrow('You need at least two color stops for a gradient');
  await expect(run({ blendMode: 'screen', backgroundColor: 'nope' })).rejects.toThrow(InputError);
});
