import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { drawTable, isDrawn, type MarkupStyle, readCells, type TableLook, type TableStyle, textWidth } from '.';
/**
 * python3 with tabulate 0.10.0, for every table, format and alignment:
 *   tabulate(rows[1:], headers=rows[0], tablefmt=format, colalign=[align] * n, headersalign=[align] * n, disable_numparse=True)
 */
import tabulate from './fixtures/tabulate.json';
import { writeTable } from './markup';
import { readDrawn } from './read-drawn';
import { wrapCell } from './wrap';

type Side = 'left' | 'center' | 'right';
const SIDES: readonly Side[] = ['left', 'center', 'right'];
const tables = Object.entries(tabulate.tables);
const theirs = (table: string, format: string, side: Side): string =>
  (tabulate.out as Record<string, string>)[`${table} ${format} ${side}`]!;
type Style = TableStyle | MarkupStyle;
const draw = (rows: string[][], { style, ...look }: TableLook & { style: Style }): string =>
  isDrawn(style) ? drawTable(rows, { ...look, style }) : writeTable(rows, style, look);
const ours = (rows: string[][], style: Style, align: Side) => draw(rows, { style, align, header: true });

/** What differs without meaning anything: how wide cells and lines are. */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/:-/g, '-')
        .replace(/([-=])[-=]+/g, '$1')
        .replace(/ *([|&+]+) */g, '$1')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .join('\n');

describe.each(tables)('%s is what tabulate writes', (name, rows) => {
  it.each([
    ['markdown', 'pipe'],
    ['org', 'orgtbl'],
    ['rst', 'rst'],
    ['latex', 'latex'],
    ['jira', 'jira'],
  ] as const)('as %s', (style, format) => {
    for (const side of SIDES) expect(plain(ours(rows, style, side))).toBe(plain(theirs(name, format, side)));
  });

  it('and is read from all its drawings and languages', () => {
    for (const format of [
      'orgtbl',
      'pipe',
      'rst',
      'latex',
      'jira',
      'asciidoc',
      'pretty',
      'grid',
      'outline',
      'simple_outline',
      'double_grid',
    ])
      for (const side of SIDES) expect(readCells(theirs(name, format, side)), `${format} ${side}`).toEqual(rows);
  });
});

const STYLES = [
  'simple',
  'grid',
  'fancy',
  'unicode',
  'markdown',
  'rst',
  'org',
  'mediawiki',
  'jira',
  'asciidoc',
  'latex',
] as const;
/** One line, and nothing that is white space at an end. */
const cell = fc.stringMatching(/^[A-Za-z0-9&%$#_{}\\|*~^.,é漢]{1,8}$/);

describe('every style', () => {
  it.each(STYLES)('%s is read back, whatever is in the cells', (style) => {
    const unsafe = style === 'mediawiki' ? /[{}]/g : style === 'org' ? /[\\{}]/g : /$^/g;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.infiniteStream(cell), (columns, cells) => {
        const rows = Array.from({ length: 3 }, () =>
          [...cells.take(columns)].map((one) => one.replace(unsafe, '') || 'x'),
        );
        // A table of dashes alone is none.
        expect(readDrawn(ours(rows, style, 'left'))).toEqual(rows);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each(['org', 'jira'] as const)('%s is read back without a header', (style) => {
    const rows = [
      ['a|b', 'c\\d'],
      ['1', ''],
    ];
    expect(readDrawn(draw(rows, { style, align: 'left', header: false }))).toEqual(rows);
  });

  it.each(['grid', 'fancy'] as const)('%s is read back with its cells wrapped, one row for each', (style) => {
    const rows = [
      ['Name', 'What it is'],
      ['Tea', 'Leaves in hot water'],
      ['寿司', 'Rice with fish'],
    ];
    expect(readDrawn(draw(rows, { style, align: 'left', header: true, wrap: 7 }))).toEqual(rows);
  });

  it('is read back from behind a comment prefix', () => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
    ];
    for (const prefix of ['# ', '// ', '-- ', '; '])
      for (const style of STYLES)
        expect(readDrawn(draw(rows, { style, align: 'left', header: true, prefix })), `${prefix}${style}`).toEqual(
          rows,
        );
  });

  it('leaves other texts alone', () => {
    for (const text of ['a,b\n1,2', 'one\ntwo', 'a|b\nc|d', '---\ntitle: x\n---', '# heading\ntext'])
      expect(readDrawn(text)).toBeUndefined();
  });
});

it('Markdown is a table to markdown-it, with every sign in its place', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.stringMatching(/^[A-Za-z0-9|.,é漢]{1,8}$/)), (cells) => {
      const rows = Array.from({ length: 3 }, () => [...cells.take(2)]);
      const html = new MarkdownIt().render(ours(rows, 'markdown', 'center'));
      expect([...html.matchAll(/<t[hd] style="text-align:center">([^<]*)</g)].map(([, text]) => text)).toEqual(
        rows.flat(),
      );
    }),
    { numRuns: runs(100) },
  );
});

it('aligns each column as it is told, the others as all', () => {
  const rows = [
    ['aaa', 'bbb', 'ccc'],
    ['1', '2', '3'],
  ];
  expect(draw(rows, { style: 'unicode', align: 'left', header: true, columns: 'r, c' })).toBe(
    '┌─────┬─────┬─────┐\n│ aaa │ bbb │ ccc │\n├─────┼─────┼─────┤\n│   1 │  2  │ 3   │\n└─────┴─────┴─────┘',
  );
  expect(draw(rows, { style: 'latex', align: 'left', header: true, columns: 'rc' })).toContain('{rcl}');
});

it('breaks cells between words, and words that are too long', () => {
  expect(wrapCell('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapCell('漢字かな', 4)).toEqual(['漢字', 'かな']);
  expect(wrapCell('abcdefgh i', 3)).toEqual(['abc', 'def', 'gh', 'i']);
  expect(
    draw(
      [
        ['Note', 'N'],
        ['hot and sweet', '1'],
      ],
      { style: 'simple', align: 'left', header: true, wrap: 7 },
    ),
  ).toBe('+---------+---+\n| Note    | N |\n+---------+---+\n| hot and | 1 |\n| sweet   |   |\n+---------+---+');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 12 }), (text, most) => {
      const lines = wrapCell(text, most);
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(Math.max(most, 2));
      expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
    }),
    { numRuns: runs(200) },
  );
});
