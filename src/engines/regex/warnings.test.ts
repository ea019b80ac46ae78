import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { warnings } from './warnings';

const places = (pattern: string, flags?: string): string[] =>
  warnings(pattern, flags).map(({ start, end }) => pattern.slice(start, end));

describe('warnings', () => {
  it('finds repetitions that overlap with themselves', () => {
    const cases: [string, string, string?][] = [
      ['^(a+)+$', '(a+)+'],
      ['^(a*)*b', '(a*)*'],
      ['(a|a)*b', '(a|a)*'],
      ['(a|aa)+$', '(a|aa)+'],
      ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
      ['(\\d|\\w)+x', '(\\d|\\w)+'],
      ['(.*,)*x', '(.*,)*'],
      ['^(([a-z])+.)+[A-Z]', '(([a-z])+.)+'],
      ['(a?b?)*c', '(a?b?)*'],
      ['(a{1,2})+b', '(a{1,2})+'],
      ['(a{2,})+b', '(a{2,})+'],
      ['x(?=(b+)+c)', '(b+)+'],
      ['(?:(a+)+){3}', '(a+)+'],
      ['([a-zA-Z0-9]+)*@', '([a-zA-Z0-9]+)*'],
      ['(\\p{L}+|é)*!', '(\\p{L}+|é)*', 'u'],
      ['(a|A)*b', '(a|A)*', 'i'],
      ['([\\w--\\d]+_?)+!', '([\\w--\\d]+_?)+', 'v'],
    ];
    for (const [pattern, at, flags] of cases) expect([pattern, places(pattern, flags)]).toEqual([pattern, [at]]);
  });

  it('says nothing where each text can be read in one way', () => {
    for (const pattern of [
      '(a+b)+',
      '(ab|ac)*',
      '(a|A)*b',
      '\\d{1,3}(,\\d{3})*',
      '(a{3})+',
      '"(?:[^"\\\\]|\\\\.)*"',
      '(\\w+\\s)*',
      '(?:a|b)+',
      'a*b*c*',
      '([a-z]+\\.)+com',
      '(a|ab)*c',
      '(?:x{2}){3}',
      '^\\s+|\\s+$',
      '',
      '(',
      '(a?)*',
      '(a{2,3},)*',
      '(a+){0}',
    ]) {
      expect([pattern, places(pattern)]).toEqual([pattern, []]);
    }
  });

  it('is quick for large patterns', () => {
    const started = processorTime();
    warnings(`(${Array.from({ length: 80 }, (_, i) => `word${i}`).join('|')})*`);
    warnings(`(${Array.from({ length: 60 }, (_, i) => String.fromCharCode(0x100 + i)).join('|')}|\\w)*`);
    warnings('(a?){50}'.repeat(20) + 'x'.repeat(5_000));
    warnings('((((((((a{1,4}){1,4}){1,4}){1,4}){1,4}){1,4}){1,4}){1,4})*');
    expectWithin(5000, started);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '\\w', '(', ')', '*', '+', '|', '?', '{1,3}', '\\1', '[^a]', '(?=', '.'), {
          maxLength: 12,
        }),
        (pieces) => {
          warnings(pieces.join(''));
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
