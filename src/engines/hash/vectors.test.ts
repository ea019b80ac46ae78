import { createHash, createHmac, getHashes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { DIGEST_SIZES, HASH_NAMES, type HashName } from './algorithms';
import { loadHash } from './hashers';
import { hmacShort, hmacStream } from './hmac-stream';
import { hashStream } from './stream';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const utf8 = (text: string) => new TextEncoder().encode(text);
const toBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

/** Both ways there are: all in WebAssembly, and at once in JavaScript. */
async function digests(name: HashName, bytes: Uint8Array): Promise<string[]> {
  const streamed = await hashStream(toBlob(bytes), [name]);
  return [hex(streamed[name]!), hex((await loadHash(name))(bytes))];
}
const macs = async (name: HashName, key: Uint8Array, bytes: Uint8Array): Promise<string[]> => [
  hex(await hmacStream(toBlob(bytes), name, key)),
  hex(await hmacShort(bytes, name, key)),
];
const both = (digest: string) => [digest, digest];

const opensslNames: Record<HashName, string> = {
  MD5: 'md5',
  SHA1: 'sha1',
  SHA224: 'sha224',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
  SHA3: 'sha3-512',
  RIPEMD160: 'ripemd160',
};
// OpenSSL 3 may ship RIPEMD-160 only in its legacy provider.
const inNode = HASH_NAMES.filter((name) => getHashes().includes(opensslNames[name]));

const TWO_BLOCKS = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
const LONG_BLOCKS =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';

describe('published vectors', () => {
  it.each<[HashName, string, string]>([
    // RFC 1321, A.5
    ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['MD5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
    ['MD5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['MD5', 'abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['MD5', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['MD5', '1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
    // FIPS 180-4 examples
    ['SHA1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['SHA1', TWO_BLOCKS, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['SHA224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
    ['SHA224', TWO_BLOCKS, '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525'],
    ['SHA256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['SHA256', TWO_BLOCKS, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'SHA384',
      'abc',
      'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
    ],
    [
      'SHA384',
      LONG_BLOCKS,
      '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039',
    ],
    [
      'SHA512',
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
    [
      'SHA512',
      LONG_BLOCKS,
      '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
    ],
    // FIPS 202 SHA3-512 examples: the empty one tells it from Keccak-512 (0eab42de…)
    [
      'SHA3',
      '',
      'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
    ],
    [
      'SHA3',
      'abc',
      'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
    ],
    // The RIPEMD-160 page of Bosselaers
    ['RIPEMD160', '', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
    ['RIPEMD160', 'a', '0bdc9d2d256b3ee9daae347be6f4dc835a467ffe'],
    ['RIPEMD160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    ['RIPEMD160', 'message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
    ['RIPEMD160', 'abcdefghijklmnopqrstuvwxyz', 'f71c27109c692c1b56bbdceb5b9d2865b3708dbc'],
    ['RIPEMD160', TWO_BLOCKS, '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
    ['RIPEMD160', '1234567890'.repeat(8), '9b752e45573d4b39f4dbd3323cab82bf63326bfb'],
  ])('%s of %j', async (name, text, digest) => {
    expect(await digests(name, utf8(text))).toEqual(both(digest));
  });

  it('hashes a million times the letter a', async () => {
    const million = utf8('a'.repeat(1_000_000));
    expect(await digests('SHA1', million)).toEqual(both('34aa973cd4c4daa4f61eeb2bdbad27316534016f'));
    expect(await digests('SHA256', million)).toEqual(
      both('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'),
    );
    expect(await digests('RIPEMD160', million)).toEqual(both('52783243c1697bdbe16d37f97f68f08325dc1528'));
  });
});

describe('HMAC vectors', () => {
  const repeat = (byte: number, count: number) => new Uint8Array(count).fill(byte);
  it.each<[string, HashName, Uint8Array, Uint8Array, string]>([
    ['RFC 2202 MD5 1', 'MD5', repeat(0x0b, 16), utf8('Hi There'), '9294727a3638bb1c13f48ef8158bfc9d'],
    ['RFC 2202 MD5 2', 'MD5', utf8('Jefe'), utf8('what do ya want for nothing?'), '750c783e6ab0b503eaa86e310a5db738'],
    [
      'RFC 2202 MD5 6 (key longer than a block)',
      'MD5',
      repeat(0xaa, 80),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
    ],
    ['RFC 2202 SHA1 1', 'SHA1', repeat(0x0b, 20), utf8('Hi There'), 'b617318655057264e28bc0b6fb378c8ef146be00'],
    [
      'RFC 2202 SHA1 2',
      'SHA1',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
    ],
    [
      'RFC 4231 SHA224 1',
      'SHA224',
      repeat(0x0b, 20),
      utf8('Hi There'),
      '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
    ],
    [
      'RFC 4231 SHA256 1',
      'SHA256',
      repeat(0x0b, 20),
      utf8('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      'RFC 4231 SHA256 6 (key longer than a block)',
      'SHA256',
      repeat(0xaa, 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'RFC 4231 SHA384 2',
      'SHA384',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    ],
    [
      'RFC 4231 SHA512 2',
      'SHA512',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
  ])('%s', async (_, name, key, bytes, digest) => {
    expect(await macs(name, key, bytes)).toEqual(both(digest));
  });
});

describe('against OpenSSL', () => {
  it('knows at least the seven functions the oracle must have', () => {
    expect(inNode.length).toBeGreaterThanOrEqual(7);
  });

  it.each(inNode)('%s of random bytes, and its HMAC', async (name) => {
    const { [name]: algorithm } = opensslNames;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 200 }), async (bytes, key) => {
        expect(await digests(name, bytes)).toEqual(both(createHash(algorithm).update(bytes).digest('hex')));
        expect(await macs(name, key, bytes)).toEqual(both(createHmac(algorithm, key).update(bytes).digest('hex')));
      }),
      { numRuns: runs(60) },
    );
  });

  it.each(['', 'ä', '😀👩‍👩‍👧', '\0', 'a\0b', '\r\n', 'one\r\ntwo', '漢字'])('text %j in UTF-8', async (text) => {
    for (const name of inNode)
      expect(await digests(name, utf8(text))).toEqual(
        both(createHash(opensslNames[name]).update(text, 'utf8').digest('hex')),
      );
  });
});

it('tells the digest sizes', async () => {
  for (const name of HASH_NAMES) expect((await loadHash(name))(utf8('x'))).toHaveLength(DIGEST_SIZES[name]);
});
