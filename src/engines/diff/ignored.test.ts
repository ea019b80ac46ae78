import { applyPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { type CompareOptions, diffLines, diffWords, lineAt, loudHunks, splitRows, unifiedRows } from '.';
import gnu from './fixtures/gnu-diff.json';
import { gitPatch } from './git-patch';

/** The options that stand for the flags of GNU diff. */
const getOptions = (flags: string): CompareOptions => ({
  ignoreCase: flags.includes('-i'),
  ignoreBlankLines: flags.includes('-B'),
  ignoreWhitespace: /-[wbZ]/.test(flags),
  whitespace: flags.includes('-b') ? 'amount' : flags.includes('-Z') ? 'trailing' : 'all',
});

describe('what is ignored', () => {
  it.each(Object.keys(gnu.cases[0]!.counts))('is what GNU diff %s ignores', (flags) => {
    for (const { left, right, counts } of gnu.cases) {
      const options = getOptions(flags);
      const { removed, added } = diffLines(left, right, options);
      expect([removed, added], left).toEqual((counts as Record<string, number[]>)[flags]);
      const patch = gitPatch(left, right, { compare: options });
      const marked = (mark: RegExp) =>
        patch
          .split('\n')
          .slice(3)
          .filter((line) => mark.test(line)).length;
      expect([marked(/^-/), marked(/^\+/)]).toEqual([removed, added]);
      if (patch) expect(applyPatch(left, patch, { autoConvertLineEndings: false })).not.toBe(false);
    }
  });

  it('leaves blank lines in sight without counting them', () => {
    const [left, right] = ['a\n\nb\nc\n', 'a\nb\n\n\nx\n'];
    const diff = diffLines(left, right, { ignoreBlankLines: true });
    expect(diff).toMatchObject({ removed: 1, added: 3 });
    expect(loudHunks(diff)).toEqual([1]);
    const unified = unifiedRows(diff);
    const seen = Array.from({ length: unified.count }, (_, at) => unified.row(at));
    expect(seen.map(({ type }) => type)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'removed',
      'added',
      'added',
      'added',
    ]);
    expect(seen[1]).toMatchObject({ left: 1, right: -1 });
    const split = splitRows(diff);
    expect(split.row(1)).toEqual({ type: 'unchanged', left: 1, right: -1, paired: false });
    expect(lineAt(right, diff.rightBounds, split.row(2).right)).toBe('b');
  });
});

describe('marks within a line', () => {
  const marked = (line: string, ranges: readonly number[]) =>
    Array.from({ length: ranges.length / 2 }, (_, at) => line.slice(ranges[2 * at], ranges[2 * at + 1]));
  it.each([
    ['colour', 'color', ['u'], []],
    ['a👩‍👩‍👧b', 'a👩‍👩‍👦b', ['👩‍👩‍👧'], ['👩‍👩‍👦']],
    ['Test', 'tEst', ['Te'], ['tE']],
  ])('are single characters if asked for: %s', (left, right, removed, added) => {
    const { left: one, right: other } = diffWords(left, right, { marks: 'characters' });
    expect(marked(left, one)).toEqual(removed);
    expect(marked(right, other)).toEqual(added);
    expect(diffWords(left, right, { marks: 'characters', ignoreCase: true }).left).toEqual(left === 'Test' ? [] : one);
  });
  it('see white space only where it counts', () => {
    const spaces = (whitespace: 'all' | 'amount' | 'trailing', left: string, right: string) =>
      diffWords(left, right, { ignoreWhitespace: true, whitespace }).left.length > 0 ||
      diffWords(left, right, { ignoreWhitespace: true, whitespace }).right.length > 0;
    expect(spaces('all', 'a b', 'ab c'.replace(' c', ''))).toBe(true);
    expect(spaces('amount', 'a  b ', 'a b')).toBe(false);
    expect(spaces('amount', 'a, b', 'a,b')).toBe(true);
    expect(spaces('trailing', 'a b  ', 'a b')).toBe(false);
    expect(spaces('trailing', 'a  b', 'a b')).toBe(true);
  });
});
