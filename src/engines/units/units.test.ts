import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRatio, toRatio } from '@/engines/number/ratio';
import { runs } from '@/engines/testing/long';
import { convert, writeResult } from './convert';
import { findPair, findUnit, searchUnits } from './find';
import { conversionIn } from './phrase';
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
        const value = toRatio(digits, 10n ** 6n);
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
      'kilobyte',
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
    expect(searchUnits('C')[0]!.unit.id).toBe('celsius');
    expect([found('pt', 'length'), found('pt', 'volume')]).toEqual(['point', 'us-pint']);
    expect(() => findUnit('gallon')).toThrow('There’s no unit called "gallon". Did you mean us gallon?');
    for (const text of ['', '__proto__', 'constructor', '\ud800', 'x'.repeat(1e6)])
      expect(() => findUnit(text)).toThrow('There’s no unit called');
  });

  it('are searched by beginnings, parts and category', () => {
    const ids = (text: string) => searchUnits(text).map(({ unit }) => unit.id);
    expect(ids('mile')[0]).toBe('mile');
    expect(ids('gallons').slice(0, 2)).toEqual(['us-gallon', 'imperial-gallon']);
    expect(ids('temperature')).toContain('kelvin');
    expect(ids('  ')).toEqual([]);
    expect(ids('zzz')).toEqual([]);
  });

  it.each([
    // All in lower case is bytes, with the other reading told; the case decides where it is mixed.
    ['1', 'mb', 'kb', '1000', 'megabit kilobit'],
    ['1', 'kb', 'gb', '0.000001', 'kilobit gigabit'],
    ['1', 'tb', 'gb', '1000', 'terabit gigabit'],
    ['1', 'pb', 'tb', '1000', 'petabit terabit'],
    ['1', 'eb', 'pb', '1000', 'exabit petabit'],
    ['1', 'mib', 'kib', '1024', 'mebibit kibibit'],
    ['1', 'tib', 'gib', '1024', 'tebibit gibibit'],
    ['1', 'kb', 'b', '1000', 'kilobit byte'],
    ['1', 'kb', 'bits', '8000', 'kilobit bit'],
    ['1', 'mb', 'MiB', '0.95367431640625', 'megabit mebibyte'],
    ['1', 'MB', 'KB', '1000', undefined],
    ['1', 'mB', 'kB', '1000', undefined],
    ['1', 'Mb', 'Kb', '1000', undefined],
    ['1', 'MB', 'Mb', '8', undefined],
    ['8', 'Mbit', 'MB', '1', undefined],
    ['1', 'megabytes', 'kilobytes', '1000', undefined],
    ['1', 'mbits', 'kbits', '1000', undefined],
    // Beside a bit a lower-case symbol is one too.
    ['1', 'Mb', 'kb', '1000', undefined],
    ['1', 'kb', 'Mb', '0.001', undefined],
    // Line speeds are bits in any case but that of MB.
    ['8', 'mbps', 'MB/s', '1', 'megabyte-per-second megabyte-per-second'],
    ['1', 'gbps', 'mbps', '1000', 'gigabyte-per-second megabyte-per-second'],
    ['8', 'Mbps', 'MBps', '1', undefined],
    ['1', 'Gb/s', 'Mb/s', '1000', undefined],
    ['1', 'mb/s', 'kb/s', '1000', 'megabit-per-second kilobit-per-second'],
    ['8', 'bps', 'B/s', '1', undefined],
    ['1', 'megabits per second', 'kbit/s', '1000', undefined],
    // Milli and mega.
    ['1', 'MW', 'kW', '1000', undefined],
    ['1000', 'mw', 'W', '1', 'megawatt watt'],
    ['1', 'mhz', 'khz', '1000', undefined],
  ])('%s %s is %s: %s', (value, from, to, result, other) => {
    const pair = findPair(from, to);
    expect(writeResult(convert(parseRatio(value, 'Value'), pair.from.unit, pair.to.unit), 'digits30').text).toBe(
      result,
    );
    expect(pair.other && `${pair.other.from.id} ${pair.other.to.id}`).toBe(other);
    expect(pair.reading !== undefined).toBe(other !== undefined || from === 'mhz');
  });

  it('do not take milli for mega where the case says which', () => {
    for (const symbol of ['mJ', 'mPa', 'mHz', 'mWh', 'Mm', 'Mg', 'Ms', 'Mbar'])
      expect(() => findUnit(symbol), symbol).toThrow('There’s no unit called');
    expect(['Mi', 'Min', 'Mph', 'Mo', 'Mmhg'].map((text) => findUnit(text).unit.symbol)).toEqual([
      'mi',
      'min',
      'mph',
      'mo',
      'mmHg',
    ]);
  });

  it('are read out of a question, with the other reading', () => {
    expect(conversionIn('1 mb to kb')).toEqual({
      value: '1',
      from: 'mb',
      to: 'kb',
      category: 'data',
      says: 'megabyte to kilobyte',
      isTiny: false,
      other: { from: 'megabit', to: 'kilobit' },
    });
    expect(conversionIn('100 mbps in MB/s')).toMatchObject({
      category: 'dataRate',
      says: 'megabit per second to megabyte per second',
    });
    expect(conversionIn('convert 10 cups to ml')).toMatchObject({ says: 'us cup to milliliter' });
    expect(conversionIn('1 byte to gb')).toMatchObject({ isTiny: true });
    expect(conversionIn('0 byte to gb')).toMatchObject({ isTiny: false });
    expect(conversionIn('5 MB in kb')).toMatchObject({ says: 'megabyte to kilobyte' });
  });

  it.each(Object.entries(CATEGORIES))('%s starts with a result that is not rounded away', (_, { from, to }) => {
    expect(one('1', from, to, 'decimals6')).not.toBe('0');
  });
});
