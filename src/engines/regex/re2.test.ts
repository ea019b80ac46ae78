import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { findMatches, replaceMatches } from './matches';
import { re2Matches, re2Replace } from './re2';

describe('RE2', () => {
  it('finds what JavaScript finds, where both mean the same', () => {
    const pattern = fc.constantFrom(
      '(a)|(b+)',
      '(?:a|b)+c?',
      '(a*)(b?)',
      '[^a]{1,2}',
      'a.?b',
      '^(a)',
      '(b)$',
      '\\w+\\b',
      'é|(😀)',
    );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n', 'é', '😀'), maxLength: 12 });
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('g', 'gm', 'gi', '', 'gs'), (source, searched, flags) => {
        // RE2 reads whole characters, as JavaScript does with u; an empty match right behind another it leaves out.
        const ours = re2Matches(source, flags, searched);
        const theirs = findMatches(source, `${flags}u`, searched);
        expect(ours.groupNames).toEqual(theirs.groupNames);
        if (!/\*\)\(/.test(source)) {
          expect([...ours.spans]).toEqual([...theirs.spans]);
          expect(re2Replace(source, flags, searched, '[$1$&$$]')).toBe(
            replaceMatches(source, `${flags}u`, searched, '[$1$&$$]'),
          );
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('knows its own syntax, and is linear where backtracking is not', () => {
    const list = re2Matches('(?P<word>[[:alpha:]]+)(?i:X)\\z', 'g', 'abcx');
    expect(list).toMatchObject({ groupNames: ['word'], total: 1 });
    expect(re2Replace('(?P<word>\\pL+)', 'g', 'é b', '<$<word>>')).toBe('<é> <b>');
    expect(re2Matches('^(a+)+$', '', `${'a'.repeat(2_000)}!`).total).toBe(0);
  });

  it('says what it refuses, and where', () => {
    const refused = (pattern: string, flags = ''): InputError => {
      try {
        re2Matches(pattern, flags, '');
      } catch (error) {
        if (error instanceof InputError) return error;
      }
      throw new Error('not refused');
    };
    expect(refused('ab(?=c)').message).toBe('error parsing regexp: invalid or unsupported Perl syntax: `(?=`');
    expect(refused('ab(?=c)').details).toMatchObject({ field: 'pattern', offset: 2 });
    expect(refused('a(', 'gim').message).toBe('error parsing regexp: missing closing ): `a(`');
    expect(refused('a(', 'gim').details).toMatchObject({ field: 'pattern', offset: 0 });
    expect(refused('(a)\\1').message).toContain('invalid escape sequence');
    expect(() => re2Replace('a', 'g', 'a'.repeat(100), 'bbbb', { limit: 100 })).toThrow('longer than 100');
  });
});
