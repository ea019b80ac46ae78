import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import detect from './detect';
import tool from './tool';

const run = async (input: string, options = {}) => {
  const { shown, notes } = await runTool(tool, input, options);
  return { value: shown.value, notes };
};

describe('unit-converter', () => {
  it('gives up to six decimals without zeros at the end', async () => {
    expect(await run('1', { from: 'inch', to: 'cm' })).toEqual({ value: '2.54', notes: [] });
    expect(await run('1', { from: 'yd', to: 'mile' })).toEqual({
      value: '0.000568',
      notes: ['Rounded; more exactly 0.000568181818181818'],
    });
    expect((await run('1', { from: 'nm', to: 'mile' })).value).toBe('0');
    expect((await run('1', { from: 'nm', to: 'mile', rounding: 'digits6' })).value).toBe('6.21371e-13');
  });

  it('takes the category from the units, and tells symbols apart by it', async () => {
    expect((await run('1', { from: 'kg', to: 'lb' })).value).toBe('2.204623');
    expect((await run('8', { from: 'pt', to: 'gal', category: 'volume' })).value).toBe('1');
    expect((await run('72', { from: 'pt', to: 'in' })).value).toBe('1');
  });

  it('says how lower-case symbols were read, and gives the other reading', async () => {
    const { shown, notes, data } = await runTool(tool, '1', { from: 'mb', to: 'kb' });
    expect([shown.value, notes]).toEqual([
      '1000',
      ['Read as megabyte (MB) and kilobyte (kB), not megabit (Mbit) and kilobit (kbit)'],
    ]);
    expect(data).toMatchObject({ from: 'megabyte', to: 'kilobyte', other: { from: 'megabit', to: 'kilobit' } });
    expect((await run('1', { from: 'MB', to: 'kB' })).notes).toEqual([]);
    expect(detect('1 kb to gb', false, 0)).toMatchObject([
      { why: 'kilobyte to gigabyte', input: '1', options: { from: 'kb', to: 'gb' } },
      { why: 'kilobit to gigabit', options: { from: 'kilobit', to: 'gigabit' } },
    ]);
    expect(detect('1 byte to GB', false, 0)).toMatchObject({ options: { rounding: 'digits6' } });
    expect(detect('1 kB to GB', false, 0)).toMatchObject({ why: 'kilobyte to gigabyte' });
  });

  it.each([
    // By definition; those that end with … have no end.
    ['10 kg in lb', '22.0462262184878', 'kilogram', 'pound'],
    ['72 f to c', '22.2222222222222', 'fahrenheit', 'celsius'],
    ['1 m2 to ft2', '10.7639104167097', 'square-meter', 'square-foot'],
    ['1 sq ft to sq m', '0.09290304', 'square-foot', 'square-meter'],
    ['1 sq. ft. to cm^2', '929.0304', 'square-foot', 'square-centimeter'],
    ['100 kmh to mph', '62.1371192237334', 'kilometer-per-hour', 'mile-per-hour'],
    ['60 miles/hour in km per hr', '96.56064', 'mile-per-hour', 'kilometer-per-hour'],
    ['5\'11" in cm', '180.34', 'inch', 'centimeter'],
    ['5 ft 11 in to cm', '180.34', 'inch', 'centimeter'],
    ['5 ft 11 in', '180.34', 'inch', 'centimeter'],
    ['1 1/2 cup in ml', '354.88235475', 'us-cup', 'milliliter'],
    ['1/3 cup in tbsp', '5.33333333333333', 'us-cup', 'us-tablespoon'],
    ['⅔ cup in ml', '157.725491', 'us-cup', 'milliliter'],
    ['30 mpg to l/100km', '7.84048611111111', 'mile-per-us-gallon', 'liter-per-100-kilometers'],
    ['7 liters per 100 km in mpg', '33.6020833333333', 'liter-per-100-kilometers', 'mile-per-us-gallon'],
    ['1 lightyear to km', '9460730472580.8', 'light-year', 'kilometer'],
    ['6e3', '19685.0393700787', 'meter', 'foot'],
    ['6e3 m in km', '6', 'meter', 'kilometer'],
    ['1,5 kg in g', '1500', 'kilogram', 'gram'],
    ['1,500 kg in t', '1.5', 'kilogram', 'tonne'],
    ['−40 °C in °F', '-40', 'celsius', 'fahrenheit'],
    ['kg to lb', '2.20462262184878', 'kilogram', 'pound'],
    ['10 km = ? m', '10000', 'kilometer', 'meter'],
    ["what's 2 gallons in pints?", '16', 'us-gallon', 'us-pint'],
    ['100 Nm in ft-lb', '73.7562149277265', 'newton-meter', 'pound-foot'],
    ['5 N m to kN·m', '0.005', 'newton-meter', 'kilonewton-meter'],
    ['8.96 g/cm3 in lb/in^3', '0.32370053632075', 'gram-per-cubic-centimeter', 'pound-per-cubic-inch'],
    ['10 gallons per minute in l/min', '37.85411784', 'us-gallon-per-minute', 'liter-per-minute'],
    ['3000 rpm to rad/s', '314.159265358979', 'revolution-per-minute', 'radian-per-second'],
    ['3000 mAh to C', '10800', 'milliampere-hour', 'coulomb'],
    ['1 F to µF', '1000000', 'farad', 'microfarad'],
    ['10 uF to nF', '10000', 'microfarad', 'nanofarad'],
    ['20 c to f', '68', 'celsius', 'fahrenheit'],
    ['4.7 kohm in ohms', '4700', 'kiloohm', 'ohm'],
    ['2 g-force in m/s2', '19.6133', 'standard-gravity', 'meter-per-second-squared'],
    ['100 rad to Gy', '1', 'rad-of-dose', 'gray'],
    ['180 deg to rad', '3.14159265358979', 'degree', 'radian'],
    ['12 pt to px', '16', 'point', 'css-pixel'],
    ['1 stick to cups', '0.5', 'stick-of-butter', 'us-cup'],
    ['5 mmol/L in mol/m3', '5', 'millimole-per-liter', 'mole-per-cubic-meter'],
    ['0.5% in ppm', '5000', 'percent', 'part-per-million'],
  ])('takes %s', async (input, value, from, to) => {
    const { shown, data } = await runTool(tool, input, { rounding: 'digits15' });
    expect([shown.value, data.from, data.to]).toEqual([value, from, to]);
  });

  it('puts a measure into the unit that was chosen, if it fits', async () => {
    expect((await run('2 lb', { from: 'meter', to: 'gram' })).value).toBe('907.18474');
    expect((await run('2 lb', { to: 'mile' })).value).toBe('0.907185');
    expect((await runTool(tool, '2 lb', { to: 'gram' })).data.value).toBe('2');
    expect((await run('1 mb in kb')).notes[0]).toContain('Read as megabyte (MB) and kilobyte (kB)');
  });

  it('leaves out units in which nothing has no value', async () => {
    const { shown, data } = await runTool(tool, '0', { from: 'mpg', to: 'km/L' });
    expect([shown.value, data.all.map(({ unit }) => unit)]).toEqual([
      '0',
      ['kilometer-per-liter', 'mile-per-us-gallon', 'mile-per-imperial-gallon', 'mile-per-liter'],
    ]);
    await expect(run('0 mpg in L/100km')).rejects.toThrow(
      '0 mile per us gallon has no value in liter per 100 kilometers',
    );
    expect((await run('0 L/100km in L/km')).value).toBe('0');
  });

  // GNU units: `units -t -d 15 '180 cm' 'ft;in'`.
  it.each([
    ['180 cm to ft in', '5 ft 10.866142 in'],
    ['180 cm in feet and inches', '5 ft 10.866142 in'],
    ['1 cm to ft in', '0 ft 0.393701 in'],
    ['99.9 in to feet, inches', '8 ft 3.9 in'],
    ['70 kg to st lb', '11 st 0.323584 lb'],
    ['3.3 kg to lb oz', '7 lb 4.404074 oz'],
    ['5000 s to hours and minutes', '1 h 23.333333 min'],
    ['1e6 s to d h', '11 d 13.777778 h'],
    ['61 s to min s', '1 min 1 s'],
    // Rounded up, no 12 inches are left over.
    ['1.9999999999 ft to ft in', '2 ft 0 in'],
  ])('tells %s', async (question, inTwo) => {
    const { notes, data } = await runTool(tool, question);
    expect([notes[0], data.inTwo]).toEqual([inTwo, inTwo]);
  });

  it('tells two units only where they are asked for or stand beside the result', async () => {
    const { notes, data } = await runTool(tool, '180 cm to ft');
    expect([notes.length, data.inTwo]).toEqual([1, '5 ft 10.866142 in']);
    expect((await runTool(tool, '6 ft to ft in')).data.inTwo).toBeUndefined();
    expect((await runTool(tool, '10 lbf ft to N m')).shown.value).toBe('13.558179');
    expect((await runTool(tool, '33 rpm to deg/s')).shown.value).toBe('198');
  });

  it('says what is wrong in a question', async () => {
    await expect(run('10 kg in meter')).rejects.toThrow('kilogram is a unit of weight and meter one of length');
    await expect(run('10 smoots in m')).rejects.toThrow('There’s no unit called "smoots"');
    await expect(run(`${'9'.repeat(150)} kg in lb`)).rejects.toThrow(InputError);
  });

  it('says what is wrong', async () => {
    await expect(run('1', { from: 'kg', to: 'meter' })).rejects.toThrow(
      'kilogram is a unit of weight and meter one of length',
    );
    await expect(run('1', { from: 'smoot' })).rejects.toThrow('There’s no unit called "smoot"');
    for (const value of ['x', '1/0', '1/2/3', '1,5', '\u0000', '1e99999', '9'.repeat(1e6), '__proto__'])
      await expect(run(value), value.slice(0, 9)).rejects.toBeInstanceOf(InputError);
  });
});
