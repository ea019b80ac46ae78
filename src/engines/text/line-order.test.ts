import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { inLineOrder } from './line-order';

/** The oracle: the platform's own collation, asked for every pair. */
const byPlatform = (lines: readonly string[], caseSensitive: boolean) =>
  [...lines].sort((a, b) =>
    a.localeCompare(b, 'en', {
      numeric: true,
      sensitivity: caseSensitive ? 'variant' : 'accent',
      caseFirst: 'upper',
    }),
  );

describe('inLineOrder', () => {
  const units = [...'aAbB019 -_.,/\\"\'#~é', '\t', 'ß', '00', '\u0301'];
  const lines = fc.array(fc.string({ unit: fc.constantFrom(...units), maxLength: 6 }), { maxLength: 30 });
  const ascii = fc.array(fc.string({ maxLength: 5 }), { maxLength: 30 });

  it('orders as the platform’s collation does, equal lines as they came', () => {
    fc.assert(
      fc.property(fc.oneof(lines, ascii), fc.boolean(), (all, caseSensitive) => {
        expect(inLineOrder(all, caseSensitive)).toEqual(byPlatform(all, caseSensitive));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('compares numbers of many digits by their value', () => {
    const numbers = [300, 254, 201, 200, 199, 20, 3].flatMap((length) => ['9', '1'].map((d) => d.repeat(length)));
    const all = [...numbers, ...numbers.map((digits) => `000${digits}a`), '0', '000', '0a'];
    for (const caseSensitive of [true, false])
      expect(inLineOrder(all, caseSensitive)).toEqual(byPlatform(all, caseSensitive));
  });

  const expectSorted = (lineAt: (at: number) => string, limit: number) => {
    const all = Array.from({ length: 700_000 }, (_, at) => lineAt(at));
    const started = processorTime();
    const sorted = inLineOrder(all, false);
    expectWithin(limit, started);
    expect(sorted).toHaveLength(all.length);
    for (let at = 0; at < all.length - 1; at += 997)
      expect(sorted[at]!.localeCompare(sorted[at + 1]!, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  };

  it('sorts 10 MB with 5,000 different lines in two seconds', () =>
    expectSorted((at) => `item-number-${(at * 7919) % 5000}`, 2000));

  it.runIf(LONG)('sorts 10 MB of different lines in a few seconds', () =>
    expectSorted((at) => `user_${(at * 7919) % 700_001}@mail`, 4000),
  );
});
