import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HASH_NAMES } from '@/engines/hash/algorithms';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;

async function sign(
  input: string | Blob | { stream(): ReadableStream },
  options: Options,
  progress = (_: number) => {},
) {
  const { shown, notes } = await runTool(tool, input, options, { progress });
  return { mac: shown.value as string, notes };
}
const refusal = (options: Options) =>
  sign('abc', options).then(
    () => 'no error',
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );

describe('the HMAC', () => {
  it('is that of openssl for 200 texts and keys, with each function', async () => {
    const lines = readFileSync(new URL('openssl-hmacs.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    const [, ...names] = lines[1]!.split('\t').slice(1) as ['key', ...(typeof HASH_NAMES)[number][]];
    expect(names).toEqual(HASH_NAMES);
    expect(lines).toHaveLength(202);
    for (const line of lines.slice(2)) {
      const [text = '', secretKey = '', ...expected] = line.split('\t');
      for (const [at, hashFunction] of names.entries()) {
        const { mac } = await sign(JSON.parse(text), { hashFunction, secretKey, keyFormat: 'hex' });
        expect(mac.slice(0, 16), `${hashFunction} of ${text}`).toBe(expected[at]);
      }
    }
  });

  // RFC 4231, cases 1, 6 and 7: a key longer than the block of SHA256 is hashed first.
  it.each([
    [
      'SHA512',
      'Hi There',
      '0b'.repeat(20),
      '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
    ],
    [
      'SHA256',
      'Test Using Larger Than Block-Size Key - Hash Key First',
      'aa'.repeat(131),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'SHA224',
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      'aa'.repeat(131),
      '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1',
    ],
    // RFC 2202, MD5 case 6 and SHA1 case 7
    [
      'MD5',
      'Test Using Larger Than Block-Size Key - Hash Key First',
      'aa'.repeat(80),
      '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
    ],
    [
      'SHA1',
      'Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data',
      'aa'.repeat(80),
      'e8e99d0f45237d786d6bbaa7965c7808bbff1a91',
    ],
  ] as const)('%s of the published vector %j', async (hashFunction, text, secretKey, mac) => {
    expect((await sign(text, { hashFunction, secretKey, keyFormat: 'hex' })).mac).toBe(mac);
  });

  it('of any text and key is that of Node, in Base64 too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary', minLength: 1 }),
        async (text, key) => {
          const oracle = createHmac('sha384', key).update(text, 'utf8').digest('base64');
          const { mac } = await sign(text, { hashFunction: 'SHA384', secretKey: key, outputEncoding: 'Base64' });
          expect(mac).toBe(oracle);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('of a file is that of its bytes, told as they are read, whether it can be sliced or not', async () => {
    const bytes = Buffer.from(Array.from({ length: 9_000_003 }, (_, at) => (at * 2_654_435_761) >>> 11));
    const expected = createHmac('sha512', 'key').update(bytes).digest('hex');
    const done: number[] = [];
    const file = new Blob([bytes]);
    const { mac } = await sign(file, { hashFunction: 'SHA512', secretKey: 'key' }, (part) => done.push(part));
    expect(mac).toBe(expected);
    expect(done.length).toBeGreaterThan(1);
    expect(done.at(-1)).toBe(1);
    const streamed = await sign({ stream: () => file.stream() }, { hashFunction: 'SHA512', secretKey: 'key' });
    expect(streamed.mac).toBe(expected);
  });
});

it('of a long text is that of its bytes', async () => {
  const text = 'ä'.repeat(100_001);
  const oracle = createHmac('sha3-512', 'key').update(text).digest('hex');
  expect((await sign(text, { hashFunction: 'SHA3', secretKey: 'key' })).mac).toBe(oracle);
});

describe('Key Format', () => {
  const bytes = Buffer.from([0, 255, 16, 10, 13, 128, 1]);
  it('reads the same key as hex and as Base64', async () => {
    const oracle = createHmac('sha256', bytes).update('abc').digest('hex');
    for (const [keyFormat, written] of [
      ['hex', bytes.toString('hex')],
      [
        'hex',
        bytes
          .toString('hex')
          .toUpperCase()
          .replace(/..(?=.)/g, '$&:'),
      ],
      ['base64', bytes.toString('base64')],
      ['base64', bytes.toString('base64url')],
    ] as const)
      expect((await sign('abc', { keyFormat, secretKey: written })).mac).toBe(oracle);
  });

  it('says what is wrong with a key, and never shows it', async () => {
    expect(await refusal({ secretKey: '' })).toBe('Enter a Secret Key');
    expect(await refusal({ secretKey: '0g', keyFormat: 'hex' })).toBe('The Secret Key is not valid hex');
    expect(await refusal({ secretKey: '   ', keyFormat: 'hex' })).toBe('The Secret Key is not valid hex');
    expect(await refusal({ secretKey: '*', keyFormat: 'base64' })).toBe('The Secret Key is not valid Base64');
  });
});

describe('Output Encoding', () => {
  it('gives the Hex and says so where the bytes are no such text', async () => {
    const { mac, notes } = await sign('abc', { secretKey: 'key', outputEncoding: 'Utf8' });
    expect(mac).toBe(createHmac('sha256', 'key').update('abc').digest('hex'));
    expect(notes).toEqual(['These bytes aren’t valid Utf8, so shown as Hex.']);
  });
  it.each(['Base64', 'Base64url', 'Latin1', 'Utf16', 'Utf16LE', 'Hex'] as const)('%s', async (outputEncoding) => {
    const digest = createHmac('md5', 'key7').update('abc').digest();
    const { mac, notes } = await sign('abc', { secretKey: 'key7', hashFunction: 'MD5', outputEncoding });
    const swapped = Buffer.from(digest).swap16();
    const written = {
      Base64: digest.toString('base64'),
      Base64url: digest.toString('base64url'),
      Latin1: digest.toString('latin1'),
      Utf16LE: digest.toString('utf16le'),
      Utf16: swapped.toString('utf16le'),
      Hex: digest.toString('hex'),
    }[outputEncoding];
    const isText = !/\p{Surrogate}/u.test(written);
    expect(mac).toBe(isText ? written : digest.toString('hex'));
    expect(notes).toHaveLength(isText ? 0 : 1);
  });
});

describe('Expected HMAC', () => {
  const mac = createHmac('sha256', 'key').update('abc').digest();
  it.each([
    mac.toString('hex'),
    `sha256=${mac.toString('hex')}`,
    mac.toString('base64'),
    `HMAC-SHA256:${mac.toString('base64url')}`,
  ])('takes %s', async (expectedHmac) => {
    expect((await sign('abc', { secretKey: 'key', expectedHmac })).mac).toBe(mac.toString('hex'));
  });
  it('refuses another', async () => {
    expect(await refusal({ secretKey: 'other', expectedHmac: mac.toString('hex') })).toBe(
      'No match: the HMAC is different.',
    );
    expect(await refusal({ secretKey: 'key', expectedHmac: mac.toString('hex').slice(2) })).toMatch(
      /^No match: .* 32 bytes/,
    );
  });
});
