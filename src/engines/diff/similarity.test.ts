import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { diagonalDistance, editDistance, similarity, tableDistance } from './similarity';

function slowDistance(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      row.push(Math.min(row[j]! + 1, above[j + 1]! + 1, above[j]! + (a[i] === b[j] ? 0 : 1)));
    }
    above = row;
  }
  return above[b.length]!;
}

const symbols = fc
  .array(fc.integer({ min: 0, max: 3 }), { maxLength: 150, size: 'max' })
  .map((values) => Int32Array.from(values));

describe('edit distance', () => {
  it('equals the textbook table, across the 32-row seams', () => {
    fc.assert(
      fc.property(symbols, symbols, (a, b) => {
        const expected = slowDistance(a, b);
        expect(tableDistance(a, b)).toBe(expected);
        expect(diagonalDistance(a, b, 300)).toBe(expected);
        expect(diagonalDistance(a, b, expected)).toBe(expected);
        if (expected > 0) expect(diagonalDistance(a, b, expected - 1)).toBe(-1);
      }),
      { numRuns: runs(300) },
    );
  });

  it('counts characters as a reader sees them', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('👨‍👩‍👧 a', '👨‍👩‍👦 a')).toBe(1);
    expect(editDistance('e\u0301', 'e')).toBe(1);
    expect(editDistance('', '日本語')).toBe(3);
  });
});

describe('similarity', () => {
  it('is 1 - distance / longer length on the texts as compared', () => {
    expect(similarity('kitten', 'sitting')).toEqual({ score: 1 - 3 / 7, distance: 3, length: 7, exact: true });
    expect(similarity('', '').score).toBe(1);
    expect(similarity('', 'abc').score).toBe(0);
    expect(
      similarity('A b,\r\nC', 'ab\nc', { ignoreCase: true, ignorePunctuation: true, ignoreWhitespace: true }).score,
    ).toBe(1);
    expect(similarity('a\r\nb', 'a\nb').score).toBe(1);
    expect(similarity('a', 'a\n')).toMatchObject({ distance: 1, length: 2 });
  });

  const lines = Array.from({ length: 40_000 }, (_, i) => `line ${i} holds the value ${(i * 7919) % 10_007}`);

  it('is exact for long texts with few edits', () => {
    const edited = lines.map((line, i) => (i % 40 === 3 ? line.replace('value', 'sum') : line));
    // v-a-l-u-e to s-u-m: three replaced or deleted around the kept u, one deleted, at best four edits.
    expect(similarity(lines.join('\n'), edited.join('\n'))).toMatchObject({ exact: true, distance: 4_000 });
  });

  it.runIf(LONG)('is an upper bound on the distance, and says so, for long texts that differ much', () => {
    const started = processorTime();
    const edited = lines.map((line, i) => (i % 3 === 0 ? line.toUpperCase() : line));
    const result = similarity(lines.join('\n'), edited.join('\n'));
    expect(result.exact).toBe(false);
    expect(result.score).toBeGreaterThan(0.75);
    const nothing = similarity('a'.repeat(3_000_000), 'b'.repeat(3_000_000));
    expect(nothing).toMatchObject({ exact: false, score: 0 });
    const oneLine = 'some words without a line break '.repeat(10_000);
    const odd = similarity(oneLine, oneLine.replaceAll('words', 'verbs'));
    expect(odd.exact).toBe(false);
    expect(odd.score).toBeGreaterThan(0.8);
    expectWithin(15_000, started);
  });
});
