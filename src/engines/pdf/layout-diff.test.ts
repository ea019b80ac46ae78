import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { layoutDiff, type PageMetrics, type PrintRow, type PrintRows } from './layout-diff';

const metrics: PageMetrics = { height: 842, marginTop: 40, marginBottom: 40, lineHeight: 12, columns: 90 };

const source = (rows: PrintRow[]): PrintRows => ({ count: rows.length, row: (i) => rows[i]! });
const same = (i: number, text = `line ${i}`): PrintRow => ({
  kind: 'unchanged',
  leftNumber: i + 1,
  rightNumber: i + 1,
  text,
});

describe('layoutDiff', () => {
  it('prints every row of a short diff, in order, inside the margins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 12 }),
        (texts, columns) => {
          const rows = texts.map((text, i) => same(i, text.replace(/\t/g, '')));
          const { pages, notes } = layoutDiff(source(rows), { ...metrics, height: 200, columns });
          expect(notes).toEqual([]);
          const printed: string[] = [];
          for (const line of pages.flat()) {
            expect(line.y > metrics.marginTop && line.y < 200 - metrics.marginBottom).toBe(true);
            if (line.continued) printed[printed.length - 1] += line.text;
            else printed.push(line.text);
          }
          expect(printed).toEqual(rows.map((row) => row.text));
          expect(pages.every((lines, i) => lines.length === 10 || i === pages.length - 1)).toBe(true);
        },
      ),
      { numRuns: runs(80) },
    );
  });

  it('wraps by columns, wide characters counting double, and expands tabs', () => {
    const { pages } = layoutDiff(source([same(0, '日本語x'), same(1, 'a\tb')]), { ...metrics, columns: 5 });
    expect(pages[0]!.map((line) => [line.text, line.leftNumber, line.continued])).toEqual([
      ['日本', 1, false],
      ['語x', undefined, true],
      ['a   b', 2, false],
    ]);
  });

  it('keeps only changes and three lines around them in a long diff, and says so', () => {
    const rows = Array.from({ length: 3_000 }, (_, i) => same(i));
    rows[1_000] = { kind: 'removed', leftNumber: 1_001, text: 'old' };
    rows[1_005] = { kind: 'added', rightNumber: 1_005, text: 'new' };
    const { pages, notes } = layoutDiff(source(rows), metrics);
    expect(notes).toEqual([
      'The diff has 3,000 rows: only the changes are printed, each with 3 unchanged lines around it.',
    ]);
    const lines = pages.flat().filter((line) => line.kind !== 'note');
    expect(lines.map((line) => (line.kind === 'gap' ? line.text : (line.leftNumber ?? line.rightNumber)))).toEqual([
      '997 unchanged lines',
      998,
      999,
      1000,
      1001,
      1002,
      1003,
      1004,
      1005,
      1005,
      1007,
      1008,
      1009,
      '1,991 unchanged lines',
    ]);
    expect(pages.flat().filter((line) => line.kind === 'note')).toHaveLength(3);
  });

  it('stops at the page limit and says so', () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, i): PrintRow => ({ kind: 'added', rightNumber: i + 1, text: 'x' }),
    );
    const { pages, notes } = layoutDiff(source(rows), metrics, { maxPages: 10 });
    expect(pages.length).toBeLessThanOrEqual(10);
    const last = pages.flat().at(-1)!.rightNumber!;
    expect(notes[1]).toBe(`The diff doesn’t fit on 10 pages: rows after row ${last} are left out.`);
  });

  it('gives an empty diff one empty page', () => {
    expect(layoutDiff(source([]), metrics).pages).toEqual([[]]);
  });

  it('carries marks over expanded tabs and from piece to piece', () => {
    const row: PrintRow = { kind: 'added', rightNumber: 1, text: '\tab cdefgh', marks: [2, 3, 4, 8] };
    const { pages } = layoutDiff(source([row]), { ...metrics, columns: 9 });
    expect(pages[0]!.map(({ text, marks = [] }) => [text, marks])).toEqual([
      ['    ab cd', [5, 6, 7, 9]],
      ['efgh', [0, 2]],
    ]);
    expect(layoutDiff(source([same(0)]), metrics).pages[0]![0]).not.toHaveProperty('marks');
  });
});
