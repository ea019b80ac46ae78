import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformRandom } from '@/engines/random';
import { InputError } from '@/kit';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const random = platformRandom();

async function run(options: Options) {
  const { shown, facts, notes } = await runTool(tool, undefined, options, { random });
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

  it('is refused for sizes that are no multiple of 8, below 1024 or above 4096', async () => {
    await expect(run({ keySize: 1025 })).rejects.toThrow('Key Size must be a multiple of 8');
    expect(() => readOption(tool.options.keySize, 1016)).toThrow('Key Size must be from 1024 to 4096');
    expect(() => readOption(tool.options.keySize, 4104, 'command')).toThrow('Key Size must be from 1024 to 4096');
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
});

it('is read from the public half alone, in every form', async () => {
  const { publicKey, facts } = await run({ keySize: 1024, format: 'pkcs8' });
  for (const format of ['pkcs8', 'pkcs1', 'ssh'] as const) {
    const other = await runTool(tool, undefined, { existingKey: publicKey, format });
    const back = await runTool(tool, undefined, { existingKey: other.shown.value as string, format: 'pkcs8' });
    expect(back.shown.value).toBe(publicKey);
    expect(back.facts.find(({ label }) => label === 'Fingerprint')?.value).toBe(facts.Fingerprint);
    if (format !== 'ssh')
      expect(createPublicKey(other.shown.value as string).export({ type: 'spki', format: 'pem' })).toBe(publicKey);
  }
  // Of an elliptic curve, and cut off.
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' });
  for (const existingKey of [String(curve), publicKey.replace(/\n.*\n-----END/, '\n-----END')])
    await expect(run({ existingKey })).rejects.toBeInstanceOf(InputError);
});

it('is read from an existing key, or refused', async () => {
  const { privateKey } = await run({ keySize: 1024, format: 'pkcs1' });
  expect(await run({ existingKey: privateKey, format: 'pkcs1' })).toMatchObject({ privateKey });
  await expect(run({ existingKey: 'x' })).rejects.toBeInstanceOf(InputError);
});
