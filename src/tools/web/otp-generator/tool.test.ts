import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { HOTP, Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { runTool } from '@/kit/testing/run-tool';
import { keyUri, readKeyUri, splitKeyUris } from './key-uri';
import { clockSkew, describeSkew, isTooFar } from './skew';
import tool from './tool';
import { type Algorithm, codeAt, codesAt, decodeSecret, drawSecret, hexIteration } from './totp';

const PLAIN = {
  type: 'totp',
  secret: 'JBSWY3DPEHPK3PXP',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0,
  issuer: '',
  account: '',
} as const;
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

  // RFC 6238, appendix B, whole; by its erratum 2866 the secret is as long as the digest.
  it.each<[number, ...string[]]>([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('of eight digits with each algorithm at %i seconds', async (seconds, ...codes) => {
    const algorithms: Algorithm[] = ['SHA1', 'SHA256', 'SHA512'];
    const lengths = [20, 32, 64];
    for (const [at, algorithm] of algorithms.entries()) {
      const seed = new TextEncoder().encode('1234567890'.repeat(7).slice(0, lengths[at]));
      const secret = new Secret({ buffer: seed.buffer }).base32;
      const { data } = await runTool(tool, secret, { algorithm, digits: '8' }, { now: () => seconds * 1000 });
      expect(data.current, algorithm).toBe(codes[at]);
    }
  });

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
    expect(() => decodeSecret('JBSW1')).toThrow('“1” isn’t a Base32 digit');
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
    expect(new URL(keyUri({ ...PLAIN, secret: 'ab cd=' })).searchParams.get('secret')).toBe('ABCD');
    // Half of a character, which no address can hold.
    expect(keyUri({ ...PLAIN, issuer: 'a\udc00' })).toContain('issuer=a%EF%BF%BD&');
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
  ])('%i ms off, answered after %i ms: %s', (off, way, messages) =>
    expect(describeSkew(clockSkew(date, theirs + off, theirs + off + way))).toBe(messages),
  );

  it('is not known by an answer that a cache kept', () => {
    expect(['0', '1', '86400', '0, 7'].map((age) => clockSkew(date, theirs, theirs, age))).toEqual([
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is not known without a time, and too far beyond one step', () => {
    for (const none of [null, '', 'noon']) expect(describeSkew(clockSkew(none, 0, 0))).toBe('Unknown');
    expect([undefined, 0, 30, -30, 31, -31].map(isTooFar)).toEqual([false, false, false, false, true, true]);
  });
});

describe('key URIs', () => {
  const accounts = fc.record({
    type: fc.constantFrom('totp' as const, 'hotp' as const),
    secret: fc
      .uint8Array({ minLength: 5, maxLength: 40 })
      .map((bytes) => new Secret({ buffer: bytes.slice().buffer }).base32),
    algorithm: fc.constantFrom<Algorithm>('SHA1', 'SHA256', 'SHA512'),
    digits: fc.integer({ min: 6, max: 8 }),
    period: fc.integer({ min: 1, max: 300 }),
    counter: fc.nat(),
    // A colon ends the issuer, so no account has one.
    issuer: fc.stringMatching(/^[A-Za-z0-9 äß&+%.]{1,12}$/).map((name) => name.trim() || 'x'),
    account: fc.stringMatching(/^[A-Za-z0-9@ ü+&=?#/.-]{1,16}$/).map((name) => name.trim() || 'y'),
  });

  it('are read by another implementation as they were meant, and give its codes', async () => {
    const now = 1_767_323_045_000;
    await fc.assert(
      fc.asyncProperty(accounts, async (account) => {
        const uri = keyUri(account);
        const theirs = URI.parse(uri);
        const { data } = await runTool(tool, uri, {}, { now: () => now });
        expect(theirs.secret.base32).toBe(account.secret);
        expect([theirs.issuer, theirs.label]).toEqual([account.issuer, account.account]);
        expect(data.current).toBe(
          theirs instanceof HOTP ? theirs.generate({ counter: account.counter }) : theirs.generate({ timestamp: now }),
        );
      }),
    );
  });

  it('of another implementation are read as they were meant', () => {
    fc.assert(
      fc.property(accounts, ({ type, account, period, counter, ...rest }) => {
        const settings = { ...rest, label: account };
        const made = type === 'totp' ? new TOTP({ ...settings, period }) : new HOTP({ ...settings, counter });
        expect(readKeyUri(made.toString())).toMatchObject({
          ...rest,
          type,
          account,
          ...(type === 'totp' ? { period } : { counter }),
        });
      }),
    );
  });

  it('have what they leave out, and their names from either place', () => {
    expect(readKeyUri('otpauth://totp/?secret=JBSWY3DPEHPK3PXP')).toEqual(PLAIN);
    expect(readKeyUri('OTPAUTH://TOTP/A%20B%3Ajane?secret=jbsw&algorithm=hmac-sha-256')).toMatchObject({
      issuer: 'A B',
      account: 'jane',
      algorithm: 'SHA256',
    });
    expect(readKeyUri('otpauth://totp/100%:x?secret=jbsw&issuer=Other')).toMatchObject({
      issuer: 'Other',
      account: 'x',
    });
    expect(splitKeyUris('otpauth://totp/a?secret=AA\n otpauth://totp/b?secret=BBotpauth://hotp/c?x')).toHaveLength(3);
  });

  it.each([
    ['otpauth://motp/a?secret=JBSW', '“motp” isn’t a kind', 11],
    ['otpauth://totp/a', 'has no secret', 17],
    ['otpauth://totp/a?secret=', 'has no secret', 25],
    ['otpauth://totp/a?secret=JBSW&digits=9', 'from 6 to 8, not “9”', 30],
    ['otpauth://totp/a?secret=JBSW&period=0', 'from 1 to 86400', 30],
    ['otpauth://totp/a?secret=JBSW&algorithm=MD5', 'SHA1, SHA256 or SHA512, not “MD5”', 30],
    ['otpauth://hotp/a?secret=JBSW', 'needs a counter', 29],
    ['otpauth://totp/a?secret=0', '“0” isn’t a Base32 digit', undefined],
  ])('%s is refused at its place', async (uri, message, column) => {
    await expect(runTool(tool, uri, {}, {})).rejects.toMatchObject({
      message: expect.stringContaining(message),
      details: column === undefined ? {} : { column },
    });
  });

  it('say the counter, and no code before the first', async () => {
    const { value } = await runTool(tool, 'JBSWY3DPEHPK3PXP', { type: 'hotp' });
    expect(value.map(({ label }) => label)).toEqual([
      'Current OTP',
      'Next',
      'Secret in Hex',
      'Counter',
      'Counter in Hex',
      'Key URI',
    ]);
  });
});
