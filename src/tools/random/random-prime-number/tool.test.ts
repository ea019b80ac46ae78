import { checkPrimeSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-prime-number', () => {
  it('is even over the primes of a range, both ends included', async () => {
    const first = await Promise.all(
      Array.from(
        { length: 4000 },
        async (_, at) => (await draw({ min: '2', max: '29', count: 1 }, `${at}`)).results[0],
      ),
    );
    expect(new Set(first)).toEqual(new Set(['2', '3', '5', '7', '11', '13', '17', '19', '23', '29']));
    expect(deviationAmong(10, first)).toBeLessThan(5);
  });

  it('is even over the 9,592 primes below 100,000, in tenths of them', async () => {
    const { results, facts } = await draw({ max: '100000', count: 9592 });
    expect(facts).toEqual([{ label: 'Primes in the range', value: '9,592' }]);
    expect(new Set(results).size).toBe(9592);
    // All of them, so what is random is the order: the first half must not lean to small or large ones.
    const rank = new Map([...results].sort((a, b) => Number(a) - Number(b)).map((prime, at) => [prime, at]));
    const tenths = results.slice(0, 4796).map((prime) => Math.floor((rank.get(prime)! * 10) / 9592));
    expect(deviationAmong(10, tenths)).toBeLessThan(5);
  });

  it('gives primes of a hundred digits, as OpenSSL agrees', async () => {
    const { results } = await draw({ min: '1e99', max: '9e99', count: 3 });
    for (const prime of results) {
      expect(prime).toHaveLength(100);
      expect(checkPrimeSync(BigInt(prime))).toBe(true);
    }
  });

  it('never gives one twice, nor one that is excluded', async () => {
    const { results } = await draw({ max: '30', count: 7, excludePrimes: '2, 3,5' });
    expect([...results].map(Number).sort((a, b) => a - b)).toEqual([7, 11, 13, 17, 19, 23, 29]);
  });

  it.each([
    [{ max: '30', count: 11 }, 'Not enough prime numbers in the specified range.'],
    [{ min: '24', max: '28', count: 1 }, 'Not enough prime numbers in the specified range.'],
    [{ max: '2', excludePrimes: '2', count: 1 }, 'Not enough prime numbers in the specified range.'],
    [{ min: '1' }, 'Min must be at least 2'],
    [{ min: '10', max: '9' }, 'The minimum can’t be greater than the maximum'],
    [{ excludePrimes: '2;3' }, 'Exclude Primes: "2;3" must be a number'],
  ])('refuses %j', async (options, message) => {
    await expect(draw(options)).rejects.toThrow(message);
  });

  it('knows two alone', async () => {
    expect((await draw({ max: '2', count: 1 })).results).toEqual(['2']);
    expect((await draw({ min: '3', max: '4', count: 1 })).results).toEqual(['3']);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 10, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 10, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 10, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 10 }, 'one')).results).not.toEqual((await draw({ count: 10 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
