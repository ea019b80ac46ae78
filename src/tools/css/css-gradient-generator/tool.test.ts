import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Changes = Partial<ToolOptions<typeof tool>>;
const whole = (changes: Changes = {}) => runTool(tool, undefined, changes);
const run = async (changes: Changes = {}) => (await whole(changes)).shown.value;

it('says when a color was clipped', async () => {
  expect((await whole({ colorStops: '#fff, color(display-p3 0 1 0)' })).notes).toEqual([
    'color(display-p3 0 1 0) is outside sRGB and was clipped to #00ff00',
  ]);
  expect((await whole()).notes).toEqual([]);
});

it('writes the stops in order of position', async () => {
  expect(await run({ colorStops: '#000000 50%, #ff0000 0%, #0000ff 100%' })).toBe(
    'background: linear-gradient(90deg, #ff0000 0%, #000000 50%, #0000ff 100%);',
  );
});

// The forms of the examples in CSS Images 3 and 4.
it.each([
  [{ type: 'radial' }, 'radial-gradient(circle, '],
  [{ type: 'radial', shape: 'ellipse', centerX: 0 }, 'radial-gradient(ellipse at 0% 50%, '],
  [{ type: 'radial', size: 'closest-side' }, 'radial-gradient(circle closest-side, '],
  [{ type: 'conic', angle: 360, centerY: 100 }, 'conic-gradient(from 360deg at 50% 100%, '],
  [{ type: 'linear', angle: 0, centerX: 0, repeating: true }, 'repeating-linear-gradient(0deg, '],
] as const)('writes %j', async (changes, start) => {
  expect(await run(changes)).toBe(`background: ${start}#ff0000 0%, #0000ff 100%);`);
});

it('refuses what is no list of stops', async () => {
  for (const colorStops of ['', 'red', 'red, blue 200%', 'red; } body { color: red, blue'])
    await expect(run({ colorStops })).rejects.toThrow(InputError);
});
