import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { factorByCurves } from './elliptic';
import { factorise } from './factorise';

/** Products of two random primes and the smaller one, by `sympy.nextprime` and `sympy.factorint` of SymPy 1.14. */
const PRODUCTS = [
  ['10583377050151815052356872265895945186890257943959', '141394741'],
  ['51203306116199300631276009306511553218347897807833', '87082214803'],
  ['4039010971438455581901851', '160886264311'],
  ['8834139575735286981303373791698627699949023621743', '236666804243'],
] as const;
/** With smaller primes of 15, 18 and 20 digits. */
const HARD = [
  ['40275162555025620422920353534225816352142727706919', '422101237942441'],
  ['14808690547774182333379171009872415753382173086629', '764797841913350387'],
  ['22521452632959137432420651576376858896355929149799', '35380105657008693499'],
] as const;

describe('elliptic curves', () => {
  it.each(PRODUCTS)('take %s apart', async (text, smaller) => {
    const number = BigInt(text);
    const reports: number[] = [];
    const factor = (await factorByCurves(number, (done) => {
      reports.push(done);
    }))!;
    expect([factor, number / factor]).toContain(BigInt(smaller));
    expect([...reports].sort((a, b) => a - b)).toEqual(reports);
  });

  it('go on where the budget of the other search ends', async () => {
    const [text, smaller] = PRODUCTS[1]!;
    expect(factorise(BigInt(text), { budget: 100 }).rest).toBe(BigInt(text));
    const known = [(await factorByCurves(BigInt(text), () => {}))!];
    const { powers, rest } = factorise(BigInt(text) * 12n, { budget: 100, known });
    expect(rest).toBe(1n);
    expect(powers.map(({ prime }) => prime)).toEqual([2n, 3n, BigInt(smaller), BigInt(text) / BigInt(smaller)]);
  });

  it.runIf(LONG).each(HARD)('take %s apart in some seconds', { timeout: 120_000 }, async (text, smaller) => {
    expect(await factorByCurves(BigInt(text), () => {})).toBe(BigInt(smaller));
  });
});
