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

  it('says what is wrong', async () => {
    await expect(run('1', { from: 'kg', to: 'meter' })).rejects.toThrow(
      'kilogram is a unit of weight and meter one of length',
    );
    await expect(run('1', { from: 'smoot' })).rejects.toThrow('There’s no unit called "smoot"');
    for (const value of ['x', '1/2', '1,5', '\u0000', '1e99999', '9'.repeat(1e6), '__proto__'])
      await expect(run(value), value.slice(0, 9)).rejects.toBeInstanceOf(InputError);
  });
});
