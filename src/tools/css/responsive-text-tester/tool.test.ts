import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { FIELDS, initialStyle, NAMES, parseStyle, type TextStyle, toHundreds, WIDTHS, writeStyle } from './style';
import tool from './tool';

const run = (text: string, changes: Partial<ToolOptions<typeof tool>> = {}) => runTool(tool, text, changes);

const style: fc.Arbitrary<TextStyle> = fc.record({
  fontSize: fc.integer({ min: 8, max: 72 }),
  fontFamily: fc.constantFrom(...(Object.keys(FIELDS.fontFamily.choices) as TextStyle['fontFamily'][])),
  lineHeight: fc.constantFrom(1, 1.1, 3),
  letterSpacing: fc.constantFrom(-5, -0.1, 0, 10),
  fontWeight: fc.integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 100),
  textAlign: fc.constantFrom('left', 'center', 'right', 'justify'),
  color: fc.constantFrom('#000000', '#abc', '#11223344'),
  textShadow: fc.constantFrom('none', '1px 1px', '0 0 2px #fff, -1px .1em 0 #000'),
  padding: fc.integer({ min: 0, max: 50 }),
  margin: fc.integer({ min: 0, max: 50 }),
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(style, fc.constantFrom(...NAMES), (one, breakpoint) => {
      expect(parseStyle(writeStyle(one, breakpoint), breakpoint, (color) => color)).toEqual(one);
    }),
  );
});

it('gives each width its style by the cascade alone', async () => {
  const { shown } = await run('', {
    md: 'color: red; margin: 4px',
    lg: 'color: red',
    italic: true,
    containerWidth: 60,
  });
  const root = postcss.parse(shown.value as string);
  // Applies the rules in order, as a browser of that width would.
  const at = (width: number) => {
    const found: Record<string, string> = {};
    root.walkDecls((declaration) => {
      const media = declaration.parent?.parent;
      const from = media?.type === 'atrule' ? Number(/\d+/.exec((media as postcss.AtRule).params)![0]) : 0;
      if (width >= from) found[declaration.prop] = declaration.value;
    });
    return found;
  };
  const base = { color: '#000000', margin: '0px', 'font-size': '14px', width: '60%' };
  for (const width of [320, 640, 767]) expect(at(width)).toMatchObject(base);
  expect(shown.value).not.toContain('640px');
  expect(at(768)).toMatchObject({ color: '#ff0000', margin: '4px', 'font-size': '16px', 'font-style': 'italic' });
  expect(at(1024)).toMatchObject({ color: '#ff0000', margin: '0px', 'font-size': '18px' });
  expect(at(1280)).toMatchObject({ color: '#000000', margin: '0px', 'font-size': '20px' });
});

it.each([
  [FIELDS.fontSize, { min: 8, max: 72, step: 1, initial: 18 }],
  [FIELDS.lineHeight, { min: 1, max: 3, step: 0.1, initial: 1.5 }],
  [FIELDS.letterSpacing, { min: -5, max: 10, step: 0.1, initial: 0 }],
  [FIELDS.fontWeight, { min: 100, max: 900, step: 100, initial: 400 }],
  [FIELDS.padding, { min: 0, max: 50, step: 1, initial: 16 }],
  [FIELDS.margin, { min: 0, max: 50, step: 1, initial: 0 }],
  [tool.options.containerWidth, { min: 10, max: 100, step: 1, initial: 100 }],
  [tool.options.characterLimit, { min: 1, step: 1, initial: 280 }],
])('$label has its range', (option, range) => expect(option).toMatchObject(range));

it('says when a color was clipped, of the text or its shadow', async () => {
  const vivid = 'color(display-p3 0 1 0)';
  const note = `${vivid} is outside sRGB and was clipped to #00ff00`;
  expect((await run('', { md: `color: ${vivid}` })).notes).toEqual([note]);
  expect((await run('', { md: `text-shadow: 1px 1px ${vivid}` })).notes).toEqual([note]);
  expect((await run('', { md: 'color: lime' })).notes).toEqual([]);
});

it('shows each breakpoint at the width at which it begins', () => {
  expect(WIDTHS).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280 });
});

it('counts characters as people see them, and words', async () => {
  const { facts } = await run('👩‍👩‍👧 don’t panic é', { characterLimit: 5 });
  expect(facts.map(({ value }) => value)).toEqual(['15 / 5', '3']);
});

it('rounds weights to hundreds', () => {
  expect([100, 449, 450, 900].map(toHundreds)).toEqual([100, 400, 500, 900]);
  expect(parseStyle('font-weight: 120', 'lg', String)).toEqual({ ...initialStyle('lg'), fontWeight: 100 });
});

it('refuses what it cannot set', async () => {
  for (const lg of [
    'x',
    'display: none',
    '__proto__: 1',
    'font-size: 73px',
    'font-size: 1em',
    'line-height: 0.9',
    'font-family: Comic Sans',
    'color: red }',
    'text-shadow: 1px',
    'text-shadow: 1px 1px -1px',
    'text-shadow: 1px 1px red } a { b',
    'text-shadow: 1px 1px 1px 1px',
  ])
    await expect(run('', { lg }), lg).rejects.toThrow(InputError);
});
