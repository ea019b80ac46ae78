import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { firstIdentifiers, identifierTime } from './identifiers';
import { formatSystem, systemTime, TIME_SYSTEMS, type TimeSystem } from './systems';
import { formatUtc } from './zones';

const utc = (text: string, system: TimeSystem) => formatUtc(systemTime(text, system)!.epoch);

describe('numbers of other systems', () => {
  // The beginnings by their makers' documents; others from python3, as in
  // (datetime(2024,5,6,7,8,9,123456) - datetime(1601,1,1)) // timedelta(microseconds=1) * 10
  it.each<[string, TimeSystem, string]>([
    ['116444736000000000', 'filetime', '1970-01-01T00:00:00Z'],
    ['133594528891234560', 'filetime', '2024-05-06T07:08:09.123456Z'],
    ['0x1da9f84267f6900', 'filetime', '2024-05-06T07:08:09.123456Z'],
    ['621355968000000000', 'ticks', '1970-01-01T00:00:00Z'],
    ['638505760891234560', 'ticks', '2024-05-06T07:08:09.123456Z'],
    ['0', 'ticks', '0001-01-01T00:00:00Z'],
    ['13359452889123456', 'webkit', '2024-05-06T07:08:09.123456Z'],
    ['2082844800', 'hfs', '1970-01-01T00:00:00Z'],
    ['3797824089', 'hfs', '2024-05-06T07:08:09Z'],
    ['736672089.5', 'cocoa', '2024-05-06T07:08:09.5Z'],
    ['-978307200', 'cocoa', '1970-01-01T00:00:00Z'],
    // Gravitational waves, as LIGO tells them in GPS and UTC; and a thousand million seconds.
    ['1126259462', 'gps', '2015-09-14T09:50:45Z'],
    ['1187008882', 'gps', '2017-08-17T12:41:04Z'],
    ['1000000000', 'gps', '2011-09-14T01:46:25Z'],
    ['0', 'gps', '1980-01-06T00:00:00Z'],
    // Excel: =DATE(2024,12,25)+TIME(15,30,0), its first day, the two around its 29 February
    ['45651.645833333', 'excel', '2024-12-25T15:30:00Z'],
    ['25569', 'excel', '1970-01-01T00:00:00Z'],
    ['1', 'excel', '1900-01-01T00:00:00Z'],
    ['59', 'excel', '1900-02-28T00:00:00Z'],
    ['61', 'excel', '1900-03-01T00:00:00Z'],
    // Discord's and Wikipedia's own examples; datetime(1970,1,1) + timedelta(milliseconds=10**17 >> 16)
    ['175928847299117063', 'discord', '2016-04-30T11:18:25.796Z'],
    ['1541815603606036480', 'snowflake', '2022-06-28T16:07:40.105Z'],
    ['100000000000000000', 'mastodon', '2018-05-09T15:15:06.25Z'],
  ])('%s of %s', (text, system, date) => expect(utc(text, system)).toBe(date));

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2016-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        fc.constantFrom(...TIME_SYSTEMS),
        (date, system) => {
          const epoch = BigInt(date.getTime()) * 1_000_000n;
          // A count of seconds that has no place for less says the second.
          expect(systemTime(formatSystem(epoch, epoch, system)!, system)!.epoch).toBe(epoch);
        },
      ),
    );
  });

  it('says nothing of what was before a count began', () => {
    expect(formatSystem(0n, 0n, 'gps')).toBeUndefined();
    expect(formatSystem(0n, 0n, 'discord')).toBeUndefined();
    expect(formatSystem(0n, 0n, 'cocoa')).toBe('-978307200');
  });

  it('refuses what is none', () => {
    expect(systemTime('abc', 'filetime')).toBeUndefined();
    expect(() => systemTime('60.5', 'excel')).toThrow('29 February 1900');
    expect(() => systemTime('-1', 'excel')).toThrow('before 1900');
    expect(() => systemTime('1.5', 'discord')).toThrow('whole number');
    expect(() => systemTime('9'.repeat(25), 'filetime')).toThrow(InputError);
  });
});

describe('identifiers', () => {
  // RFC 9562, appendix A; the ULID specification; MongoDB's manual
  it.each([
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'UUID version 1', '2022-02-22T19:22:22Z'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'UUID version 6', '2022-02-22T19:22:22Z'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'UUID version 7', '2022-02-22T19:22:22Z'],
    ['urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'UUID version 7', '2022-02-22T19:22:22Z'],
    ['01ARYZ6S41TSV4RRFFQ69G5FAV', 'ULID', '2016-07-30T22:36:16.385Z'],
    ['507f1f77bcf86cd799439011', 'MongoDB ObjectId', '2012-10-17T21:13:27Z'],
    ['ObjectId("507f191e810c19729de860ea")', 'MongoDB ObjectId', '2012-10-17T20:46:22Z'],
  ])('%s', (text, name, date) => {
    const found = identifierTime(text)!;
    expect([found.name, formatUtc(found.epoch)]).toEqual([name, date]);
  });

  it('says that others hold no time', () => {
    expect(() => identifierTime('919108f7-52d1-4320-9bac-f847db4148a8')).toThrow('version 4 contains no time');
    expect(() => identifierTime('00000000-0000-0000-0000-000000000000')).toThrow('contains no time');
    expect(identifierTime('1700000000')).toBeUndefined();
    expect(identifierTime('8ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBeUndefined();
  });

  it('makes the first of a moment, which tell that moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (second) => {
        const epoch = BigInt(second) * 1_000_000_000n;
        for (const { label, value } of firstIdentifiers(epoch))
          expect(identifierTime(value)).toMatchObject({ epoch, name: label });
      }),
    );
    expect(firstIdentifiers(-1n)).toEqual([]);
  });
});
