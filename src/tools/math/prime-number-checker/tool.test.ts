import { checkPrimeSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import { checkPrime, getRows } from './check';
import tool from './tool';

const run = async (input: string) =>
  Object.fromEntries((await runTool(tool, input)).value.map(({ label, value }) => [label, value]));

describe('prime-number-checker', () => {
  it('agrees with OpenSSL, and the divisor it names is the smallest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(2n, 2n ** 50n), async (number) => {
        const {
          Result,
          'Smallest Divisor': divisor,
          'Next Prime': next,
          'Previous Prime': previous,
        } = await run(String(number));
        expect(Result).toBe(`${number} is ${checkPrimeSync(number) ? 'a' : 'not a'} prime number`);
        if (divisor) {
          expect(number % BigInt(divisor)).toBe(0n);
          for (let smaller = 2n; smaller < 500n && smaller < BigInt(divisor); smaller++)
            expect(number % smaller).not.toBe(0n);
          expect(checkPrimeSync(BigInt(divisor))).toBe(true);
        }
        for (let between = number + 1n; between < BigInt(next!); between++) expect(checkPrimeSync(between)).toBe(false);
        for (let between = number - 1n; between > BigInt(previous === 'None' ? 1 : previous!); between--)
          expect(checkPrimeSync(between)).toBe(false);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is certain below 2^64, and says so beyond what is proven', async () => {
    expect(await run('18446744073709551557')).toMatchObject({ Certainty: 'Proven' });
    expect(await run(String(2n ** 127n - 1n))).toMatchObject({ Certainty: 'Strong probable prime' });
    // The least strong pseudoprime to the first twelve prime bases.
    expect((await run('318665857834031151167461')).Result).toContain('is not a prime');
  });

  it('treats 0, 1, 2 and 3 as they are', async () => {
    expect(await run('0')).toEqual({ Result: '0 is not a prime number', 'Previous Prime': 'None', 'Next Prime': '2' });
    expect((await run('1')).Result).toBe('1 is not a prime number');
    expect(await run('2')).toMatchObject({
      Result: '2 is a prime number',
      'Previous Prime': 'None',
      'Next Prime': '3',
    });
    expect(await run('3')).toMatchObject({ 'Previous Prime': '2', 'Next Prime': '5' });
  });

  it('does not call a factor the smallest while something is not taken apart', () => {
    const hard = (2n ** 607n - 1n) * (2n ** 1279n - 1n);
    const values = (number: bigint) => getRows(checkPrime(number, () => {}, { budget: 100 })).map(({ value }) => value);
    expect(values(hard)[1]).toBe('Above 100000');
    expect(values(3n * hard).slice(1)).toEqual(['3', `3 × ${hard} (composite, not factored)`]);
  });

  it.each(['', 'abc', '-7', '7.5', '1e9', '0x1f', '\u0000', '__proto__', '٣', 'a'.repeat(1e6)])(
    'refuses %.20j',
    async (input) => {
      await expect(run(input)).rejects.toMatchObject({
        name: 'InputError',
        message: 'Please enter a positive integer.',
      });
    },
  );
  it('refuses more digits than it can answer for', async () => {
    await expect(run('9'.repeat(1e6))).rejects.toThrow('Please enter a number of up to 2000 digits.');
  });
});
