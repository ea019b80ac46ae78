import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { countSteps } from './machine';
import { compileSteps, parsePattern } from './parse';

const search = (pattern: string, flags: string, text: string) => {
  const { found } = countSteps(compileSteps(parsePattern(pattern, flags)!, flags), text, {
    sticky: flags.includes('y'),
  });
  if (!found) return null;
  return Array.from({ length: found.length / 2 }, (_, group) =>
    found[2 * group]! < 0 || found[2 * group + 1]! < 0 ? undefined : text.slice(found[2 * group], found[2 * group + 1]),
  );
};
const engine = (pattern: string, flags: string, text: string) => {
  const found = new RegExp(pattern, flags).exec(text);
  return found && [...found];
};

describe('the counting matcher', () => {
  it('matches as the engine does', () => {
    const cases: [string, string, string][] = [
      ['(a*)*b', '', 'aaab'],
      ['(z)((a+)?(b+)?(c))*', '', 'zaacbbbcac'],
      ['(?=(a+))a*b\\1', '', 'baaabac'],
      ['(.*?)a(?!(a+)b\\2c)\\2(.*)', '', 'baaabaac'],
      ['(?<=(\\d+)(\\d+))$', '', '1053'],
      ['(?<=\\1(a))b', '', 'aab'],
      ['(?<!a)b', '', 'abb'],
      ['a{2,3}?b', '', 'aaaab'],
      ['(a?)*?$', '', 'aa'],
      ['(?:a?){3}b', '', 'aab'],
      ['^b$', 'm', 'a\nb\nc'],
      ['\\bfoo\\B', '', 'xfoo foox'],
      ['^.$', 'u', '😀'],
      ['^..$', '', '😀'],
      ['(?<=^.)x', 'u', '😀x'],
      ['(a)|(b)\\1', 'y', 'b'],
      ['(?:(a)|b)*', '', 'ab'],
      ['(AB)\\1', 'i', 'abAb'],
      ['x*', 'y', 'yx'],
    ];
    for (const [pattern, flags, text] of cases)
      expect([pattern, search(pattern, flags, text)]).toEqual([pattern, engine(pattern, flags, text)]);
  });

  it('does so for whatever can be put together', () => {
    const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
      pattern: fc.oneof(
        fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}|${other}`),
      ),
      part: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'b', '.', '[^a]', '^', '$', '\\b', '\\1', '\\2', 'a*', 'b+?', '(a|b)', 'a{1,2}'),
        fc
          .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
          .map(([opening, inner]) => `${opening}${inner})`),
        fc
          .tuple(
            fc.constantFrom('(', '(?:'),
            tie('pattern'),
            fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,3}?', '{0,2}'),
          )
          .map(([opening, inner, times]) => `${opening}${inner})${times}`),
      ),
    }));
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 7 }), (source, text) => {
        expect(search(source, '', text)).toEqual(engine(source, '', text));
      }),
      { numRuns: runs(1500) },
    );
  });
});
