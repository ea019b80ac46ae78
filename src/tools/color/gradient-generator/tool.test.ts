import { expect, it } from 'vitest';
import { parseStops } from '@/engines/gradient';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import tool, { PRESETS } from './tool';

const run = async (changes: Partial<Parameters<typeof tool.run>[1]> = {}) =>
  (await execute(tool, undefined, { ...initialValues(tool.options), ...changes }, {} as never)).shown;

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
