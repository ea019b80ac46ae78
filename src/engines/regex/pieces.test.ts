import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { findMatches } from './matches';
import { carryOver, getSpan, groupInText, splitPieces } from './pieces';

describe('pieces of a match', () => {
  const text = 'x 2026-01-02 y';
  const list = findMatches('((\\d+)-(\\d\\d))-(\\d)', 'g', text);
  it('show the innermost group', () => {
    const pieces = splitPieces(list, 0, 2, 11).map(({ start, end, group }) => [text.slice(start, end), group]);
    expect(pieces).toEqual([
      ['2026', 2],
      ['-', 1],
      ['01', 3],
      ['-', 0],
      ['0', 4],
    ]);
    expect(splitPieces(list, 0, 4, 8).map(({ group }) => group)).toEqual([2, 1, 3]);
  });
  it('know the group at a place', () => {
    expect([0, 2, 6, 7, 9, 10, 11, 12].map((at) => groupInText(list, at))).toEqual([
      ...[undefined, 2, 2, 3, 3, 4, 4, undefined],
    ]);
  });
  it('keep a match whole and in order, whatever its groups', () => {
    const pattern = fc.constantFrom('(a)|(b)', '((a)*)(b?)', '(?=(.*))a', '(a(b(a)?)?)', '(?<=(a))(b)', '()a()');
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', 'c') }), (source, text) => {
        const list = findMatches(source, 'g', text);
        for (let match = 0; match < list.shown; match++) {
          const { start, end } = getSpan(list, match)!;
          const pieces = splitPieces(list, match, start, end);
          expect(pieces.map((piece) => text.slice(piece.start, piece.end)).join('')).toBe(text.slice(start, end));
          pieces.forEach((piece, at) => {
            expect(piece.group).not.toBe(pieces[at + 1]?.group);
          });
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

it('carries matches over an edit: each still covers its own text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });
  fc.assert(
    fc.property(word, word, word, word, (before, old, fresh, behind) => {
      const text = before + old + behind;
      const edited = before + fresh + behind;
      const list = findMatches('(a)b?(?=( ?))', 'g', text);
      const carried = carryOver(list, text, edited);
      const texts = Array.from({ length: carried.shown }, (_, match) => {
        const { start, end } = getSpan(carried, match)!;
        const group = getSpan(carried, match, 1)!;
        expect(edited.slice(group.start, group.end)).toBe('a');
        expect(group.start).toBe(start);
        return edited.slice(start, end);
      });
      expect(texts.every((found) => /^ab?$/.test(found))).toBe(true);
      expect(carried.shown).toBeGreaterThanOrEqual(
        findMatches('(a)b?(?=( ?))', 'g', before).shown - 1 + (old === fresh ? 1 : 0),
      );
    }),
    { numRuns: runs(500) },
  );
  const list = findMatches('a', 'g', 'aXa');
  expect(Array.from(carryOver(list, 'aXa', 'aYYa').spans)).toEqual([0, 1, 3, 4]);
});
