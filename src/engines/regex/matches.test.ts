import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { matchAt } from './match-list';
import { findMatches, replaceMatches } from './matches';

const isValid = (pattern: string, flags: string): boolean => {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
};

// No quantifier directly after a group with one inside: random patterns must not run for minutes.
const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '\\d',
  '\\w',
  '[ab]',
  '[^a]',
  '(a)',
  '(b)?',
  '(?:ab|a)',
  '(?<n>a|b)',
  '\\b',
  '^',
  '$',
  '(?=a)',
  '(?<!b)',
  '\\1',
  '\\k<n>',
  '😀',
  '\\u{1F600}',
  '[😀b]',
  '()',
  '\\n',
  '|',
  '\\ud83d',
  '(?<m>\\w)?',
);
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '*?', '{2}', '{0,2}?');
const randomPattern = fc
  .array(fc.tuple(atom, quantifier), { maxLength: 5 })
  .map((parts) => parts.map(([a, q]) => a + q).join(''));
const randomFlags = fc.subarray(['g', 'i', 'm', 's', 'u', 'y', 'd']).map((flags) => flags.join(''));
const randomText = fc
  .array(fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', '😀', '\ud83d', '\ude00', 'é'), { maxLength: 14 })
  .map((parts) => parts.join(''));

function oracle(pattern: string, flags: string, text: string): RegExpExecArray[] {
  const regex = new RegExp(pattern, flags.includes('d') ? flags : `${flags}d`);
  if (regex.global) return [...text.matchAll(regex)];
  const first = regex.exec(text);
  return first ? [first] : [];
}

describe('findMatches', () => {
  it('finds what matchAll and exec find, groups and their places included', () => {
    let compared = 0;
    fc.assert(
      fc.property(randomPattern, randomFlags, randomText, fc.boolean(), (pattern, base, text, sets) => {
        const flags = sets ? `${base.replace('u', '')}v` : base;
        fc.pre(isValid(pattern, flags));
        const expected = oracle(pattern, flags, text);
        const list = findMatches(pattern, flags, text);
        expect([list.total, list.shown, list.more]).toEqual([expected.length, expected.length, false]);
        expected.forEach((match, i) => {
          const ours = matchAt(list, text, i);
          expect([ours.value, ours.index]).toEqual([match[0], match.index]);
          expect(ours.groups.map((group) => group.value)).toEqual(match.slice(1));
          expect(ours.groups.map((group) => [group.index, group.end])).toEqual(
            match.indices!.slice(1).map((span) => (span as [number, number] | undefined) ?? [-1, -1]),
          );
          const named = ours.groups.flatMap((group) => (group.name === null ? [] : [[group.name, group.value]]));
          expect(Object.fromEntries(named)).toEqual({ ...match.groups });
        });
        compared += expected.length;
      }),
      { numRuns: runs(1_500) },
    );
    expect(compared).toBeGreaterThan(300);
  });

  it('steps over empty matches as the engine does', () => {
    const places = (pattern: string, flags: string, text: string): number[][] => {
      const list = findMatches(pattern, flags, text);
      return Array.from({ length: list.shown }, (_, i) => [matchAt(list, text, i).index, matchAt(list, text, i).end]);
    };
    expect(places('a*', 'g', 'baaa')).toEqual([
      [0, 0],
      [1, 4],
      [4, 4],
    ]);
    expect(places('', 'g', '😀')).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(places('', 'gu', '😀')).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(places('', 'gv', '😀')).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(places('a', 'gy', 'aaba')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(places('a', 'y', 'ba')).toEqual([]);
    expect(places('a', '', 'aaa')).toEqual([[0, 1]]);
    expect(places('x', 'g', '')).toEqual([]);
  });

  it('shows some, counts more, and says where it stopped', () => {
    const text = 'a'.repeat(50_000);
    const list = findMatches('(a)', 'g', text, { limit: 100, countLimit: 20_000 });
    expect(list).toMatchObject({ shown: 100, total: 20_000, more: true, totalCapped: true });
    expect(list.spans).toHaveLength(400);
    expect(findMatches('a', 'g', text)).toMatchObject({ shown: 10_000, total: 50_000, more: true, totalCapped: false });
    expect(findMatches('a', 'g', 'aa', { limit: 2, countLimit: 2 })).toMatchObject({ total: 2, more: false });
    expect(structuredClone(list)).toEqual(list);
    expect(() => matchAt(list, text, 100)).toThrow(RangeError);
  });
});

describe('replaceMatches', () => {
  const template = fc
    .array(
      fc.constantFrom('x', '$', '$$', '$&', '$`', "$'", '$1', '$2', '$01', '$10', '$00', '$<n>', '$<', '>', '$<q>'),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));

  it('is String.prototype.replace, and knows the length beforehand', () => {
    fc.assert(
      fc.property(randomPattern, randomFlags, randomText, template, (pattern, flags, text, replacement) => {
        fc.pre(isValid(pattern, flags));
        const expected = text.replace(new RegExp(pattern, flags), replacement);
        expect(replaceMatches(pattern, flags, text, replacement)).toBe(expected);
        expect(replaceMatches(pattern, flags, text, replacement, { limit: expected.length })).toBe(expected);
        const tooLong = (): string => replaceMatches(pattern, flags, text, replacement, { limit: expected.length - 1 });
        expect(tooLong).toThrow(InputError);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('refuses results that would fill the memory', () => {
    expect(() => replaceMatches('.', 'g', 'a'.repeat(100_000), '$`')).toThrow(
      'The result would be longer than 50,000,000 characters',
    );
    expect(replaceMatches('a', 'g', 'a'.repeat(1_000_000), 'b')).toHaveLength(1_000_000);
  });
});
