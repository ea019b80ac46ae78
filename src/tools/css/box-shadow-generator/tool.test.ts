import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { FIELDS, parseShadows, type Shadow, writeShadows } from './shadow';
import tool, { BOX } from './tool';

type Changes = Partial<ToolOptions<typeof tool>>;
const whole = (changes: Changes = {}) => runTool(tool, undefined, changes);
const run = async (changes: Changes = {}) => (await whole(changes)).shown.value as string;

it.each([
  [FIELDS.offsetX, { min: -50, max: 50, step: 1, initial: 0 }],
  [FIELDS.offsetY, { min: -50, max: 50, step: 1, initial: 8 }],
  [FIELDS.blur, { min: 0, max: 100, step: 1, initial: 24 }],
  [FIELDS.spread, { min: -50, max: 50, step: 1, initial: 0 }],
  [BOX.width, { min: 50, max: 400, step: 1, initial: 200 }],
  [BOX.height, { min: 50, max: 400, step: 1, initial: 200 }],
  [BOX.borderRadius, { min: 0, max: 200, step: 1, initial: 10 }],
  [BOX.duration, { min: 0.5, max: 5, step: 0.1, initial: 2 }],
])('$label has its range', (option, range) => expect(option).toMatchObject(range));

it('says when a color was clipped', async () => {
  const vivid = 'color(display-p3 0 1 0)';
  const note = `${vivid} is outside sRGB and was clipped to #00ff00`;
  expect((await whole({ backgroundColor: vivid })).notes).toEqual([note]);
  expect((await whole({ shadows: `1px 1px ${vivid}` })).notes).toEqual([note]);
  expect((await whole({ backgroundColor: 'lime' })).notes).toEqual([]);
});

const shadow: fc.Arbitrary<Shadow> = fc.record({
  offsetX: fc.integer({ min: -50, max: 50 }),
  offsetY: fc.integer({ min: -50, max: 50 }),
  blur: fc.integer({ min: 0, max: 100 }),
  spread: fc.integer({ min: -50, max: 50 }),
  color: fc.constantFrom('#000', '#11223344', '#abcdef'),
  inset: fc.boolean(),
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.array(shadow, { minLength: 1, maxLength: 5 }), (shadows) => {
      expect(parseShadows(writeShadows(shadows), (color) => color)).toEqual(shadows);
    }),
  );
});

// The order of the parts is free, as in CSS Backgrounds and Borders 3, section 6.1.
it('takes every way CSS has to write a shadow', async () => {
  expect(await run({ shadows: 'rgb(255 0 0 / 50%) 1px -2px, 3PX 4px 5px blue inset' })).toContain(
    'box-shadow: 1px -2px 0px 0px #ff000080, inset 3px 4px 5px 0px #0000ff;',
  );
});

it('animates every layer from flat, in a style sheet another parser understands', async () => {
  const root = postcss.parse(
    await run({ animateShadow: true, duration: 0.5, shadows: '1px 1px #000, inset 2px 2px #fff' }),
  );
  const frames: string[] = [];
  root.walkAtRules('keyframes', (rule) => rule.walkDecls((declaration) => void frames.push(declaration.value)));
  expect(frames).toEqual([
    '0px 0px 0px 0px #000, inset 0px 0px 0px 0px #fff',
    '1px 1px 0px 0px #000, inset 2px 2px 0px 0px #fff',
  ]);
  expect(root.toString()).toContain('animation: box-shadow-animation 0.5s ease-in-out infinite alternate;');
});

it('refuses what is no shadow or out of range', async () => {
  for (const shadows of [
    '',
    'none',
    '1px',
    '1px 1px 1px 1px 1px',
    '51px 0',
    '0 0 -1px',
    '0 0 101px',
    '1em 1em',
    '0.5px 0',
    '0 0 red blue',
    'inset inset 0 0',
    '0 0 red; } body { color: red',
    '0 0,',
  ])
    await expect(run({ shadows }), shadows).rejects.toThrow(InputError);
  await expect(run({ backgroundColor: 'red; x' })).rejects.toThrow(InputError);
});
