import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { grouped } from './grouped';

it('writes any number as the browser would', () => {
  const { format } = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double(), fc.bigInt()), (value) => {
      expect(grouped(value)).toBe(format(value));
    }),
    { numRuns: runs(2000) },
  );
  for (const value of [0, -0, 999, 1000, -1000, 999_999, 1_000_000, 1e20, 1e21, 0.1 + 0.2, 10n ** 40n])
    expect(grouped(value)).toBe(format(value));
});
