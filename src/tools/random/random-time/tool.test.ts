import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-time', () => {
  it('is even over the minutes of the day, the first and the last included', async () => {
    const { results, facts } = await draw({ count: 100_000 });
    expect(deviationAmong(1440, results)).toBeLessThan(5);
    expect(results).toContain('00:00');
    expect(results).toContain('23:59');
    expect(facts).toEqual([{ label: 'Possible times', value: '1,440' }]);
  });

  it('takes the whole of the last minute, or the seconds given', async () => {
    const range = { startTime: '23:59', endTime: '23:59', seconds: true, count: 5000 };
    expect(new Set((await draw(range)).results).size).toBe(60);
    expect(new Set((await draw({ ...range, endTime: '23:59:04' })).results)).toEqual(
      new Set(['23:59:00', '23:59:01', '23:59:02', '23:59:03', '23:59:04']),
    );
  });

  it('writes all 1,440 minutes with AM and PM as the platform does', async () => {
    const seen = new Set((await draw({ clock24: false, count: 30_000 })).results);
    const clock = new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
      timeZone: 'UTC',
    });
    const all = Array.from({ length: 1440 }, (_, minute) => clock.format(minute * 60_000).replace(/\u202f/g, ' '));
    expect(seen).toEqual(new Set(all));
  });

  it.each([
    [{ startTime: '10:00', endTime: '09:59' }, 'The start time can’t be after the end time'],
    [{ startTime: '10:00:10', endTime: '10:00:50' }, 'There’s no full minute between the two times'],
    [{ startTime: '' }, 'Start Time is missing'],
    [{ endTime: '24:00' }, 'End Time isn’t a valid time'],
  ])('refuses %j', async (options, message) => {
    await expect(draw(options)).rejects.toThrow(message);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
