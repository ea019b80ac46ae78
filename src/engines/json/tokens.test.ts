import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { formatJson } from './index';
import { tokenizeJson } from './tokens';

const show = (slice: string, inComment = false): string[] =>
  tokenizeJson(slice, { inComment }).map(([start, end, kind]) => `${kind} ${slice.slice(start, end)}`);

describe('tokenizeJson', () => {
  it('names every token', () => {
    expect(show('  "a\\"b" : [1.5e3, -0, true, null, "x:"],')).toEqual([
      'key "a\\"b"',
      'punctuation :',
      'punctuation [',
      'number 1.5e3',
      'punctuation ,',
      'number -0',
      'punctuation ,',
      'literal true',
      'punctuation ,',
      'literal null',
      'punctuation ,',
      'string "x:"',
      'punctuation ]',
      'punctuation ,',
    ]);
  });

  it('takes cut and broken text', () => {
    expect(show('"abc')).toEqual(['string "abc']);
    expect(show('"abc\\')).toEqual(['string "abc\\']);
    expect(show('"abc\n1')).toEqual(['string "abc', 'number 1']);
    expect(show('}],')).toEqual(['punctuation }', 'punctuation ]', 'punctuation ,']);
    expect(show('1 // "x"\n/* y')).toEqual(['number 1', 'comment // "x"', 'comment /* y']);
    expect(show('y */ 1', true)).toEqual(['comment y */', 'number 1']);
    expect(show('')).toEqual([]);
    expect(show(`"${'x\\n'.repeat(200_000)}"`)).toHaveLength(1);
    expect(show('"'.repeat(10_001))).toHaveLength(5001);
    expect(show('/* '.repeat(10_000))).toHaveLength(1);
  });

  it('covers formatted JSON, line by line as well as whole', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = formatJson(JSON.stringify(value), { indent: 2 });
        const whole = tokenizeJson(text);
        expect(whole.map(([start, end]) => text.slice(start, end)).join('')).toBe(JSON.stringify(value));
        let offset = 0;
        const byLine = text.split('\n').flatMap((line) => {
          const tokens = tokenizeJson(line).map(([start, end, kind]) => [start + offset, end + offset, kind]);
          offset += line.length + 1;
          return tokens;
        });
        expect(byLine).toEqual(whole);
      }),
      { numRuns: runs(300) },
    );
  });
});
