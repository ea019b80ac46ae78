import { expect, it } from 'vitest';
import { findTarget } from './target';

/**
 * By Python's datetime and zoneinfo, which know nothing of this code: the wall time with `replace(year=…, tzinfo=ZoneInfo(zone))`, the next one
 * that is later than now, `.timestamp()` of it and of the same a year before, and `strftime('%A, %B %d, %Y, %H:%M')`.
 */
const CASES: readonly [string, string, boolean, now: string, at: string, words: string, before?: string][] = [
  [
    '2026-12-24T18:00',
    'Europe/Berlin',
    false,
    '2026-01-02T12:00Z',
    '2026-12-24T17:00:00Z',
    'Thursday, December 24, 2026, 18:00',
  ],
  [
    '2026-03-29T02:30',
    'Europe/Berlin',
    false,
    '2026-01-02T12:00Z',
    '2026-03-29T01:30:00Z',
    'Sunday, March 29, 2026, 03:30',
  ],
  [
    '2026-10-25T02:30',
    'Europe/Berlin',
    false,
    '2026-01-02T12:00Z',
    '2026-10-25T00:30:00Z',
    'Sunday, October 25, 2026, 02:30',
  ],
  [
    '2020-02-29T12:00',
    'America/New_York',
    true,
    '2026-01-02T12:00Z',
    '2026-02-28T17:00:00Z',
    'Saturday, February 28, 2026, 12:00',
    '2025-02-28T17:00:00Z',
  ],
  [
    '2020-02-29T12:00',
    'America/New_York',
    true,
    '2027-12-31T23:00Z',
    '2028-02-29T17:00:00Z',
    'Tuesday, February 29, 2028, 12:00',
    '2027-02-28T17:00:00Z',
  ],
  [
    '2020-01-01T00:00',
    'Pacific/Kiritimati',
    true,
    '2025-12-31T09:59:59Z',
    '2025-12-31T10:00:00Z',
    'Thursday, January 1, 2026, 00:00',
    '2024-12-31T10:00:00Z',
  ],
  [
    '2020-01-01T00:00',
    'Pacific/Kiritimati',
    true,
    '2025-12-31T10:00Z',
    '2026-12-31T10:00:00Z',
    'Friday, January 1, 2027, 00:00',
    '2025-12-31T10:00:00Z',
  ],
  [
    '2020-12-31T23:59',
    'Pacific/Pago_Pago',
    true,
    '2027-01-01T10:30Z',
    '2027-01-01T10:59:00Z',
    'Thursday, December 31, 2026, 23:59',
    '2026-01-01T10:59:00Z',
  ],
  [
    '2030-07-04T09:00',
    'America/Los_Angeles',
    true,
    '2026-01-02T12:00Z',
    '2030-07-04T16:00:00Z',
    'Thursday, July 4, 2030, 09:00',
    '2029-07-04T16:00:00Z',
  ],
  [
    '2026-01-02T17:45',
    'Asia/Kathmandu',
    true,
    '2026-01-02T12:00Z',
    '2027-01-02T12:00:00Z',
    'Saturday, January 2, 2027, 17:45',
    '2026-01-02T12:00:00Z',
  ],
  [
    '1999-12-31T23:59:59',
    'UTC',
    false,
    '2026-01-02T12:00Z',
    '1999-12-31T23:59:59Z',
    'Friday, December 31, 1999, 23:59:59',
  ],
  [
    '2026-03-08T02:15',
    'America/St_Johns',
    true,
    '2026-01-02T12:00Z',
    '2026-03-08T05:45:00Z',
    'Sunday, March 8, 2026, 03:15',
    '2025-03-08T05:45:00Z',
  ],
];

it.each(CASES)('%s in %s, yearly %j, seen at %s is at %s', (until, zone, yearly, now, at, words, before) => {
  const found = findTarget({ until, zone, yearly }, Date.parse(now));
  expect(new Date(found.at).toISOString()).toBe(at.replace('Z', '.000Z'));
  expect(found.before).toBe(before && Date.parse(before));
  expect(found.words).toBe(words);
});

it('refuses what is no date', () => {
  expect(() => findTarget({ until: '2026-02-30T10:00', zone: 'UTC', yearly: false }, 0)).toThrow('isn’t a valid date');
  expect(() => findTarget({ until: '', zone: 'UTC', yearly: true }, 0)).toThrow('missing');
});
