import { describe, expect, it } from 'vitest';
import { runNotebook } from './notebook';

const run = (text: string) => runNotebook(text, { angle: 'rad', digits: 16, now: '2026-11-18 10:30' });
const results = (text: string) => run(text).map(({ result, error, column }) => result ?? `${error} @${column}`);

describe('what people write', () => {
  it.each([
    // Twelve months are a year, whatever days either has.
    ['780 €/year in €/month', '65 €/month'],
    ['150 €/month × 2 years', '€3600.00'],
    ['1 year + 6 months in months', '18 months'],
    ['1 decade in years', '10 years'],
    ['€1000 / 3', '€333.33'],
    ['$0.002 / 3', '$0.0006666666666666667'],
    // Hours and minutes stay hours and minutes.
    ['3 h 45 min + 50 min', '4 h 35 min'],
    ['4 × 1 h 20 min', '5 h 20 min'],
    ['5 ft 11 in + 3 in', '6 ft 2 in'],
    ['90 min in h and min', '1 h 30 min'],
    ['180 cm in ft in', '5 ft 10.8661417323 in'],
    ['2 h in h and min', '2 h'],
    ['-90 min in h and min', '-1 h 30 min'],
    ['2026-05-01 14:00 - 2026-05-01 09:15', '4.75 h'],
    ['2026-05-01 14:00 - 2026-05-01 09:15 in h and min', '4 h 45 min'],
    ['2026-05-01 10:00 - 2026-05-01 09:50', '10 min'],
    ['2026-05-03 12:00 - 2026-05-01', '2.5 days'],
    ['25 Dec 2026 - today', '37 days'],
    ['December 25th, 2026 - today', '37 days'],
    ['1 March 2028 - 1 day', '2028-02-29'],
    ['12 percent of 50', '6'],
    ['15 as % of 60', '25%'],
    ['cos(60 deg)', '0.5'],
  ])('%s is %s', (line, expected) => expect(results(line)).toEqual([expected]));

  it('is exact in hours and minutes', () => {
    for (const line of [
      '12 h 20 min + 50 min',
      '4 × 1 h 20 min',
      '2 h + 1 h 20 min',
      '5 ft 11 in',
      '100 min in h and min',
    ])
      expect(run(line)[0]?.exact, line).toBe(true);
  });

  it.each([
    ['sine(3)', /^There’s no function sine\. There are sqrt, /],
    ['5 apples', /^apples isn’t known: it isn’t a name from above, a unit or a function @3$/],
    ['31 Feb 2026', /isn’t a valid date/],
  ])('refuses %s', (line, expected) => expect(results(line)[0]).toMatch(expected));

  it('does not guess whether a name that is a unit is meant as one', () => {
    expect(results('mpg = 32 mpg\n1240 mi / mpg\n1240 mi / (32 mpg)')).toEqual([
      '32 mpg',
      '38.75 gal',
      'mpg is a unit and a name from above: give the name another one, or write × before it @15',
    ]);
    expect(results('m = 3\n2 m\n2m')).toEqual(['3', '6', '6']);
  });
});
