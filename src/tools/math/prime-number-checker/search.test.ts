import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { searchFactors } from './search';

const context = (signal: AbortSignal) => ({ signal, random: seededRandom('search'), now: () => 0, progress: () => {} });

describe('the search for large factors', () => {
  it('takes a product of three primes apart', async () => {
    const number = 141394741n * 87082214803n * 160886264311n;
    const found = await searchFactors(number, context(new AbortController().signal));
    expect(found.some((factor) => number % factor === 0n && factor > 1n)).toBe(true);
    expect(found).toEqual(expect.arrayContaining([141394741n]));
  });

  it('stops between two curves when it is told to', async () => {
    const stop = AbortSignal.timeout(100);
    await expect(searchFactors(10n ** 300n + 9n, context(stop))).rejects.toThrow();
  });
});
