import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { groupAt, tokenize } from './tokens';

const kinds = (pattern: string, flags = ''): string[] =>
  tokenize(pattern, flags).tokens.map(
    ({ start, end, kind, group }) => `${pattern.slice(start, end)} ${kind}${group ?? ''}`,
  );

describe('tokenize', () => {
  it('tells the parts of a pattern apart', () => {
    expect(kinds('^(?<y>\\d{4})-(?:a|\\.)+?\\b$')).toEqual([
      ...['^ anchor', '(?<y> group1', '\\d set', '{4} quantifier', ') group1'],
      ...['(?: group', '| or', '\\. escape', ') group', '+? quantifier', '\\b anchor', '$ anchor'],
    ]);
    expect(kinds('[^a-]x{1}{,2}')).toEqual(['[^ class', 'a set', '- set', '] class', '{1} quantifier']);
    expect(kinds('[a[b]]', 'v')).toEqual(['[ class', 'a set', '[ class', 'b set', '] class', '] class']);
    expect(kinds('(?<!a)(?i-m:b)\\k<n>\\12')).toEqual([
      ...['(?<! group', ') group', '(?i-m: group', ') group', '\\k<n> set', '\\12 set'],
    ]);
  });

  it('goes on where something is missing', () => {
    expect(kinds('a(b(c)')).toEqual(['( wrong1', '( group2', ') group2']);
    expect(kinds('a)+')).toEqual([') wrong', '+ quantifier']);
    expect(kinds('**[')).toEqual(['* wrong', '* wrong', '[ wrong']);
    expect(kinds('(+\\')).toEqual(['( wrong1', '+ wrong', '\\ wrong']);
  });

  it('finds the innermost group at the cursor', () => {
    const read = tokenize('a(b(c)d)(e)', '');
    expect([0, 1, 2, 3, 5, 6, 7, 8, 11].map((at) => groupAt(read, at))).toEqual([
      ...[undefined, 1, 1, 2, 2, 2, 1, 3, 3],
    ]);
  });

  it('numbers and places groups as a parser does', () => {
    const piece = fc.constantFrom(
      ...['(a)', '((?:a)|[)])', '(?<n>(b)+)', '(?<!(c))', '(a', '(?:(b)', 'x)', ')?', '(?<m>[(])'],
      ...[
        'a',
        '.',
        '\\d',
        '[(]',
        '[a\\]]',
        '(',
        ')',
        '(?:',
        '(?<n>',
        '(?<m>',
        '(?=',
        '(?<!',
        '|',
        '*',
        '+?',
        '{2}',
        '\\(',
      ],
      ...['(?i:', '[\\w--_]', '[[(]a]', '\\p{L}', '\\u{28}', '{', ']', '\\k<n>', '(?-s:'],
    );
    let compared = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), fc.constantFrom('', 'u', 'v'), (pieces, flags) => {
        const pattern = pieces.join('');
        const { tokens, groups } = tokenize(pattern, flags);
        let at = 0;
        for (const { start, end } of tokens) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(pattern.length);
        const expected: unknown[] = [];
        try {
          const modes = { unicode: flags === 'u', unicodeSets: flags === 'v' };
          visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, modes), {
            onCapturingGroupEnter: ({ start, end, name }) =>
              expected.push({ start, end, ...(name !== null && { name }) }),
          });
        } catch {
          return;
        }
        compared++;
        expect(groups).toEqual(expected);
        expect(tokens.filter(({ kind }) => kind === 'wrong')).toEqual([]);
      }),
      { numRuns: runs(1500) },
    );
    expect(compared).toBeGreaterThan(runs(100));
  });
});
