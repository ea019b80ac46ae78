import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generateFromPrimes, generateRsaKey } from '@/engines/crypto/rsa-generate';
import { bitLength, writeRsaKey } from '@/engines/crypto/rsa-key';
import { platformRandom } from '@/engines/random';
import { InputError } from '@/kit';
import { initialValues, readOption } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import type { AnyTool } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ReturnType<typeof initialValues<typeof tool.options>>>;
const random = platformRandom();

async function run(options: Options) {
  const { shown, facts, notes } = await execute(
    tool as unknown as AnyTool,
    undefined,
    { ...initialValues(tool.options), ...options },
    { signal: new AbortController().signal, random, now: () => 0, progress: () => {} },
  );
  const text = shown.value as string;
  const at = text.search(/-----BEGIN (RSA )?PRIVATE/);
  return {
    publicKey: text.slice(0, at),
    privateKey: text.slice(at),
    facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
    notes,
  };
}

const has = (command: string, ...words: string[]) => spawnSync(command, words).error === undefined;
const hasOpenssl = has('openssl', 'version');
const openssl = (words: string[], input: string) => spawnSync('openssl', words, { input, encoding: 'utf8' });

/** That the halves belong together, as OpenSSL inside Node sees it. */
function expectPair(publicKey: string, privateKey: string, bits: number) {
  const opened = createPrivateKey(privateKey);
  expect(opened.asymmetricKeyDetails).toMatchObject({ modulusLength: bits, publicExponent: 65537n });
  const secret = Buffer.from('Grüße');
  expect(privateDecrypt(opened, publicEncrypt(createPublicKey(publicKey), secret))).toEqual(secret);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a generated pair', () => {
  it.each([1024, 1032, 2048])('of %i bits has exactly that size and passes openssl rsa -check', async (keySize) => {
    for (const format of ['pkcs8', 'pkcs1'] as const) {
      const { publicKey, privateKey, facts, notes } = await run({ keySize, format });
      expectPair(publicKey, privateKey, keySize);
      expect(facts.Size).toBe(`${keySize} bits`);
      expect(notes).toHaveLength(keySize < 2048 ? 1 : 0);
      if (!hasOpenssl) continue;
      expect(openssl(['rsa', '-check', '-noout'], privateKey)).toMatchObject({ status: 0, stdout: 'RSA key ok\n' });
      const flags = format === 'pkcs8' ? ['-pubin'] : ['-RSAPublicKey_in'];
      expect(openssl(['rsa', ...flags, '-noout', '-text'], publicKey).stdout).toContain(`Public-Key: (${keySize} bit)`);
    }
  });

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
    for (const [key, bits] of [
      [rounded, 1048],
      [own, 1024],
    ] as const) {
      const { publicKey, privateKey } = writeRsaKey(key, 'pkcs8');
      expectPair(publicKey, privateKey, bits);
      if (hasOpenssl) expect(openssl(['rsa', '-check', '-noout'], privateKey).stdout).toBe('RSA key ok\n');
    }
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

  it('is refused for sizes that are no multiple of 8, below 1024 or above 4096', async () => {
    await expect(run({ keySize: 1025 })).rejects.toThrow('Key Size must be a multiple of 8');
    expect(() => readOption(tool.options.keySize, 1016)).toThrow('Key Size must be from 1024 to 4096');
    expect(() => readOption(tool.options.keySize, 4104, 'command')).toThrow('Key Size must be from 1024 to 4096');
  });
});

describe('an existing key', () => {
  const pems = readFileSync(new URL('openssl-key.pem', import.meta.url), 'utf8').match(
    /-----BEGIN[\s\S]+?-----END.*\n/g,
  )!;
  const [pkcs8 = '', spki = '', pkcs1 = '', pkcs1Public = ''] = pems;

  it('is written in every form as openssl writes it', async () => {
    for (const existingKey of [pkcs8, pkcs1, `\r\n${pkcs8.replaceAll('\n', '\r\n')}`]) {
      expect(await run({ existingKey, format: 'pkcs8' })).toMatchObject({ publicKey: spki, privateKey: pkcs8 });
      expect(await run({ existingKey, format: 'pkcs1' })).toMatchObject({ publicKey: pkcs1Public, privateKey: pkcs1 });
    }
  });

  it.skipIf(!has('ssh-keygen', '-?'))('has the SSH public key and fingerprint that ssh-keygen finds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'localkit-'));
    try {
      const { publicKey, privateKey, facts } = await run({ keySize: 1024, format: 'ssh' });
      const path = join(folder, 'key');
      writeFileSync(path, privateKey, { mode: 0o600 });
      expect(execFileSync('ssh-keygen', ['-y', '-f', path], { encoding: 'utf8' }).trim()).toBe(publicKey.trim());
      writeFileSync(`${path}.pub`, publicKey);
      expect(execFileSync('ssh-keygen', ['-l', '-f', `${path}.pub`], { encoding: 'utf8' })).toContain(
        `1024 ${facts.Fingerprint} `,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that is none is refused, whatever it is', async () => {
    const refused = (existingKey: string) => expect(run({ existingKey })).rejects.toBeInstanceOf(InputError);
    await refused('x');
    await refused(spki);
    await refused(pkcs8.replace('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'));
    const lines = pkcs8.split('\n');
    for (let at = 1; at < lines.length - 2; at++) await refused(lines.filter((_, line) => line !== at).join('\n'));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(300), async (bytes, at) => {
        const body = Buffer.from(lines.slice(1, -2).join(''), 'base64');
        const broken = Buffer.concat([body.subarray(0, at), bytes]);
        await refused(`-----BEGIN PRIVATE KEY-----\n${broken.toString('base64')} \n-----END PRIVATE KEY-----`);
      }),
    );
  });
});
