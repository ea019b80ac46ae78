import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRatio, ratioOf } from '@/engines/number/ratio';
import { runs } from '@/engines/testing/long';
import { convert, findUnit, searchUnits, writeResult } from './convert';
import { SCIPY, TEMPERATURES } from './scipy.fixture';
import { CATEGORIES, type Unit } from './table';

const one = (value: string, from: string, to: string, rounding: Parameters<typeof writeResult>[1] = 'digits15') =>
  writeResult(convert(parseRatio(value, 'Value'), findUnit(from).unit, findUnit(to).unit), rounding).text;

describe('units', () => {
  it('agree with another library', () => {
    for (const [from, to, factor] of SCIPY) {
      const mine = Number(one('1', from, to));
      expect(Math.abs(mine / factor - 1), `${from} to ${to}: ${mine}, not ${factor}`).toBeLessThan(1e-14);
    }
    for (const [value, from, to, result] of TEMPERATURES)
      expect(Number(one(String(value), from, to)), `${value} ${from} to ${to}`).toBeCloseTo(result, 9);
  });

  it.each([
    // Values of the definitions, as in NIST Special Publication 811, appendix B.
    ['1', 'inch', 'mm', '25.4'],
    ['1', 'lb', 'g', '453.59237'],
    ['1', 'mile', 'yard', '1760'],
    ['1', 'acre', 'ft²', '43560'],
    ['1', 'us gallon', 'in³', '231'],
    ['1', 'hp', 'ft·lbf/s', '550'],
    ['32', '°F', '°C', '0'],
    ['-40', 'fahrenheit', 'celsius', '-40'],
    ['98.6', 'fahrenheit', 'celsius', '37'],
    ['0', 'K', '°F', '-459.67'],
    ['1', 'ly', 'km', '9460730472580.8'],
    ['1', 'chain', 'ft', '66'],
    ['360', 'degree', 'turn', '1'],
    ['1', 'nautical mile', 'm', '1852'],
    ['14', 'lb', 'stone', '1'],
    ['1', 'GiB', 'MB', '1073.741824'],
    ['1', 'byte', 'bits', '8'],
    ['1', 'poundal', 'N', '0.138254954376'],
    ['1', 'us-therm', 'MJ', '105.4804'],
  ])('%s %s is exactly so many %s: %s', (value, from, to, result) => {
    const exact = convert(parseRatio(value, 'Value'), findUnit(from).unit, findUnit(to).unit);
    expect(writeResult(exact, 'digits30')).toEqual({ text: result, exact: true });
  });

  it('come back to what they were, whichever two of a category', () => {
    const pair = fc
      .constantFrom(...Object.values(CATEGORIES))
      .chain(({ units }) =>
        fc.tuple(fc.constantFrom(...(units as readonly Unit[])), fc.constantFrom(...(units as readonly Unit[]))),
      );
    fc.assert(
      fc.property(pair, fc.bigInt(-(10n ** 20n), 10n ** 20n), ([a, b], digits) => {
        const value = ratioOf(digits, 10n ** 6n);
        const { top, bottom } = convert(convert(value, a, b), b, a);
        expect(top * value.bottom).toBe(value.top * bottom);
      }),
      { numRuns: runs(400) },
    );
  });

  it('have names and symbols of their own in each category', () => {
    for (const { name, units, from, to } of Object.values(CATEGORIES)) {
      const all = units as readonly Unit[];
      expect(new Set(all.map(({ id }) => id)).size, name).toBe(all.length);
      expect(new Set(all.map(({ symbol }) => symbol)).size, name).toBe(all.length);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([from, to]));
    }
    expect(Object.keys(CATEGORIES).length).toBeGreaterThanOrEqual(11);
  });

  it('are found by name, plural, British spelling and symbol', () => {
    const found = (text: string, first?: string) => findUnit(text, first).unit.id;
    expect(
      ['Feet', 'kilometres', 'KM', 'km', 'litres', 'MW', 'mW', 'reaumur', 'square_feet', 'hertz'].map((text) =>
        found(text),
      ),
    ).toEqual([
      'foot',
      'kilometer',
      'kilometer',
      'kilometer',
      'liter',
      'megawatt',
      'milliwatt',
      'réaumur',
      'square-foot',
      'hertz',
    ]);
    expect(['kb', 'Kb', 'Mb', 'MB', 'mb', 'Gib', 'GiB', 'C', 'F', 'c', 'K'].map((text) => found(text))).toEqual([
      'kilobit',
      'kilobit',
      'megabit',
      'megabyte',
      'megabyte',
      'gibibit',
      'gibibyte',
      'celsius',
      'fahrenheit',
      'speed-of-light',
      'kelvin',
    ]);
    expect(() => findUnit('Pb')).toThrow('There is no unit called "Pb". Did you mean petabyte?');
    expect(searchUnits('C')[0]!.unit.id).toBe('celsius');
    expect([found('pt', 'length'), found('pt', 'volume')]).toEqual(['point', 'us-pint']);
    expect(() => findUnit('gallon')).toThrow('There is no unit called "gallon". Did you mean us gallon?');
    for (const text of ['', '__proto__', 'constructor', '\ud800', 'x'.repeat(1e6)])
      expect(() => findUnit(text)).toThrow('There is no unit called');
  });

  it('are searched by beginnings, parts and category', () => {
    const ids = (text: string) => searchUnits(text).map(({ unit }) => unit.id);
    expect(ids('mile')[0]).toBe('mile');
    expect(ids('gallons')).toEqual(['us-gallon', 'imperial-gallon']);
    expect(ids('temperature')).toContain('kelvin');
    expect(ids('  ')).toEqual([]);
    expect(ids('zzz')).toEqual([]);
  });
});
