import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (options: object) => {
  const { shown } = await runTool(tool, undefined, options);
  return shown.value as { label: string; value: string; note?: string }[];
};
const first = async (options: object) => (await run(options))[0]!;

describe('percentage-calculator', () => {
  it('agrees with a decimal library, rounding halves away from zero', async () => {
    const Wide = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
    const amount = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
      .map(([n, at]) => new Wide(n).div(10 ** at));
    const plain = (text: string) => text.replace(/^-(0\.00%?)$/, '$1');
    await fc.assert(
      fc.asyncProperty(amount, amount, async (a, b) => {
        fc.pre(!a.isZero() && !b.eq(-100));
        const [x, y] = [a.toFixed(), b.toFixed()];
        expect((await first({ percentage: x, value: y })).value).toBe(plain(a.times(b).div(100).toFixed(2)));
        expect((await first({ mode: 'change', oldValue: x, newValue: y })).value).toBe(
          plain(`${b.minus(a).div(a.abs()).times(100).toFixed(2)}%`),
        );
        expect((await first({ mode: 'reverse', finalValue: x, rate: y })).value).toBe(
          plain(a.div(b.div(100).plus(1)).toFixed(2)),
        );
      }),
    );
  });

  it('is exact where floating point is not', async () => {
    expect((await first({ percentage: '1.005', value: '100' })).value).toBe('1.01');
    expect((await first({ percentage: '10', value: '90071992547409930' })).value).toBe('9007199254740993.00');
  });

  it('takes empty fields as 0', async () => {
    expect((await first({})).value).toBe('0.00');
    expect((await run({ percentage: '5' })).map(({ label }) => label)).not.toContain('5 is what percent of 0');
  });

  it('says what is wrong instead of Infinity or NaN', async () => {
    await expect(run({ mode: 'change', newValue: '5' })).rejects.toThrow(
      'The old value can’t be 0: a change from zero has no percentage.',
    );
    await expect(run({ mode: 'reverse', finalValue: '5', rate: '-100' })).rejects.toThrow('The rate can’t be -100%');
    for (const value of ['abc', '1/2', '__proto__', '\u0000', '1e99999', '9'.repeat(101), 'Infinity', 'NaN'])
      await expect(run({ percentage: value, value: '1' }), value).rejects.toBeInstanceOf(InputError);
  });

  it('agrees with a decimal library in the further modes', async () => {
    const Wide = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
    const amount = fc
      .tuple(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 3 }))
      .map(([n, at]) => new Wide(n).div(10 ** at));
    await fc.assert(
      fc.asyncProperty(amount, amount, amount, async (a, b, c) => {
        const [x, y, z] = [a.toFixed(), b.toFixed(), c.toFixed()];
        const value = async (options: object) => (await first(options)).value;
        expect(await value({ mode: 'share', part: x, whole: y })).toBe(`${a.div(b).times(100).toFixed(2)}%`);
        expect(await value({ mode: 'whole', knownPart: x, knownPercentage: y })).toBe(a.div(b).times(100).toFixed(2));
        expect(await value({ mode: 'difference', firstValue: x, secondValue: y })).toBe(
          `${a.minus(b).abs().div(a.plus(b)).times(200).toFixed(2)}%`,
        );
        expect(await value({ mode: 'successive', startingValue: x, changes: `+${y}%, -${z}` })).toBe(
          a
            .times(b.div(100).plus(1))
            .times(new Wide(1).minus(c.div(100)))
            .toFixed(2)
            .replace(/^-(0\.00)$/, '$1'),
        );
        expect(await value({ mode: 'tip', bill: x, tipRate: y, taxRate: z })).toBe(
          a.times(b.plus(c).div(100).plus(1)).toFixed(2),
        );
      }),
    );
  });

  it.each([
    ['what is 15% of 80?', '12.00'],
    ['20% off $59.99', '47.99'],
    ['how much is 15% of $1,200', '180.00'],
    ['30 is 20% of what number?', '150.00'],
    ['20% of what is 30', '150.00'],
    ['what % of 48 is 12?', '25.00%'],
    ['What’s the percentage difference between 40 and 60?', '40.00%'],
    ['difference between 40 and 60 in percent', '40.00%'],
    ['15% tip on 48', '7.20'],
    ['change from 40 to 50', '25.00%'],
    ['12 is what percent of 48', '25.00%'],
    ['7/8 as a percentage', '87.50%'],
    ['120 + 19%', '142.80'],
    ['200 reduced by 10%', '180.00'],
    ['from 80 to 60', '-25.00%'],
    ['difference between 40 and 60', '40.00%'],
    ['50 as a percent of 200', '25.00%'],
    ['119 including 19% VAT', '100.00'],
    ['80 before 20% off', '100.00'],
    ['what was the price before 20% discount if it is 80 now?', '100.00'],
    ['80 is 25% more than what', '64.00'],
    ['15% more than 80', '92.00'],
    ['20% less than $1,250', '1000.00'],
    ['100 - 20% + 19%', '95.20'],
    ['100 plus 10% plus 10%', '121.00'],
    ['$45 with 18% tip', '53.10'],
    ['80 plus 15% tip and 8% tax split by 4', '98.40'],
  ])('answers %s', async (question, answer) => {
    expect((await first({ mode: 'question', question })).value).toBe(answer);
  });

  it('shows the calculation of its answer', async () => {
    const rows = (question: string) => run({ mode: 'question', question });
    expect(await rows('20% off 59.99')).toContainEqual({ label: 'Calculation', value: '59.99 − 59.99 × 20 ÷ 100' });
    expect(await rows('80 plus 15% tip and 8% tax split by 4')).toContainEqual({
      label: 'Each of them pays',
      value: '24.60',
    });
  });

  it.each([
    [{ mode: 'question', question: 'how are you' }, 'That isn’t a question about percentages'],
    [{ mode: 'question', question: '15%' }, 'That isn’t a question about percentages'],
    [{ mode: 'share', part: '1' }, 'The whole can’t be 0'],
    [{ mode: 'whole', knownPart: '1' }, 'The percentage can’t be 0'],
    [{ mode: 'difference' }, 'Both values are 0'],
    [{ mode: 'successive', startingValue: '1', changes: '5 x' }, 'Changes must be a number'],
    [{ mode: 'successive', changes: '1 '.repeat(51) }, 'Changes is limited to 50'],
    [{ mode: 'tip', bill: '10', people: '1.5' }, 'People must be a whole number above 0'],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(run(options)).rejects.toThrow(message);
  });
});
