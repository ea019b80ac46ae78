import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import lines from './fixtures/lines.json';
import { MOST_LINES, runNotebook } from './notebook';

const run = (text: string, angle: 'rad' | 'deg' = 'rad') =>
  runNotebook(text, { angle, digits: 16, now: '2026-11-18 10:30' });
const results = (text: string) => run(text).map(({ result, error, column }) => result ?? `${error} @${column}`);

describe('notebook', () => {
  it('agrees with mpmath, GNU units and dateutil', () => {
    // A sixth of them takes a second, and has some of every kind.
    const asked = (lines as [string, string, string][]).filter((_, at) => LONG || at % 7 === 0);
    for (const [line, expected, kind] of asked) {
      const [row] = run(line);
      if (kind === 'date') expect(row?.result, line).toBe(expected);
      else {
        const number = Number(row?.result?.split(' ')[0]);
        const off = Math.abs(number - Number(expected));
        expect(off, `${line}: ${row?.result ?? row?.error}, not ${expected}`).toBeLessThanOrEqual(
          Math.abs(Number(expected)) * 3e-14,
        );
      }
    }
    expect(lines.length).toBeGreaterThan(1500);
  });

  it('knows names, sums and the lines above', () => {
    const text = `# a weekend away
room = 2 × 129.90 €
fuel = 340 km × 6.2 l/100km × 1.79 €/l
food = €80 + 15%
total = sum
total / 4
line 2 + line4 // room and food
ans * 2

7
9
average
sum`;
    expect(results(text)).toEqual([
      '€259.80',
      '€37.7332',
      '€92.00',
      '€389.5332',
      '€97.3833',
      '€351.80',
      '€703.60',
      '7',
      '9',
      '8',
      '16',
    ]);
    expect(run(text)[3]).toEqual({ line: 5, input: 'total = sum', name: 'total', result: '€389.5332', exact: true });
  });

  it.each([
    ['0.1 + 0.2', '0.3'],
    ['0xff & 0b1010 in hex', '0xa'],
    ['-255 in hex', '-0xff'],
    ['10 in binary', '0b1010'],
    ['0o17 to decimal', '15'],
    ['12345 in sci', '1.2345e+4'],
    ['0.125 as %', '12.5%'],
    ['5% + 3%', '8%'],
    ['20% on 50', '60'],
    ['5 x 3', '15'],
    ['5 in', '5 in'],
    ['5 in in cm', '12.7 cm'],
    [`5'11" in cm`, '180.34 cm'],
    ['72 F in C', '22.22222222222222 °C'],
    ['20 °C + 9 °F', '25 °C'],
    ['sin(30°)', '0.5'],
    ['100 km / 60 km/h in min', '100 min'],
    ['10 m² / 2 m', '5 m'],
    ['2 m × 3 m × 4 m / 10 L', '2400'],
    ['1 day', '1 day'],
    ['3 weeks in days', '21 days'],
    ['€5 / 3 kg', '1.666666666666667 €/kg'],
    ['100 CHF / 4', '25.00 CHF'],
    ['today', '2026-11-18'],
    ['tomorrow - yesterday', '2 days'],
    ['2026-12-25 - today', '37 days'],
    ['2026-01-31 + 1 month 3 days', '2026-03-03'],
    ['now + 45 min', '2026-11-18 11:15'],
    ['max(3 km, 2 mi)', '2 mi'],
    ['log(1/8, 2)', '-3'],
    ['lcm(4, 6, 10)', '60'],
    ['2 π', '6.283185307179586'],
    ['5!', '120'],
    ['2 + 3 =', '5'],
  ])('%s is %s', (line, expected) => expect(results(line)).toEqual([expected]));

  it.each([
    ['3 +', 'A number is missing after + @4'],
    ['3 + * 4', 'A number is missing between + and * @5'],
    ['5 kg + 3 m', 'These can’t be added or compared: one is in kg, the other in m @6'],
    ['$5 + €5', 'These can’t be added or compared: one is in $, the other in € @4'],
    ['5 kg in m', 'This is in kg, which can’t be converted to m @6'],
    ['1,000 + 1', 'Numbers can’t contain a comma here: use a point for decimals and no thousands separators @2'],
    ['1 2', 'An operator is missing between 1 and 2 @3'],
    ['1 / 0', 'Can’t divide by zero @3'],
    ['1.5 & 3', '& needs whole numbers @5'],
    ['nCr(5)', 'nCr takes 2 values, not 1 @1'],
    ['line 4', 'Line 4 isn’t above this one @1'],
    ['sum', 'There’s nothing above for sum @1'],
    ['pi = 3', 'pi means something already: choose another name @1'],
    ['2026-02-30 + 1 day', 'The date isn’t a valid date: 2026-02-30 @1'],
    ['today + 3', 'Days, weeks, months or years can be added to a date, not a plain number @7'],
    ['5 of 3', 'of needs a percentage before it, as in 20% of 50 @3'],
    ['2)', 'This parenthesis was never opened @2'],
    ['1 << 99999', 'Bits can be shifted by up to 10000 @3'],
  ])('refuses %s', (line, expected) => expect(results(line)).toEqual([expected]));

  it('keeps the other lines where one is wrong, and forgets its name', () => {
    expect(results('a = 5\na = 5 +\na + 1\n4')).toEqual([
      '5',
      'A number is missing after + @8',
      'a has no value: its line above has an error @1',
      '4',
    ]);
    expect(results('4\n5 +\nsum')[2]).toBe('Line 2 above has an error @1');
  });

  it('uses degrees where asked', () => expect(run('sin(30)', 'deg')[0]?.result).toBe('0.5'));

  it('throws nothing but what can be mended, and soon, whatever the text', () => {
    for (const line of [
      '('.repeat(999),
      '-'.repeat(999),
      '9'.repeat(999),
      'km/'.repeat(300),
      '5 km '.repeat(190),
      'constructor + __proto__',
      '9^9^9',
      '\ud800 $ % & (',
    ])
      expect(run(line)).toHaveLength(1);
    expect(() => run('1\n'.repeat(MOST_LINES))).toThrow(InputError);
    const started = processorTime();
    run(Array.from({ length: MOST_LINES }, (_, at) => `price${at} = ${at} € + 19%`).join('\n'));
    expectWithin(4000, started);
  });
});
