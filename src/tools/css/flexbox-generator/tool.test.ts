import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { type Container, ITEM, type Item, PRESETS, parseItems, writeItems } from './items';
import { countLines } from './lines';
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

it('writes row and column gap one by one, or both as one', async () => {
  const gapOf = async (changes: Parameters<typeof run>[0]) => /gap: (.*);/.exec(await run(changes))?.[1];
  expect(await gapOf({ gap: 12, rowGap: 3 })).toBe('12px');
  expect(await gapOf({ gap: 12, separateGaps: true, rowGap: 24, columnGap: 0 })).toBe('24px 0px');
  expect(await gapOf({ gap: 12, separateGaps: true, rowGap: 8, columnGap: 8 })).toBe('8px');
  expect(await gapOf({ gap: 12, separateGaps: true })).toBeUndefined();
});

it('writes HTML that fits the style sheet, and classes with spaces as underscores', async () => {
  const items = '0, -2 0 0 calc(50% - 8px) flex-end';
  const html = await run({ items, writtenAs: 'html' });
  expect([...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names)).toEqual([
    'container',
    'item item-1',
    'item item-2',
  ]);
  const tailwind = await run({ items, writtenAs: 'tailwind', separateGaps: true, columnGap: 16 });
  expect(tailwind).toContain('gap-x-[16px] gap-y-[0px]">\n  <div>Item 1</div>');
  expect(tailwind).toContain('<div class="order-[-2] shrink-[0] basis-[calc(50%_-_8px)] self-end">Item 2</div>');
});

it('counts lines in the order in which items are shown', () => {
  const at = (x: number, y = 0, order = 0) => ({ x, y, order });
  const row = { flexDirection: 'row', flexWrap: 'wrap' } as Container;
  // Of one line, whatever their heights; the second begins further left or at the same place.
  expect(countLines([at(0, 40), at(50, 0), at(100, 20)], row)).toBe(1);
  expect(countLines([at(0), at(50), at(0, 50), at(50, 50), at(0, 100)], row)).toBe(3);
  expect(countLines([at(0), at(0, 50), at(0, 100)], row)).toBe(3);
  expect(countLines([at(100), at(50), at(100, 50)], { ...row, flexDirection: 'row-reverse' })).toBe(2);
  // The last one is drawn first.
  expect(countLines([at(50), at(100), at(0, 0, -1)], row)).toBe(1);
  expect(countLines([at(0, 0), at(0, 50), at(60, 0)], { ...row, flexDirection: 'column' })).toBe(2);
  expect(countLines([at(0), at(0)], { ...row, flexWrap: 'nowrap' })).toBe(1);
});
