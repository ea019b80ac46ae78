import { describe, expect, it } from 'vitest';
import { writtenMoment } from './written-moment';

describe('a moment in words', () => {
  it.each([
    ['2023-11-14 22:13:20', 'Tuesday, 14 November 2023, 22:13:20'],
    ['2026-01-02T03:04:05.123Z', 'Friday, 2 January 2026, 03:04:05'],
    ['2024-02-29', 'Thursday, 29 February 2024'],
    ['0001-01-01 00:00:00', 'Monday, 1 January 1, 00:00:00'],
    ['+012345-01-01 00:00:00', '+012345-01-01 00:00:00'],
    ['now', 'now'],
  ])('%s is %s', (text, words) => expect(writtenMoment(text)).toBe(words));
});
