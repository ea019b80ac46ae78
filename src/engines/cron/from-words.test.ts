import cronstrue from 'cronstrue';
import { describe, expect, it } from 'vitest';
import { cronFromWords } from './from-words';

/** What cronstrue says of the fields. */
const say = (words: string) => cronstrue.toString(cronFromWords(words) ?? '', { use24HourTimeFormat: true });

describe('a schedule in words', () => {
  it.each([
    ['every monday at 9am', 'At 09:00, only on Monday'],
    ['Every Tuesday and Thursday at 17:30', 'At 17:30, only on Tuesday and Thursday'],
    ['mon, wed & fri at 8 pm', 'At 20:00, only on Monday, Wednesday, and Friday'],
    ['every weekday at 8:30', 'At 08:30, Monday through Friday'],
    ['weekends at noon', 'At 12:00, only on Sunday and Saturday'],
    ['daily at midnight', 'At 00:00'],
    ['at 12am every day', 'At 00:00'],
    ['every day at 12pm', 'At 12:00'],
    ['on the 1st of every month at 06:00', 'At 06:00, on day 1 of the month'],
    ['monthly on the 15th at 6am', 'At 06:00, on day 15 of the month'],
    ['every 5 minutes', 'Every 5 minutes'],
    ['every other hour', 'On the hour, every 2 hours'],
    ['every hour', 'Every hour'],
    ['every 1 minute', 'Every minute'],
  ])('%s', (words, said) => {
    expect(say(words)).toBe(said);
  });

  it.each([
    'every 7 minutes', // starts anew every hour
    'every 90 minutes',
    'every 0 minutes',
    'every monday at 9', // in the morning or in the evening
    'every monday at 25:00',
    'every day at 13pm',
    'every monday',
    'daily',
    'Meet me on Monday at 9am',
    'the 1st at 6am',
    'every month on the 32nd at 6am',
    'every breath at noon',
    '',
  ])('leaves alone: %s', (words) => {
    expect(cronFromWords(words)).toBeUndefined();
  });
});
