import { describe, expect, it } from 'vitest';
import { loadTool } from './definitions';
import { EXAMPLE_NOW } from './describe';
import { initialValues } from './option';
import type { ResultSummary } from './output';
import { executeEach } from './run/execute';
import { summarizeOutcome } from './summary';
import { testContext } from './testing/run-tool';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: object, header: object = { alg: 'HS256' }) => `${encode(header)}.${encode(payload)}.c2ln`;
const NOW = EXAMPLE_NOW / 1000;

async function summarize(
  slug: string,
  input: unknown,
  some: Readonly<Record<string, unknown>> = {},
  take?: string,
): Promise<ResultSummary> {
  const tool = (await loadTool(slug))!;
  const options = { ...initialValues(tool.options), ...some };
  const outcome = await executeEach(tool, input, options, testContext({}, slug));
  return summarizeOutcome(tool, outcome, { now: EXAMPLE_NOW, options, input, ...(take && { take }) });
}

describe('what matters most of a result', () => {
  it.each<[slug: string, input: unknown, title: string, detail?: string, options?: Record<string, unknown>]>([
    [
      'ipv4-subnet',
      '10.1.2.3/22',
      '10.1.0.0 – 10.1.3.255, 1,024 addresses',
      '10.1.0.0/22 · mask 255.255.252.0 · 1,022 usable',
    ],
    ['ipv4-subnet', '10.1.2.3/32', '10.1.2.3, one address', '10.1.2.3/32'],
    [
      'ipv4-range',
      { startAddress: '10.0.0.0', endAddress: '10.0.0.0' },
      '10.0.0.0 – 10.0.0.0, 1 address',
      '1 block: 10.0.0.0/32',
    ],
    ['ipv4-converter', '134744072', '8.8.8.8'],
    ['color', 'dodgerblue', 'Dodger Blue', '#1E90FF · rgb(30, 144, 255) · hsl(209.6, 100%, 55.9%)'],
    ['color-picker', '#FF5733', 'Close to Tomato', '#FF5733 · #33DBFF'],
    ['color-palette-generator', 'gray', '3 colors', '#e6e6e6, #808080, #1a1a1a', { paletteSize: 3 }],
    ['color-contrast-checker', { text: '#777', background: '#fff' }, '4.48:1, large text only'],
    [
      'url-parser',
      'https://ada:secret@example.com:8080/a?q=tea&page=2#top',
      'example.com:8080/a, 2 parameters',
      'q = tea · page = 2 · at #top',
    ],
    ['csv-to-json', 'a,b,c\n1,2,3\n4,5,6', '3 columns, 2 rows', 'a, b, c'],
    ['json-to-csv', '[{"a":1,"b":2}]', '2 columns, 1 row', 'a,b'],
    ['json-formatter', '{"name":"x","id":1}', '2 keys', 'name, id'],
    ['json-formatter', '[{"name":"x"},{"name":"y"}]', 'List of 2 items with 1 key', 'name'],
    ['json-validator', '{"name":"x"}', 'Valid JSON', '1 key · name'],
    ['json-validator', '{"name"', 'Unexpected end: 1 bracket is still open, the { from line 1', 'Invalid JSON'],
    ['json-toml', '{"a":1,"b":{"c":2}}', '2 keys', 'a, b'],
    ['yaml-json', 'a: 1\nb: 2\n', '2 keys', 'a, b'],
    ['xml-converter', '<a><b/></a>', '1 key', 'a'],
    ['json-path-finder', '{"a":[1,2]}', '2 matches', '[ 1, 2 ]', { query: '$.a[*]' }],
    ['json-diff-checker', { left: '{"a":1}', right: '{"a":2}' }, '1 changed'],
    [
      'unix-timestamp-converter',
      '1700000000',
      'Tuesday, 14 November 2023, 22:13:20 UTC',
      '2 years ago',
      { timezone: 'UTC' },
    ],
    [
      'unix-timestamp-converter',
      '2038-01-19 03:14:08',
      '2147483648',
      'Tuesday, 19 January 2038, 03:14:08 UTC · in 12 years',
      { mode: 'unix', timezone: 'UTC' },
    ],
    [
      'time-zone-converter',
      '2026-01-15 09:30',
      'Thursday, 15 January 2026, 20:00 in Kolkata',
      undefined,
      { sourceTimezone: 'America/New_York', targetTimezone: 'Asia/Kolkata' },
    ],
    [
      'time-difference-calculator',
      { start: '2026-01-01', end: '2026-01-03' },
      '2 days',
      '2 days in all',
      { startTimezone: 'UTC', endTimezone: 'UTC' },
    ],
    [
      'crontab',
      '*/15 9-17 * * 1-5',
      'Every 15 minutes from 09:00 to 17:59, Monday through Friday',
      'next on Friday, 2 January 2026 at 09:00 · UTC',
    ],
    [
      'chmod-calculator',
      '754',
      'Owner may read, write and execute; group may read and execute; everyone else may read',
      '754 · rwxr-xr-- · chmod 754 path',
    ],
    [
      'user-agent',
      'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox 128.0 on Linux',
      'Desktop · Gecko 128.0',
    ],
    ['hash-text', 'hello', '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
    ['base64-string', 'aGVsbG8=', 'hello', 'decoded, 5 characters', { mode: 'decode' }],
    ['word-counter', 'One two. Three!', '3 words, 15 characters', '2 sentences · 1 paragraph · 1 min to read'],
    ['string-length-calculator', 'é', '1 character', '2 bytes in UTF-8 · 1 word · 1 line'],
    ['docker-compose', 'docker run --name web nginx', 'Compose file for web'],
    ['sql-prettify', 'select a from t join u on 1=1', 'SELECT from t, u', 'SELECT a FROM t JOIN u ON 1 = 1'],
    ['regex-tester', 'a1b22', '2 matches', '1, 22', { pattern: '\\d+' }],
    ['substring-finder', 'abcabc', '2 matches', 'at 0, 3', { substring: 'abc' }],
    [
      'uuid-generator',
      undefined,
      'UUID of version 7, made on 2 January 2026 at 03:04:05 UTC',
      undefined,
      { uuid: '019b7ca9-8c88-77e0-b983-fae5ac51b4e9' },
    ],
    [
      'ulid-generator',
      undefined,
      'ULID made on 2 January 2026 at 03:04:05 UTC',
      undefined,
      { ulid: '01KDYAK348CQW3K0ZTWPP53D79' },
    ],
    ['roman-numeral', 'MMXXVI', '2026', '= MMXXVI'],
    ['integer-base', '255', '11111111 in binary', '255 in decimal'],
    [
      'unit-converter',
      '26.2',
      '42.164813 km',
      '26.2 mi · Rounded; more exactly 42.1648128',
      { from: 'mile', to: 'kilometer' },
    ],
    ['percentage-calculator', undefined, '30.00', undefined, { percentage: '15', value: '200' }],
    ['prime-number-checker', '91', '91 is not a prime number'],
    ['factorial-calculator', '5', '120', '= 5! · 3 digits'],
    ['gcd-lcm-calculator', '48, 18', 'GCD: 6, LCM: 144'],
    ['calculator', '2+3*4', '14', '= 2+3*4'],
    ['text-diff-checker', { left: 'a\nb\n', right: 'a\nc\n' }, '1 line added, 1 removed'],
    ['text-diff-checker', { left: 'a', right: 'a' }, 'Both texts are the same'],
    ['qr-generator', 'HELLO', 'QR code: HELLO', '128 × 128 pixels', { size: 128 }],
    ['http-status', '404', '404 Not Found'],
    ['mime-types', 'a.html', 'text/html', 'for a.html'],
    ['markdown-html', '# Hello *you*\n\n- a\n- b\n', 'Hello you', '1 heading, 1 list'],
    ['html-formatter', '<title>Tea</title><p>x', 'Tea', '1 paragraph'],
    ['css-formatter', 'a{b:c}d{e:f}', '2 rules', 'a, d'],
    ['otp-generator', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '652348', 'for 25 more seconds · then 751330'],
    [
      'password-analyzer',
      'correct horse battery staple',
      'Strong',
      'holds 64 years if a fast hash of it is stolen · by brute force 100/100',
    ],
    ['email-normalizer', 'A.b@gmail.com\nab@gmail.com', '1 address', '1 duplicate removed'],
    ['random-uuid', undefined, '2 values', undefined, { count: 2 }],
    ['roman-numeral', '1\n2\n3', 'I', '3 lines, 8 characters'],
    ['unit-converter', '1\n2\n3', '3 columns, 3 rows', 'Input, Result, Notes'],
    ['url-parser', 'http://a.example\nhttp://b.example', '9 columns, 2 rows'],
    ['text-formatter', 'a\nb', 'A', '2 lines, 3 characters'],
    ['text-formatter', ' \n', 'Blanks'],
  ])('%s of %j is "%s"', async (slug, input, title, detail, options = {}) => {
    const found = await summarize(slug, input, options);
    expect(found.title).toBe(title);
    if (detail !== undefined) expect(found.detail).toBe(detail);
  });

  it('shows a color before the name of one', async () => {
    expect((await summarize('color', 'dodgerblue')).swatch).toBe('#1E90FF');
    expect((await summarize('hex-to-rgb-converter', '#3B82F6')).swatch).toBe('#3B82F6');
    expect((await summarize('word-counter', 'red')).swatch).toBeUndefined();
  });

  it('says whose a token is, and until when', async () => {
    const title = async (payload: object) => (await summarize('jwt-parser', { token: token(payload), key: '' })).title;
    expect(await title({ name: 'John Doe', exp: NOW + 37 * 60 + 5 })).toBe(
      'A token for John Doe, valid for 37 more minutes',
    );
    expect(await title({ email: 'a@b.example', exp: NOW + 3600 })).toBe(
      'A token for a@b.example, valid for 1 more hour',
    );
    expect(await title({ sub: '7', exp: NOW - 3600 })).toBe('A token for 7, expired 1 hour ago');
    expect(await title({ iss: 'shop', nbf: NOW + 7200 })).toBe('A token from shop, not valid yet: in 2 hours');
    expect(await title({})).toBe('A token, without an expiry date');
    // Nothing that a token may hold makes it fail.
    expect(await title({ name: 3, exp: 'soon', iat: 1e300, nbf: null })).toBe('A token, without an expiry date');
  });

  it('says what is known of its signature, and where in its time it is', async () => {
    const times = { iat: NOW - 600, exp: NOW + 600 };
    const { detail, span } = await summarize('jwt-parser', { token: token(times), key: '' });
    expect(detail).toBe('HS256 · issued today at 02:54 UTC · not verified: add the secret');
    expect(span).toEqual({
      from: EXAMPLE_NOW - 600_000,
      to: EXAMPLE_NOW + 600_000,
      now: EXAMPLE_NOW,
      fromLabel: 'Issued',
      toLabel: 'Expires',
    });
    const wrong = await summarize('jwt-parser', { token: token(times), key: 'another' });
    expect(wrong.detail).toContain('signature not valid');
    const open = await summarize('jwt-parser', { token: token(times, { alg: 'none' }), key: '' });
    expect(open.detail).toContain('not signed');
  });

  it('answers with the row that was asked for', async () => {
    expect((await summarize('hash-text', 'hello', { algorithm: 'All' }, 'MD5')).title).toBe(
      '5d41402abc4b2a76b9719d911017c592',
    );
    expect(
      (await summarize('percentage-calculator', undefined, { percentage: '15', value: '200' }, '200 plus 15%')).title,
    ).toBe('230.00');
  });

  it('tells no secret that is not the result itself', async () => {
    const { title, detail } = await summarize(
      'basic-auth',
      { username: '', password: '', authString: 'Basic dGVzdDpob3JzZQ==' },
      { mode: 'decode' },
    );
    expect(`${title} ${detail}`).toBe('Login of test a password of 5 characters');
    expect((await summarize('bip39-generator', undefined, { entropy: '00'.repeat(16) })).title).toBe(
      'A phrase of 12 words',
    );
  });

  it('cuts what is longer than a line, but no character', async () => {
    const { title } = await summarize('string-reverser', '😀'.repeat(500));
    expect(title.length).toBeLessThanOrEqual(160);
    expect(title.isWellFormed()).toBe(true);
  });
});
