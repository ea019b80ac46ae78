import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { ITEM, type Item, PRESETS, parseItems, writeItems } from './items';
import tool from './tool';

const run = async (changes: Partial<ToolOptions<typeof tool>> = {}) => (await runTool(tool, undefined, changes)).value;

const item: fc.Arbitrary<Item> = fc.record({
  order: fc.integer({ min: -100, max: 100 }),
  flexGrow: fc.constantFrom(0, 0.5, 1, 100),
  flexShrink: fc.constantFrom(0, 0.25, 1, 100),
  flexBasis: fc.constantFrom('auto', '0', '25%', '10rem', 'min(100%, 20em)', 'calc(50% - (2 * 8px))', 'content'),
  alignSelf: fc.constantFrom(...(Object.keys(ITEM.alignSelf.choices) as Item['alignSelf'][])),
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (items) => {
      expect(parseItems(writeItems(items))).toEqual(items);
    }),
  );
});

it('writes each item as far as it differs, in a style sheet another parser understands', async () => {
  const root = postcss.parse(await run({ flexWrap: 'wrap', items: '0, -1 2 1 min(100%, 20em) baseline, 0 0 0' }));
  const rules = root.nodes.flatMap((node) =>
    node.type === 'rule'
      ? [[node.selector, node.nodes.map((one) => (one.type === 'decl' ? `${one.prop}: ${one.value}` : ''))]]
      : [],
  );
  expect(rules.slice(1)).toEqual([
    ['.item-2', ['order: -1', 'flex-grow: 2', 'flex-basis: min(100%, 20em)', 'align-self: baseline']],
    ['.item-3', ['flex-shrink: 0']],
  ]);
  expect(rules[0]![1]).toContain('flex-wrap: wrap');
});

it('has presets that can be read', () => {
  const presets = Object.values(PRESETS);
  expect(presets.length).toBeGreaterThanOrEqual(6);
  for (const { items } of presets) expect(parseItems(items).length).toBeGreaterThan(0);
});

it('refuses what is no item', async () => {
  for (const items of [
    '',
    '0,',
    'x',
    '0 -1',
    '0 1 1 -5px',
    '0 1 1 20',
    '0 1 1 calc(1px',
    '0 1 1 auto middle',
    '0 1 1 auto auto auto',
    '0 1 1 calc(1px;}x{)',
    '1.5',
    Array(101).fill('0').join(),
  ])
    await expect(run({ items }), items).rejects.toThrow(InputError);
});
