import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceMatch } from './machine';
import { compileSteps, parsePattern } from './parse';

const trace = (pattern: string, text: string, flags = '', from = 0, most?: number) =>
  traceMatch(compileSteps(parsePattern(pattern, flags)!, flags), text, { from, ...(most && { most }) });
const written = (pattern: string, text: string, flags = '') =>
  trace(pattern, text, flags).steps.map(
    ({ kind, part: [start, end], from, to }) => `${kind} ${pattern.slice(start, end)} ${from}-${to}`,
  );

describe('the steps of a match', () => {
  it('are those that a backtracking matcher takes', () => {
    // Worked out by hand from ECMA-262, 22.2.2.
    expect(written('a+b', 'aab').filter((one) => !one.startsWith('back'))).toEqual([
      'start a+b 0-0',
      'take a 0-1',
      'take a 1-2',
      'miss a 2-2',
      'take b 2-3',
      'match a+b 0-3',
    ]);
    expect(written('a(?!b)c', 'ac').filter((one) => !one.startsWith('back'))).toEqual([
      'start a(?!b)c 0-0',
      'take a 0-1',
      'check (?!b) 1-1',
      'miss b 1-1',
      'take c 1-2',
      'match a(?!b)c 0-2',
    ]);
    expect(written('x|y', 'y').filter((one) => !one.startsWith('back'))).toEqual([
      'start x|y 0-0',
      'miss x 0-0',
      'take y 0-1',
      'match x|y 0-1',
    ]);
    expect(written('^b', 'ab').filter((one) => !one.startsWith('back'))).toEqual([
      'start ^b 0-0',
      'check ^ 0-0',
      'miss b 0-0',
      'start ^b 1-1',
      'fail ^ 1-1',
      'start ^b 2-2',
      'fail ^ 2-2',
      'none ^b 0-0',
    ]);
  });

  it('end where the engine’s match is, and take what is in it', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '[^a]',
      'a*',
      'b+?',
      '(a|b)',
      'a{1,2}',
      '(?=b)',
      '(?!a)',
      '\\b',
      '(a)\\1',
    );
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
        fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 }),
        (pattern, text) => {
          const found = new RegExp(pattern).exec(text);
          const { steps, isCut } = trace(pattern, text);
          if (isCut) return;
          const last = steps.at(-1)!;
          expect(last.kind).toBe(found ? 'match' : 'none');
          if (found) expect([last.from, last.to]).toEqual([found.index, found.index + found[0].length]);
          for (const {
            part: [start, end],
            from,
            to,
            kind,
          } of steps) {
            expect(start <= end && end <= pattern.length).toBe(true);
            expect(from <= to && to <= text.length).toBe(true);
            // What is taken is taken by a part that fits it.
            if (kind === 'take' && !pattern.slice(start, end).startsWith('\\1'))
              expect(new RegExp(`^(?:${pattern.slice(start, end)})$`).test(text.slice(from, to))).toBe(true);
          }
        },
      ),
    );
  });

  it('begin where asked, and are cut where nobody would read on', () => {
    expect(trace('a', 'aba', 'g', 1).steps.at(-1)).toMatchObject({ kind: 'match', from: 2 });
    const cut = trace('(a+)+$', `${'a'.repeat(30)}!`, '', 0, 500);
    expect([cut.steps.length, cut.isCut]).toEqual([500, true]);
  });
});
