import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { type Area, parseAreas, placeArea, toCells, writeAreas } from './areas';
import published from './fixtures/tracks.json';
import { parseAlignments, readGrid, sizeOf, writeAlignments } from './grid';
import { PRESETS } from './presets';
import tool from './tool';
import { parseTracks, writeShort, writeTracks } from './tracks';

type Changes = Partial<ToolOptions<typeof tool>>;
const run = async (changes: Changes = {}) => (await runTool(tool, undefined, changes)).value;
const accepts = (text: string): boolean => {
  try {
    parseTracks(text, 'Columns');
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return false;
  }
};

/** Where the grammar alone says too little (negative sizes, reserved names), or where a browser would close what is left open. */
const REFUSED_HERE = [
  '-1px',
  '-1fr',
  'minmax(-1px, 1fr)',
  'fit-content(-1px)',
  '[span] 1fr',
  '[auto] 1fr',
  '1e3px',
  '1px/*',
  'calc(',
];

it('takes and refuses tracks as another parser of CSS does', () => {
  const verdicts = Object.entries(published.verdicts);
  expect(verdicts.length).toBeGreaterThan(70);
  for (const [text, isValid] of verdicts) expect(accepts(text), text).toBe(isValid && !REFUSED_HERE.includes(text));
});

it('writes repeat() out, with the names of both ends on one line', () => {
  const { sizes, names } = parseTracks('[a] repeat(2, [b] 1fr 2px [c]) auto [d e]', 'Rows');
  expect(sizes).toEqual(['1fr', '2px', '1fr', '2px', 'auto']);
  expect(names).toEqual([['a', 'b'], [], ['c', 'b'], [], ['c'], ['d', 'e']]);
  expect(() => parseTracks('repeat(auto-fit, 100px)', 'Rows')).toThrow('depends on the width');
  expect(() => parseTracks('repeat(25, 1fr)', 'Rows')).toThrow('1 to 24');
});

const tracks = fc
  .array(fc.tuple(fc.constantFrom('1fr', '200px', 'minmax(0, 1fr)', 'auto'), fc.subarray(['a', 'b-2', '_c'])), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => ({ sizes: list.map(([size]) => size), names: [['x'], ...list.map(([, names]) => names)] }));

it('reads back what it writes, in short or not', () => {
  fc.assert(
    fc.property(tracks, (one) => {
      expect(parseTracks(writeTracks(one), 'Columns')).toEqual(one);
      expect(parseTracks(writeShort(one), 'Columns')).toEqual(one);
    }),
  );
});

it('reads areas in quotes or with slashes, as rectangles alone', () => {
  const size = { rows: 2, columns: 3 };
  const areas = parseAreas('"a a b" "a a ..."');
  expect(areas).toEqual([
    { name: 'a', row: 0, column: 0, rows: 2, columns: 2 },
    { name: 'b', row: 0, column: 2, rows: 1, columns: 1 },
  ]);
  expect(writeAreas(areas, size)).toBe('a a b / a a .');
  expect(parseAreas('a a b / a a .')).toEqual(areas);
  expect(parseAreas('none')).toEqual([]);
  // The dots of one empty cell end where a name begins.
  expect(parseAreas("'..a.b' 'c d e f'").map(({ name, column }) => [name, column])).toEqual([
    ['a', 1],
    ['b', 3],
    ['c', 0],
    ['d', 1],
    ['e', 2],
    ['f', 3],
  ]);
  for (const wrong of ['a b / b a', 'a a / a b', 'a . a', 'a / b b', 'a, b', '1a', 'auto', 'a" / b', 'container', '""'])
    expect(() => parseAreas(wrong), wrong).toThrow(InputError);
});

it('lets neighbors make room as long as they stay rectangles', () => {
  const size = { rows: 3, columns: 3 };
  const areas = parseAreas('h h h / n m m / n m m');
  const placed = (name: string, row: number, column: number, rows: number, columns: number) => {
    const at = areas.findIndex((area) => area.name === name);
    const next = placeArea(areas, at, { row, column, rows, columns }, size);
    return next && writeAreas(next, size);
  };
  expect(placed('n', 1, 0, 2, 2)).toBe('h h h / n n m / n n m');
  expect(placed('n', 2, 0, 1, 3)).toBe('h h h / . m m / n n n');
  expect(placed('n', 0, 0, 3, 1)).toBe('n h h / n m m / n m m');
  expect(placed('h', 0, 1, 1, 1)).toBe('. h . / n m m / n m m');
  // It would cut a corner out of main, cover all of it, or cut the header in two.
  expect(placed('n', 2, 0, 1, 2)).toBeUndefined();
  expect(placed('n', 1, 0, 2, 3)).toBeUndefined();
  expect(placed('m', 0, 1, 3, 1)).toBeUndefined();
  for (const [row, column, rows, columns] of [
    [-1, 0, 1, 1],
    [0, 0, 0, 1],
    [2, 0, 2, 1],
    [0, 2, 1, 2],
  ] as const)
    expect(placed('h', row, column, rows, columns)).toBeUndefined();
});

const rect = fc.record({
  row: fc.nat(3),
  column: fc.nat(3),
  rows: fc.integer({ min: 1, max: 4 }),
  columns: fc.integer({ min: 1, max: 4 }),
});

it('never lets two areas share a cell, whatever is moved where', () => {
  const size = { rows: 4, columns: 4 };
  const start = parseAreas('a a b b / a a b b / c d d d / c . e e');
  const cover = (areas: readonly Area[]) => areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), rect), { maxLength: 12 }), (moves) => {
      let areas: readonly Area[] = start;
      for (const [at, next] of moves) areas = placeArea(areas, at, next, size) ?? areas;
      const cells = toCells(areas, size).flat();
      expect(cells.filter((name) => name !== '.')).toHaveLength(cover(areas));
      expect(parseAreas(writeAreas(areas, size))).toHaveLength(areas.length);
    }),
  );
});

it('writes sheets another parser understands, one property or its parts', async () => {
  const declarations = async (changes: Changes) => {
    const found: Record<string, string> = {};
    postcss.parse(await run(changes)).walkDecls(({ prop, value }) => {
      found[prop] ??= value.replace(/\s+/g, ' ').trim();
    });
    return found;
  };
  const columns = '[full] 1fr [text] 1fr 1fr 1fr [end]';
  const rows = '[top] auto 1fr [bottom]';
  const areas = 'a a b b / c c c c';
  expect(await declarations({ columns, rows, areas })).toMatchObject({
    'grid-template': '[top] "a a b b" auto "c c c c" 1fr [bottom] / [full] 1fr [text] 1fr 1fr 1fr [end]',
    gap: '12px',
  });
  expect(await declarations({ columns, rows, areas, shorthand: false, rowGap: 0 })).toMatchObject({
    'grid-template-columns': '[full] 1fr [text] repeat(3, 1fr) [end]',
    'grid-template-rows': rows,
    'grid-template-areas': '"a a b b" "c c c c"',
    gap: '0px 12px',
  });
  const bare = await declarations({ columns: 'repeat(12, 1fr)', rows: 'auto', areas: 'none', fillScreen: true });
  expect(bare).toEqual({
    display: 'grid',
    'grid-template': 'auto / repeat(12, 1fr)',
    gap: '12px',
    'min-height': '100dvh',
  });
  const aligned = await run({ alignment: 'main: center end, gone: start', alignItems: 'end' });
  expect(aligned).toContain('.main {\n  grid-area: main;\n  align-self: center;\n  justify-self: end;\n}');
  expect(aligned).toContain('  align-items: end;');
  expect(aligned).not.toMatch(/gone|: $/m);
});

it('says when areas no longer fit, and leaves out what does not', async () => {
  const { value, notes } = await runTool(tool, undefined, { columns: '1fr 1fr' });
  expect(notes).toEqual(['3 of the areas did not fit: there are fewer columns or rows than they cover.']);
  expect(value).toContain('"header header" 64px\n    "nav    main"   1fr');
});

it('has presets that fit their own grids', () => {
  for (const [name, preset] of Object.entries(PRESETS)) {
    const options = { ...(preset as Changes), alignment: '' } as Parameters<typeof readGrid>[0];
    const grid = readGrid(options);
    expect(grid.cropped, name).toBe(0);
    const { rows, columns } = sizeOf(grid);
    expect(parseAreas(preset.areas).every((area) => area.row < rows && area.column < columns)).toBe(true);
  }
  expect(writeAlignments(parseAlignments('a: start, b: auto auto'))).toBe('a: start auto');
});

it('refuses what would break the sheet', async () => {
  for (const changes of [
    { columns: '1fr; } x {' },
    { rows: '' },
    { areas: 'a; b' },
    { areas: '"a" } x {' },
    { alignment: 'main' },
    { alignment: 'main: middle' },
    { alignment: 'main: start end center' },
  ])
    await expect(run(changes), JSON.stringify(changes)).rejects.toThrow(InputError);
});

it('places areas by lines in classes of Tailwind, with underscores for spaces', async () => {
  const html = await run({ columns: '[a_b] 1fr minmax(0, 2fr) 1px', writtenAs: 'tailwind', rowGap: 0 });
  expect(html).toContain('grid-cols-[[a\\_b]_1fr_minmax(0,_2fr)_1px]');
  expect(html).toContain('gap-x-[12px] gap-y-[0px]');
  expect(html).toContain('<main class="col-start-2 col-end-3 row-start-2 row-end-3">main</main>');
});
