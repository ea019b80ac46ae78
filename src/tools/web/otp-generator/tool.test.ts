import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { describeSkew, isTooFar, skewOf } from './skew';
import { codeAt, codesAt, decodeSecret, drawSecret, hexIteration, keyUri } from './totp';

const rfc = new TextEncoder().encode('12345678901234567890');

describe('one-time passwords', () => {
  // RFC 6238, appendix B: the last six of its eight digits, for SHA-1.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i seconds', (seconds, code) => expect(codesAt(rfc, seconds * 1000).current).toBe(code));

  // RFC 4226, appendix D.
  it('counts as RFC 4226 does', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    expect(codes.map((_, counter) => codeAt(rfc, counter))).toEqual(codes);
  });

  it('agrees with another implementation on any secret and time', () => {
    for (let round = 0; round < 50; round++) {
      const bytes = randomBytes(1 + (round % 40));
      const other = new TOTP({ secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });
      const now = 1_700_000_000_000 + round * 7_777_777;
      const written = new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
      expect(codesAt(decodeSecret(written), now).current).toBe(other.generate({ timestamp: now }));
    }
    expect(createHmac('sha1', 'x').digest()).toHaveLength(20);
  });

  it('reads secrets as they are copied', () => {
    const plain = decodeSecret('JBSWY3DPEHPK3PXP');
    expect(Buffer.from(plain).toString('hex')).toBe('48656c6c6f21deadbeef');
    for (const written of ['jbsw y3dp ehpk 3pxp', 'JBSW-Y3DP-EHPK-3PXP', 'JBSWY3DPEHPK3PXP======'])
      expect(decodeSecret(written)).toEqual(plain);
    expect(() => decodeSecret('JBSW1')).toThrow('“1” is no Base32 digit');
    expect(() => decodeSecret(' ')).toThrow('empty');
    expect(() => decodeSecret('A')).toThrow('too short');
  });

  it('draws 15 digits evenly', () => {
    const random = seededRandom('otp');
    const digits = Array.from({ length: 7000 }, () => drawSecret(random)).flatMap((secret) => [...secret]);
    expect(drawSecret(random)).toMatch(/^[A-Z2-7]{15}$/);
    expect(deviationAmong(32, digits)).toBeLessThan(5);
  });

  it('tells the time left, the iteration and the key URI', () => {
    expect(codesAt(rfc, 59_000)).toMatchObject({ epoch: 59, iteration: 1, remaining: 1 });
    expect(hexIteration(0x23523ec)).toBe('00000000023523ec');
    expect(new URL(keyUri('ab cd')).searchParams.get('secret')).toBe('ABCD');
  });
});

describe('the skew of the clock', () => {
  const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
  const theirs = Date.UTC(1994, 10, 6, 8, 49, 37);

  it.each([
    [0, 0, '0 s'],
    [999, 0, '0 s'],
    [42_500, 0, '+42 s ahead'],
    [-42_500, 0, '-43 s behind'],
    // The answer was given halfway.
    [0, 5000, '+2 s ahead'],
  ])('%i ms off, answered after %i ms: %s', (off, way, said) =>
    expect(describeSkew(skewOf(date, theirs + off, theirs + off + way))).toBe(said),
  );

  it('is not known by an answer that a cache kept', () => {
    expect(['0', '1', '86400', '0, 7'].map((age) => skewOf(date, theirs, theirs, age))).toEqual([
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is not known without a time, and too far beyond one step', () => {
    for (const none of [null, '', 'noon']) expect(describeSkew(skewOf(none, 0, 0))).toBe('Not known');
    expect([undefined, 0, 30, -30, 31, -31].map(isTooFar)).toEqual([false, false, false, false, true, true]);
  });
});
