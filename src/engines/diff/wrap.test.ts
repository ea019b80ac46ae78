import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { diffLines } from './diff-lines';
import { splitLines } from './lines';
import { splitRows, unifiedRows } from './rows';
import { cutLine, isPlain, lineHeights, wrapSplit, wrapUnified } from './wrap';

const pieces = (line: string, columns: number, plain = isPlain(line)): string[] => {
  let from = 0;
  return cutLine(line, 0, line.length, columns, plain).map((to) => {
    const piece = line.slice(from, to);
    from = to;
    return piece;
  });
};

describe('cutLine', () => {
  it('breaks after a space, else at the edge', () => {
    expect(pieces('the quick brown fox', 10)).toEqual(['the quick ', 'brown fox']);
    expect(pieces('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(pieces('', 4)).toEqual(['']);
  });
  it('lets a space hang over the edge instead of starting a row with it', () => {
    expect(pieces('abcd efgh', 4)).toEqual(['abcd ', 'efgh']);
  });
  it('counts two columns for wide characters and up to four for a tab', () => {
    expect(pieces('日本語文字', 4)).toEqual(['日本', '語文', '字']);
    expect(pieces('\tab\tc', 8)).toEqual(['\tab\t', 'c']);
  });
  it('never tears a character apart', () => {
    expect(pieces('😀😀😀', 3)).toEqual(['😀', '😀', '😀']);
    expect(pieces('ae\u0301ae\u0301', 2)).toEqual(['a', 'e\u0301', 'a', 'e\u0301']);
    expect(pieces('x👩‍👩‍👧y', 6)[0]).toBe('x');
  });
  it('is as fast for one line of a megabyte', () => {
    const started = processorTime();
    cutLine('é'.repeat(1_000_000), 0, 1_000_000, 80);
    expectWithin(2_000, started);
  });
  it('loses nothing, gives no empty piece, and plain text is cut the same either way', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', 'é', '\t', '語', '😀', '\u0301', '\u200d', '\ud83d'),
    });
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 12 }), (text, columns) => {
        const cut = pieces(text, columns);
        expect(cut.join('')).toBe(text);
        if (text !== '') for (const piece of cut) expect(piece).not.toBe('');
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
        fc.integer({ min: 1, max: 12 }),
        (text, columns) => {
          expect(pieces(text, columns, true)).toEqual(pieces(text, columns, false));
        },
      ),
    );
  });
});

describe('wrapped rows', () => {
  const lines = fc.array(fc.constantFrom('', 'a', 'abcdef ghi', 'abcdefghijklmnop', '語語語語'), { maxLength: 12 });
  it('are as many as the pieces of the lines they show', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 2, max: 9 }), (one, other, columns) => {
        const [left, right] = [one.join('\n'), other.join('\n')];
        const diff = diffLines(left, right);
        const leftHeights = lineHeights(left, diff.leftBounds, columns, isPlain(left)).rows;
        const rightHeights = lineHeights(right, diff.rightBounds, columns, isPlain(right)).rows;
        const height = (text: string, line: number) => {
          if (line < 0) return 1;
          const { bounds } = splitLines(text);
          return pieces(text.slice(bounds[2 * line], bounds[2 * line + 1]), columns).length;
        };
        const check = (
          rows: { count: number },
          wrapped: ReturnType<typeof wrapSplit>,
          getHeight: (row: number) => number,
        ) => {
          let at = 0;
          for (let row = 0; row < rows.count; row++) {
            expect(wrapped.start(row)).toBe(at);
            for (let piece = 0; piece < getHeight(row); piece++, at++) expect(wrapped.at(at)).toEqual({ row, piece });
          }
          expect(wrapped.count).toBe(at);
        };
        const unified = unifiedRows(diff);
        check(unified, wrapUnified(diff, leftHeights, rightHeights), (index) => {
          const { type, left: l, right: r } = unified.row(index);
          return type === 'added' ? height(right, r) : height(left, l);
        });
        const split = splitRows(diff);
        check(split, wrapSplit(diff, leftHeights, rightHeights), (index) => {
          const { left: l, right: r } = split.row(index);
          return Math.max(height(left, l), height(right, r));
        });
      }),
    );
  });
});
