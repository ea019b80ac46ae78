import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const convert = async (
  input: string,
  sourceTimezone: string,
  targetTimezone: string,
  reading: 'earlier' | 'later' = 'earlier',
) => {
  const { value, notes } = await runTool(tool, input, { sourceTimezone, targetTimezone, reading });
  return { ...Object.fromEntries(value.map((row) => [row.label, row.value])), notes } as Record<string, string> & {
    notes: readonly string[];
  };
};

describe('the difference', () => {
  it.each([
    ['UTC', 'Asia/Kolkata', '2026-06-01T12:00', '+5:30'],
    ['UTC', 'Asia/Dubai', '2026-06-01T12:00', '+4:00'],
    ['Asia/Kathmandu', 'America/St_Johns', '2026-06-01T12:00', '-8:15'],
    ['Europe/Berlin', 'Europe/Berlin', '2026-06-01T12:00', '+0:00'],
    // Three weeks in March the United States have changed their clocks and Europe has not.
    ['America/New_York', 'Europe/London', '2026-02-15T12:00', '+5:00'],
    ['America/New_York', 'Europe/London', '2026-03-15T12:00', '+4:00'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '2026-06-01T12:00', '-25:00'],
  ])('%s to %s at %s is %s', async (from, to, at, difference) => {
    expect((await convert(at, from, to)).Difference).toBe(difference);
  });
});

/** By `TZ=Australia/Adelaide date -d 'TZ="America/Los_Angeles" 2026-07-04 18:15:09' '+%F %T'` and so on. */
it.each([
  ['2026-07-04 18:15:09', 'America/Los_Angeles', 'Australia/Adelaide', '2026-07-05 10:45:09'],
  ['2026-10-25 02:30:00', 'Europe/Helsinki', 'America/Sao_Paulo', '2026-10-24 20:30:00'],
  ['1969-07-20 20:17:40', 'UTC', 'America/Chicago', '1969-07-20 15:17:40'],
  ['2026-12-31 23:59:59', 'Pacific/Auckland', 'Pacific/Marquesas', '2026-12-31 01:29:59'],
  ['2038-01-19 03:14:08', 'UTC', 'Asia/Tehran', '2038-01-19 06:44:08'],
])('%s in %s is what the date command says for %s', async (at, from, to, shown) => {
  expect((await convert(at, from, to))['Converted Time']).toBe(shown);
});

it('takes either reading of an hour that happens twice', async () => {
  const earlier = await convert('2026-10-25T01:30', 'Europe/London', 'UTC');
  const later = await convert('2026-10-25T01:30', 'Europe/London', 'UTC', 'later');
  expect([earlier['Converted Time'], later['Converted Time']]).toEqual(['2026-10-25 00:30:00', '2026-10-25 01:30:00']);
  expect(earlier.notes[0]).toContain('Read as the earlier one, at UTC+1:00');
  expect(later.notes[0]).toContain('Read as the later one, at UTC+0:00');
});

it('says which of the zones is none', async () => {
  for (const [from, to, field] of [
    ['Mars/Base', 'UTC', 'sourceTimezone'],
    ['UTC', 'nowhere', 'targetTimezone'],
  ] as const)
    await expect(convert('2026-01-01', from, to)).rejects.toEqual(new InputError('Invalid timezone', { field }));
});

it('says where else an abbreviation is used', async () => {
  const notesOf = async (sourceTimezone: string) =>
    (await runTool(tool, '2026-11-18 14:00', { sourceTimezone, targetTimezone: 'UTC' })).notes;
  expect(await notesOf('CST')).toEqual([
    'CST was read as America/Chicago; it is used in Shanghai, Havana, and Mexico City too',
  ]);
  expect(await notesOf('JST')).toEqual([]);
  expect(await notesOf('Asia/Tokyo')).toEqual([]);
});
