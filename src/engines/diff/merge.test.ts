import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import fixture from './fixtures/merge-file.json';
import { getSides, type MergeChoice, mergedText, threeWayParts, twoWayParts } from './merge';

const NAMES = { left: 'left', right: 'right', base: 'base' };

describe('three-way merge', () => {
  it('is what git merge-file gives, conflicts and line breaks included', () => {
    for (const { base, left, right, merged, conflicts } of fixture.merges) {
      const sides = getSides(left, right, base);
      const parts = threeWayParts(sides.base!, sides.left, sides.right);
      expect(mergedText(parts, sides, new Map(), NAMES)).toBe(merged);
      expect(parts.filter(({ kind }) => kind === 'conflict')).toHaveLength(conflicts);
    }
  });

  const text = fc
    .array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd\r\n'), { maxLength: 10 })
    .chain((lines) => fc.boolean().map((isOpen) => (isOpen ? lines.join('').replace(/\r?\n$/, '') : lines.join(''))));
  it('covers all three texts, and changes nothing that only one side has', () => {
    fc.assert(
      fc.property(text, text, text, (base, left, right) => {
        const merge = (mine: string, theirs: string, choice?: MergeChoice) => {
          const sides = getSides(mine, theirs, base);
          const parts = threeWayParts(sides.base!, sides.left, sides.right);
          return mergedText(parts, sides, new Map(choice ? parts.map((_, at) => [at, choice]) : []), NAMES);
        };
        expect(merge(left, right, 'left')).toBe(left);
        expect(merge(left, right, 'right')).toBe(right);
        expect(merge(left, right, 'base')).toBe(base);
        // One side unchanged, or both alike: the other, without a question.
        expect(merge(left, base)).toBe(left);
        expect(merge(base, right)).toBe(right);
        expect(merge(left, left)).toBe(left);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('merge of two', () => {
  it('is the one text or the other, or any mixture', () => {
    const [left, right] = ['a\nb\nc\nd\n', 'a\nB\nc\nD'];
    const sides = getSides(left, right);
    const parts = twoWayParts(sides.left, sides.right);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'conflict', 'same', 'conflict']);
    const merge = (first: MergeChoice, second: MergeChoice) =>
      mergedText(
        parts,
        sides,
        new Map([
          [1, first],
          [3, second],
        ]),
      );
    expect(merge('left', 'left')).toBe(left);
    expect(merge('right', 'right')).toBe(right);
    expect(merge('left', 'right')).toBe('a\nb\nc\nD');
    // A line without a break gets one where another follows it.
    expect(merge('none', 'right-left')).toBe('a\nc\nD\nd\n');
    expect(merge('left-right', 'none')).toBe('a\nb\nB\nc\n');
    expect(mergedText(parts.slice(0, 2), sides)).toBe('a\n<<<<<<< left\nb\n=======\nB\n>>>>>>> right\n');
  });
});
