import postcss from 'postcss';
import { expect, it } from 'vitest';
import { PRESETS } from '@/engines/animation/presets';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool, { ELEMENT, iterations, MOTION, TIMING } from './tool';

type Changes = Partial<ToolOptions<typeof tool>>;
const whole = (changes: Changes = {}) => runTool(tool, undefined, changes);
const run = async (changes: Changes = {}) => (await whole(changes)).shown.value as string;

it.each([
  [TIMING.duration, { min: 0.1, max: 10, step: 0.1, initial: 1 }],
  [TIMING.delay, { min: 0, max: 5, step: 0.1, initial: 0 }],
  [MOTION.translateX, { min: -200, max: 200, step: 1, initial: 100 }],
  [MOTION.translateY, { min: -200, max: 200, step: 1, initial: 0 }],
  [MOTION.scale, { min: 0.1, max: 2, step: 0.1, initial: 1 }],
  [MOTION.rotate, { min: 0, max: 360, step: 1, initial: 180 }],
  [MOTION.opacity, { min: 0, max: 1, step: 0.01, initial: 1 }],
  [ELEMENT.width, { min: 50, max: 300, step: 1, initial: 100 }],
  [ELEMENT.height, { min: 50, max: 300, step: 1, initial: 100 }],
  [ELEMENT.borderRadius, { min: 0, max: 150, step: 1, initial: 8 }],
])('$label has its range', (option, range) => expect(option).toMatchObject(range));

it('says when a color was clipped', async () => {
  expect((await whole({ backgroundColor: 'color(display-p3 0 1 0)' })).notes).toEqual([
    'color(display-p3 0 1 0) is outside sRGB and was clipped to #00ff00',
  ]);
  expect((await whole()).notes).toEqual([]);
});

it.each([
  ['1', '1'],
  ['007', '7'],
  [' Infinite ', 'infinite'],
  ['2.5', '1'],
  ['0', '1'],
  ['-3', '1'],
  ['1e3', '1'],
  ['', '1'],
  ['many', '1'],
])('takes %j as %s iterations', (text, count) => {
  expect(iterations(text)).toBe(count);
});

it('writes what another parser reads', async () => {
  const root = postcss.parse(
    await run({
      name: 'Überblendung-2',
      delay: 0.3,
      iterationCount: '3',
      direction: 'alternate-reverse',
      fillMode: 'both',
      scale: 0.1,
      opacity: 0,
      backgroundColor: 'tomato',
    }),
  );
  const message: Record<string, string> = {};
  root.walkDecls((declaration) => {
    message[declaration.prop] = declaration.value;
  });
  expect(message).toMatchObject({
    'animation-name': 'Überblendung-2',
    'animation-delay': '0.3s',
    'animation-iteration-count': '3',
    'animation-direction': 'alternate-reverse',
    'animation-fill-mode': 'both',
    'background-color': '#ff6347',
    transform: 'translate(100px, 0px) scale(0.1) rotate(180deg)',
    opacity: '0',
  });
  expect(root.toString()).toContain('@keyframes Überblendung-2 {');
});

it('refuses names that CSS cannot read or reads as something else', async () => {
  for (const name of ['', '1st', 'a b', 'a{}', 'a;b', '-', '-1', 'none', 'Inherit', 'ease-in', 'both', '\ud800', 'a"'])
    await expect(run({ name }), name).rejects.toThrow(InputError);
  for (const name of ['_a', '-a', '--x', 'a1', '名']) expect(await run({ name })).toContain(`animation-name: ${name};`);
});

it('has every preset and no leftover of the one movement', async () => {
  for (const preset of Object.keys(PRESETS) as (keyof typeof PRESETS)[]) {
    const css = await run({ preset });
    expect(css, preset).not.toMatch(/from \{|translate\(100px|NaN|undefined|spring\(|bounce\(/);
    expect(() => postcss.parse(css), preset).not.toThrow();
  }
});

it('takes an easing for all, and says which browsers know it', async () => {
  const { shown, notes } = await whole({ timingFunction: 'custom', easing: 'bounce(2)' });
  expect(shown.value).toMatch(/animation-timing-function: linear\(0, .*, 1\);/);
  expect(notes).toEqual(['linear() works from Chrome and Edge 113, Firefox 112 and Safari 17.2 on.']);
  await expect(whole({ timingFunction: 'custom', easing: 'fast' })).rejects.toThrow('isn’t an easing');
  // What is not in use may be wrong.
  expect((await whole({ easing: 'fast' })).notes).toEqual([]);
  expect(await run({ name: 'custom' })).toContain('@keyframes custom');
});

it('stops for those who want less motion, in every form', async () => {
  expect(await run()).not.toContain('@media');
  const css = await run({ reducedMotion: 'stop' });
  const media: string[] = [];
  postcss.parse(css).walkAtRules('media', (rule) => void media.push(rule.toString()));
  expect(media).toEqual([
    '@media (prefers-reduced-motion: reduce) {\n  .animated-element {\n    animation: none;\n  }\n}',
  ]);
  expect(await run({ reducedMotion: 'stop', writtenAs: 'tailwind' })).toContain('motion-reduce:animate-none');
});

it('says what it can’t animate, and which colors it clipped', async () => {
  const { notes } = await whole({ keyframes: '0%{margin:0;background:color(display-p3 0 1 0)}' });
  expect(notes).toEqual([
    'color(display-p3 0 1 0) is outside sRGB and was clipped to #00ff00',
    'margin was left out: it can’t be animated here.',
  ]);
});

it('writes a theme that another parser reads', async () => {
  const css = await run({ preset: 'bounce-in', writtenAs: 'tailwind', name: 'in', delay: 0.2 });
  const [, theme] = postcss.parse(css).nodes;
  expect(theme).toMatchObject({ name: 'theme' });
  const [animation, keyframes] = (theme as postcss.AtRule).nodes!;
  expect(animation).toMatchObject({ prop: '--animate-in', value: '1s ease 0.2s infinite normal none in' });
  expect((keyframes as postcss.AtRule).nodes!.map((rule) => (rule as postcss.Rule).selector)).toEqual([
    '0%',
    '52%',
    '76%',
    '100%',
  ]);
});
