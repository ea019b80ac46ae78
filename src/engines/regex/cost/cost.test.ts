import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { type Cost, estimateCost } from './cost';
import { countSteps } from './machine';
import { compileSteps, parsePattern } from './parse';

interface Known {
  name: string;
  pattern: string;
  flags: string;
  cost: number | 'exponential';
}
const { patterns } = JSON.parse(readFileSync(new URL('fixtures/redos.json', import.meta.url), 'utf8')) as {
  patterns: Known[];
};

/** With back-references the other program tries texts at random; ours, longer ones of which show it, is worse. */
const WORSE: Readonly<Record<string, number>> = { 'marked, code span': 4 };

const brief = ({ kind, degree }: Cost) => (kind === 'linear' ? 1 : kind === 'polynomial' ? degree : kind);

describe('what a pattern costs', () => {
  it('is what another program says of published ones, and the input shows it', () => {
    for (const { name, pattern, flags, cost: known } of patterns.filter((_, at) => LONG || at % 2 === 0)) {
      const cost = WORSE[name] ?? known;
      const judged = estimateCost(pattern, flags);
      expect([name, brief(judged)]).toEqual([name, cost]);
      if (!judged.attack) continue;
      const { pieces, text } = judged.attack;
      const program = compileSteps(parsePattern(pattern, flags)!, flags);
      const steps = (times: number) =>
        countSteps(program, pieces.map((piece) => (piece.repeated ? piece.text.repeat(times) : piece.text)).join(''))
          .steps;
      // Twice as long takes 2 to the power of the degree as many steps, or nearly; exponential ones need no long text.
      if (cost === 'exponential')
        expect([name, steps(6) / steps(3) > 5, text.length < 100]).toEqual([name, true, true]);
      else {
        const few = cost === 2 ? 30 : 8;
        expect([name, Math.log2(steps(2 * few) / steps(few)) > 0.7 * cost]).toEqual([name, true]);
      }
      expect([name, countSteps(program, text, { limit: 200_000 }).stopped]).toEqual([name, true]);
    }
  });

  it('says where, and with which input', () => {
    expect(estimateCost('x(a+)+y', '')).toMatchObject({
      kind: 'exponential',
      start: 2,
      end: 3,
      attack: { pieces: [{ text: 'xa' }, { text: 'a', repeated: true }] },
    });
    const { attack } = estimateCost('\\s+$', '');
    expect(attack?.text).toMatch(/^ {1000,}.$/);
    expect(attack?.growth.at(-1)?.steps).toBeGreaterThan(attack!.growth.at(-2)!.steps);
  });

  it('knows of anchors, flags and what matches anyway', () => {
    expect(brief(estimateCost('a+$', 'y'))).toBe(1);
    expect(brief(estimateCost('(a+)+', ''))).toBe(1);
    expect(brief(estimateCost('(a|A)*b', ''))).toBe(1 + 1);
    expect(brief(estimateCost('(a|A)*b', 'i'))).toBe('exponential');
    expect(brief(estimateCost('(?<=a+)b', ''))).toBe(2);
    expect(brief(estimateCost('(?<=x(a+)+)b', ''))).toBe('exponential');
    expect(brief(estimateCost('^(.+)\\1+$', ''))).toBe(2);
  });

  it('says so where it cannot tell', () => {
    expect(estimateCost('(', '')).toEqual({ kind: 'unknown' });
    expect(estimateCost(`(${'[ab]'.repeat(500)})*`, '')).toEqual({ kind: 'unknown' });
  });

  it.runIf(LONG)('never takes long, whatever it is given', () => {
    const piece = fc.constantFrom(
      'a',
      'b?',
      '\\w',
      '(',
      ')',
      '*',
      '+',
      '|',
      '{1,3}',
      '\\1',
      '[^a]',
      '(?=',
      '(?<=',
      '.',
      '$',
    );
    const started = processorTime();
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        estimateCost(pieces.join(''), '');
      }),
      { numRuns: runs(40) },
    );
    estimateCost('(a?){50}'.repeat(20) + 'x'.repeat(300), '');
    estimateCost(`(${Array.from({ length: 60 }, (_, at) => `word${at}`).join('|')})*`, '');
    expectWithin(20_000 + runs(40) * 200, started);
  });
});
