import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random';
import { generateFromPrimes, generateRsaKey } from './rsa-generate';
import { bitLength, readPrivatePem, writeRsaKey } from './rsa-key';

const random = platformRandom();
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

/** That the halves belong together, as OpenSSL sees it: inside Node, and by itself where there is one. */
function expectPair({ publicKey, privateKey }: Record<'publicKey' | 'privateKey', string>, bits: number) {
  const opened = createPrivateKey(privateKey);
  expect(opened.asymmetricKeyDetails).toMatchObject({ modulusLength: bits, publicExponent: 65537n });
  const secret = Buffer.from('Grüße');
  expect(privateDecrypt(opened, publicEncrypt(createPublicKey(publicKey), secret))).toEqual(secret);
  if (!hasOpenssl) return;
  const checked = spawnSync('openssl', ['rsa', '-check', '-noout'], { input: privateKey, encoding: 'utf8' });
  expect(checked.stdout).toBe('RSA key ok\n');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a generated key', () => {
  it('is found by its primes where the browser rounds the size down or offers nothing', async () => {
    const native = crypto.subtle.generateKey.bind(crypto.subtle);
    const rounding = vi
      .spyOn(crypto.subtle, 'generateKey')
      .mockImplementation(((algorithm: RsaHashedKeyGenParams, ...rest: [true, KeyUsage[]]) =>
        native({ ...algorithm, modulusLength: algorithm.modulusLength & ~127 }, ...rest)) as never);
    const told: number[] = [];
    const rounded = await generateRsaKey(1048, random, (done) => told.push(done));
    expect(rounding).toHaveBeenCalled();
    expect(bitLength(rounded.n)).toBe(1048);
    expect(told.length).toBeGreaterThan(2);
    expect(Math.max(...told)).toBeLessThanOrEqual(1);

    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const own = await generateRsaKey(1024, random, () => {});
    vi.unstubAllGlobals();
    expectPair(writeRsaKey(rounded, 'pkcs8'), 1048);
    expectPair(writeRsaKey(own, 'pkcs8'), 1024);
  });

  it('of its own primes has exactly the size, whatever the size', () => {
    for (let bits = 256; bits <= 400; bits += 8) {
      const { n, p, q, e, d } = generateFromPrimes(bits, random, () => {});
      expect([bitLength(n), bitLength(p), bitLength(q)]).toEqual([bits, bits / 2, bits / 2]);
      expect(p * q).toBe(n);
      expect((e * d) % (p - 1n)).toBe(1n);
      expect((e * d) % (q - 1n)).toBe(1n);
    }
  });
});

describe('a key in PEM', () => {
  const pems = readFileSync(`${import.meta.dirname}/fixtures/openssl-key.pem`, 'utf8').match(
    /-----BEGIN[\s\S]+?-----END.*\n/g,
  )!;
  const [pkcs8 = '', spki = '', pkcs1 = '', pkcs1Public = ''] = pems;

  it('is written in every form as openssl writes it', () => {
    for (const pem of [pkcs8, pkcs1, `\r\n${pkcs8.replaceAll('\n', '\r\n')}`]) {
      const key = readPrivatePem(pem);
      expect(writeRsaKey(key, 'pkcs8')).toEqual({ publicKey: spki, privateKey: pkcs8 });
      expect(writeRsaKey(key, 'pkcs1')).toEqual({ publicKey: pkcs1Public, privateKey: pkcs1 });
    }
  });

  it('that is none is refused, whatever it is', () => {
    const refused = (pem: string) => expect(() => readPrivatePem(pem)).toThrow(InputError);
    refused('x');
    refused(spki);
    refused(pkcs8.replace('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'));
    const lines = pkcs8.split('\n');
    for (let at = 1; at < lines.length - 2; at++) refused(lines.filter((_, line) => line !== at).join('\n'));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(300), (bytes, at) => {
        const body = Buffer.from(lines.slice(1, -2).join(''), 'base64');
        const broken = Buffer.concat([body.subarray(0, at), bytes]);
        refused(`-----BEGIN PRIVATE KEY-----\n${broken.toString('base64')} \n-----END PRIVATE KEY-----`);
      }),
    );
  });
});
