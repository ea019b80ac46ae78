import { createHash, getHashes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGEST_SIZES, MORE_HASH_NAMES } from '@/engines/hash/algorithms';
import { LONG, runs } from '@/engines/testing/long';
import type { InputError } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const OPENSSL = {
  MD5: 'md5',
  SHA1: 'sha1',
  SHA224: 'sha224',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
  SHA3: 'sha3-512',
  RIPEMD160: 'ripemd160',
} as const;
const NAMES = Object.keys(OPENSSL) as (keyof typeof OPENSSL)[];
/** OpenSSL 3 may ship RIPEMD-160 only in its legacy provider. */
const ORACLE = NAMES.filter((name) => getHashes().includes(OPENSSL[name]));

type Options = Partial<ToolOptions<typeof tool>>;

async function hash(input: string | Blob, options: Options = {}, progress: (done: number) => void = () => {}) {
  const { shown, notes } = await runTool(tool, input, options, { progress });
  const rows = shown.value as readonly FieldRow[];
  return { rows, notes, value: (name: string) => rows.find(({ label }) => label === name)?.value };
}

async function expectTrueDigests(input: string | Blob) {
  const bytes = typeof input === 'string' ? Buffer.from(input, 'utf8') : Buffer.from(await input.arrayBuffer());
  const { value, rows } = await hash(input);
  expect(rows.map(({ label }) => label)).toEqual(NAMES);
  for (const name of ORACLE) expect(value(name), name).toBe(createHash(OPENSSL[name]).update(bytes).digest('hex'));
}

describe('digests', () => {
  it.each(['', 'ä', '😀👩‍👩‍👧', '\0', 'a\0b', '\r\n', 'one\r\ntwo\r\n', 'one\ntwo', '\ufeffmark', ' ', 'a\u0308'])(
    'of %j are those of its UTF-8 bytes, as text and as file',
    async (text) => {
      await expectTrueDigests(text);
      await expectTrueDigests(new Blob([text]));
    },
  );

  // Around the blocks of 64, 72 and 128 bytes, the switch to streaming, and the slices in which files are read.
  it.each([55, 56, 64, 71, 72, 73, 111, 112, 128, 99_999, 100_000, 100_001, 4_194_303, 4_194_304, 4_194_305])(
    'of %i bytes are right',
    async (length) => {
      await expectTrueDigests('x'.repeat(length));
      await expectTrueDigests(new Blob(['y'.repeat(length)]));
    },
  );

  it('of any text are right', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), expectTrueDigests), {
      numRuns: runs(60),
    });
  });

  it.runIf(LONG)('of 50 MB are right and told as they come', async () => {
    const part = Buffer.from(Array.from({ length: 1_000_003 }, (_, at) => (at * 2_654_435_761) >>> 11));
    const blob = new Blob(Array.from({ length: 50 }, () => part));
    const oracle = createHash('sha256');
    for (let n = 0; n < 50; n++) oracle.update(part);
    const progress: number[] = [];
    const { rows, value } = await hash(blob, { algorithm: 'SHA256' }, (done) => progress.push(done));
    expect(value('SHA256')).toBe(oracle.digest('hex'));
    expect(rows).toHaveLength(1);
    expect(progress.length).toBeGreaterThan(4);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('say that half a character cannot be hashed as such', async () => {
    const { value, notes } = await hash('a\ud83d');
    expect(value('SHA256')).toBe(createHash('sha256').update('a\ufffd').digest('hex'));
    expect(notes.join()).toContain('lone surrogate');
  });
});

describe('Output Encoding', () => {
  it.each([
    ['Base64', 'base64'],
    ['Base64url', 'base64url'],
    ['Latin1', 'binary'],
    ['Hex', 'hex'],
  ] as const)('%s is what Node writes', async (outputEncoding, node) => {
    const { value } = await hash('äöü', { outputEncoding });
    for (const name of ORACLE) expect(value(name)).toBe(createHash(OPENSSL[name]).update('äöü').digest(node));
  });

  it('gives the Hex and says so where the digest is no such text', async () => {
    const { rows, notes } = await hash('abc', { outputEncoding: 'Utf8', algorithm: 'SHA256' });
    expect(rows).toEqual([
      {
        label: 'SHA256',
        value: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        note: 'Not valid Utf8, so shown as Hex',
      },
    ]);
    expect(notes).toEqual(['Not valid Utf8, so shown as Hex: SHA256.']);
  });

  it('writes UTF-16 both ways where it can', async () => {
    // A digest without lone surrogates, found by trying.
    for (let n = 0; ; n++) {
      const digest = createHash('md5').update(String(n)).digest();
      const text = digest.toString('utf16le');
      if (/\p{Surrogate}/u.test(text)) continue;
      const { value } = await hash(String(n), { outputEncoding: 'Utf16LE', algorithm: 'MD5' });
      expect(value('MD5')).toBe(text);
      const big = Buffer.from(digest).swap16().toString('utf16le');
      if (/\p{Surrogate}/u.test(big)) continue;
      expect((await hash(String(n), { outputEncoding: 'Utf16', algorithm: 'MD5' })).value('MD5')).toBe(big);
      return;
    }
  });
});

it('names the broken algorithms, and only those', async () => {
  const { rows } = await hash('x');
  expect(rows.filter(({ note }) => note?.includes('not for security')).map(({ label }) => label)).toEqual([
    'MD5',
    'SHA1',
  ]);
});

describe('Expected Checksum', () => {
  const sha256 = createHash('sha256').update('abc');
  const bytes = sha256.digest();
  const hex = bytes.toString('hex');
  const matched = async (expectedChecksum: string, options: Options = {}) =>
    (await hash('abc', { expectedChecksum, ...options })).rows.find(({ note }) => note?.startsWith('Matches'))?.label;
  const refused = (expectedChecksum: string, options: Options = {}) =>
    hash('abc', { expectedChecksum, ...options }).then(
      () => 'it matched',
      (error: InputError) => error.message,
    );

  it.each([
    hex,
    hex.toUpperCase(),
    `  ${hex}\n`,
    hex.replace(/..(?=.)/g, '$&:'),
    hex.replace(/.{8}(?=.)/g, '$& '),
    bytes.toString('base64'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    `sha256-${bytes.toString('base64')}`,
    `sha256:${hex}`,
    `SHA-256=${hex}`,
    `${hex}  file.iso`,
    `${hex} *file.iso`,
    `SHA256 (file.iso) = ${hex}`,
    `SHA2-256(file.iso)= ${hex}`,
    `${'0'.repeat(64)}  other.iso ${hex}  file.iso`,
  ])('reads %j', async (text) => {
    expect(await matched(text)).toBe('SHA256');
    expect(await matched(text, { outputEncoding: 'Base64', algorithm: 'SHA256' })).toBe('SHA256');
  });

  it('finds each algorithm', async () => {
    for (const name of ORACLE) expect(await matched(createHash(OPENSSL[name]).update('abc').digest('hex'))).toBe(name);
  });

  it('fails, and says why, when there is no match', async () => {
    expect(await refused(hex.replace('b', 'c'))).toBe('No match: the SHA256 is different.');
    expect(await refused('0'.repeat(128))).toBe('No match: the SHA512 or SHA3 is different.');
    expect(await refused(hex, { algorithm: 'MD5' })).toBe(
      'No match: it looks like SHA256, which isn’t selected in Algorithm.',
    );
    expect(await refused('abc')).toBe('This isn’t a checksum of one of these algorithms.');
    expect(await refused(hex.slice(0, -1))).toBe('This isn’t a checksum of one of these algorithms.');
  });

  it('never takes a part of a digest for the whole', async () => {
    for (let length = 2; length < 64; length += 2) expect(await refused(hex.slice(0, length))).not.toBe('it matched');
  });
});

it('agrees with openssl on 200 texts', async () => {
  const lines = readFileSync(new URL('openssl-digests.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines[1]!.split('\t').slice(1)).toEqual(NAMES);
  expect(lines).toHaveLength(202);
  for (const line of lines.slice(2)) {
    const [text = '', ...expected] = line.split('\t');
    const { rows } = await hash(JSON.parse(text));
    expect(
      rows.map(({ value }) => value.slice(0, 16)),
      text,
    ).toEqual(expected);
  }
});

describe('More', () => {
  const more = async (text: string) =>
    Object.fromEntries((await hash(text, { algorithm: 'More' })).rows.map(({ label, value }) => [label, value]));

  it('agrees with Python', async () => {
    const lines = readFileSync(new URL('python-digests.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    const names = lines[1]!.split('\t').slice(1);
    expect(names).toHaveLength(11);
    for (const line of lines.slice(2)) {
      const [text = '', ...expected] = line.split('\t');
      const all = await more(JSON.parse(text));
      expect(
        names.map((name) => all[name]!.slice(0, 32)),
        text,
      ).toEqual(expected);
    }
  });

  // The check values of https://reveng.sourceforge.io/crc-catalogue (CRC64 is XZ's, printed by `xz -lvv` too), the
  // values that xxHash's own xxhsum prints, and the first of the test vectors of BLAKE3.
  it.each([
    ['CRC16', '123456789', 'bb3d'],
    ['CRC16-XMODEM', '123456789', '31c3'],
    ['CRC32', '123456789', 'cbf43926'],
    ['CRC32C', '123456789', 'e3069283'],
    ['CRC64', '123456789', '995dc9bbdf1939fa'],
    ['CRC64', 'abc', '2cd8094a1a277627'],
    ['XXH32', '', '02cc5d05'],
    ['XXH32', 'abc', '32d153ff'],
    ['XXH64', '', 'ef46db3751d8e999'],
    ['XXH64', 'abc', '44bc2cf5ad770999'],
    ['XXH3', '', '2d06800538d394c2'],
    ['XXH3', 'abc', '78af5f94892f3950'],
    ['XXH128', '', '99aa06d3014798d86001c324468d497f'],
    ['XXH128', 'abc', '06b05ab6733a618578af5f94892f3950'],
    ['BLAKE3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    ['BLAKE3', '\0', '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
    ['SM3', 'abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
  ])('%s of %j', async (name, text, digest) => expect((await more(text))[name]).toBe(digest));

  // RFC 3720, appendix B.4.
  it('has the CRC32C of iSCSI', async () => {
    const of = async (bytes: number[]) =>
      (await hash(new Blob([new Uint8Array(bytes)]), { algorithm: 'CRC32C' })).value('CRC32C');
    const counted = Array.from({ length: 32 }, (_, at) => at);
    expect(await of(Array(32).fill(0))).toBe('8a9136aa');
    expect(await of(Array(32).fill(255))).toBe('62a8ab43');
    expect(await of(counted)).toBe('46dd794e');
    expect(await of(counted.toReversed())).toBe('113fdb5c');
  });

  it('leaves All as it is, and says what is not for security', async () => {
    const all = await more('x');
    expect(Object.keys(all)).toEqual([...MORE_HASH_NAMES]);
    for (const name of MORE_HASH_NAMES) expect(all[name], name).toHaveLength(DIGEST_SIZES[name] * 2);
    const { rows } = await hash('x', { algorithm: 'More' });
    expect(rows.filter(({ note }) => note?.includes('not for security'))).toHaveLength(10);
  });

  it('is the same in JavaScript, where there is such a function, and else says what is missing', async () => {
    const text = 'ß'.repeat(5000);
    const fast = await more(text);
    const wasm = globalThis.WebAssembly;
    try {
      // @ts-expect-error: as in a browser that was told to have none.
      globalThis.WebAssembly = undefined;
      for (const name of MORE_HASH_NAMES) {
        const slow = hash(text, { algorithm: name }).then(({ value }) => value(name));
        if (/^(XXH|CRC32|CRC64|Adler|SM3)/.test(name)) await expect(slow).rejects.toThrow(`${name} needs WebAssembly`);
        else expect(await slow, name).toBe(fast[name]);
      }
    } finally {
      globalThis.WebAssembly = wasm;
    }
  });

  it.each(['CRC32', 'BLAKE3', 'SHA3-256', 'XXH64', 'CRC16'] as const)(
    '%s is an Expected Checksum',
    async (algorithm) => {
      const { value } = await hash('abc', { algorithm });
      for (const written of [
        value(algorithm)!,
        `0x${value(algorithm)!.toUpperCase()}`,
        `${algorithm}:${value(algorithm)}`,
      ])
        expect((await hash('abc', { algorithm, expectedChecksum: written })).rows[0]!.note).toContain('Matches');
      await expect(hash('abd', { algorithm, expectedChecksum: value(algorithm)! })).rejects.toThrow('is different');
    },
  );
});
