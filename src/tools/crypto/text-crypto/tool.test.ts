import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Rabbit, WordArray } from 'crypto-es';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformRandom } from '@/engines/random';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import type { AnyTool } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ReturnType<typeof initialValues<typeof tool.options>>>;
type Algorithm = (typeof tool.options.algorithm)['initial'];
const LEGACY = ['AES', 'TripleDES', 'Rabbit', 'RC4'] as const;
const random = platformRandom();

async function run(input: string, options: Options) {
  const { shown, notes } = await execute(
    tool as unknown as AnyTool,
    input,
    { ...initialValues(tool.options), passphrase: 'pw', ...options },
    { signal: new AbortController().signal, random, now: () => 0, progress: () => {} },
  );
  return { value: shown.value as string, notes };
}
const encrypt = async (text: string, algorithm: Algorithm, passphrase = 'pw') =>
  (await run(text, { algorithm, passphrase })).value;
const decrypt = async (text: string, algorithm: Algorithm, passphrase = 'pw') =>
  (await run(text, { mode: 'decrypt', algorithm, passphrase })).value;
const refusal = (text: string, algorithm: Algorithm, passphrase = 'pw') =>
  decrypt(text, algorithm, passphrase).then(
    (value) => `gave ${value}`,
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );

describe('the OpenSSL form', () => {
  const lines = readFileSync(new URL('openssl-texts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  it('is read as openssl wrote it', async () => {
    expect(lines).toHaveLength(54);
    for (const line of lines) {
      const [algorithm, passphrase = '', text = '', written = ''] = line.split('\t');
      expect(await decrypt(written, algorithm as Algorithm, JSON.parse(passphrase)), line).toBe(JSON.parse(text));
      // Broken into lines, as `openssl enc -a` does.
      const broken = written.replace(/.{64}/g, '$&\n');
      expect(await decrypt(`${broken}\n`, algorithm as Algorithm, JSON.parse(passphrase))).toBe(JSON.parse(text));
    }
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('is read by openssl as written here', async () => {
    for (const [algorithm, flag] of [
      ['AES', '-aes-256-cbc'],
      ['TripleDES', '-des-ede3-cbc'],
    ] as const)
      for (const text of ['', 'a', 'exactly 16 bytes', 'Grüße 🙂\r\n\0'.repeat(50)]) {
        const written = await encrypt(text, algorithm, 'pässwörd');
        const read = execFileSync('openssl', ['enc', '-d', flag, '-md', 'md5', '-a', '-A', '-pass', 'pass:pässwörd'], {
          input: written,
          stdio: ['pipe', 'pipe', 'ignore'],
        });
        expect(read.toString()).toBe(text);
      }
  });

  // RFC 4503, appendix A.1 and A.2; the RFC writes its blocks from the last byte to the first.
  it('has the Rabbit of the standard', () => {
    const reversed = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').reverse().toString('hex');
    const stream = (key: string, iv?: string) =>
      Rabbit.encrypt(WordArray.create(new Uint8Array(16)), WordArray.create(Uint8Array.from(Buffer.from(key, 'hex'))), {
        ...(iv && { iv: WordArray.create(Uint8Array.from(Buffer.from(iv, 'hex'))) }),
      }).ciphertext!.toString();
    expect(stream('00'.repeat(16))).toBe(reversed('B1 57 54 F0 36 A5 D6 EC F5 6B 45 26 1C 4A F7 02'));
    expect(stream(reversed('91 28 13 29 2E 3D 36 FE 3B FC 62 F1 DC 51 C3 AC'))).toBe(
      reversed('3D 2D F3 C8 3E F6 27 A1 E9 7F C3 84 87 E2 51 9C'),
    );
    expect(stream('00'.repeat(16), '00'.repeat(8))).toBe(reversed('C6 A7 27 5E F8 54 95 D8 7C CD 5D 37 67 05 B7 ED'));
  });

  it.each(LEGACY)('%s gives back what was encrypted, is marked weak, and never comes out twice', async (algorithm) => {
    const { value, notes } = await run('Grüße 🙂', { algorithm });
    expect(value).toMatch(/^U2FsdGVkX1/);
    expect(await encrypt('Grüße 🙂', algorithm)).not.toBe(value);
    expect(await decrypt(value, algorithm)).toBe('Grüße 🙂');
    expect(notes[0]).toMatch(/^Weak: /);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), async (text, passphrase) => {
        expect(await decrypt(await encrypt(text, algorithm, passphrase), algorithm, passphrase)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it.each(LEGACY)('%s refuses another passphrase, a cut and what is no such text', async (algorithm) => {
    const made = await encrypt('A text that is long enough to be told from noise, Grüße.', algorithm);
    expect(await refusal(made, algorithm, 'pW')).toMatch(/^Wrong passphrase/);
    expect(await refusal(made.slice(0, 16), algorithm)).toMatch(/OpenSSL form|cut off/);
    expect(await refusal('abc*', algorithm)).toMatch(/no Base64/);
    expect(await refusal('YWJj', algorithm)).toMatch(/OpenSSL form/);
    if (algorithm === 'AES' || algorithm === 'TripleDES')
      expect(await refusal(made.slice(0, -8), algorithm)).toMatch(/cut off/);
  });
});

describe.each(LEGACY)('what %s opens', (algorithm) => {
  const UNSURE =
    'This cipher cannot tell whether the text was altered, cut off or opened with another passphrase: read the result with care.';

  it('is marked as uncertain and weak', async () => {
    const { notes } = await run(await encrypt('Grüße 🙂', algorithm), { mode: 'decrypt', algorithm });
    expect(notes).toEqual([UNSURE, expect.stringMatching(/^Weak: /)]);
  });

  it('is never shown unmarked, wherever it was altered or cut', async () => {
    // The first sixteen bytes end as a padding does, so that a cut behind them goes unnoticed in a block cipher, too.
    const text = 'Attack at dawn.\x01Or not, Grüße.';
    const bytes = Buffer.from(await encrypt(text, algorithm), 'base64');
    let opened = 0;
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      for (const changed of [altered, bytes.subarray(0, at)])
        try {
          const { value, notes } = await run(changed.toString('base64'), { mode: 'decrypt', algorithm });
          expect(value).not.toBe(text);
          expect(notes).toContain(UNSURE);
          opened++;
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
    }
    // The very reason for the remark: some of them do open.
    expect(opened).toBeGreaterThan(0);
  });
});

describe('AES-256-GCM', () => {
  const read = (sealed: string) => {
    const [, name, kdf, count = '', salt = '', iv = '', data = ''] = sealed.split('$');
    return {
      name,
      kdf,
      head: sealed.slice(0, sealed.lastIndexOf('$') + 1),
      iterations: Number(count.slice(2)),
      salt: Buffer.from(salt, 'base64url'),
      iv: Buffer.from(iv, 'base64url'),
      data: Buffer.from(data, 'base64url'),
    };
  };

  it('is decrypted by OpenSSL from the parameters in it alone', async () => {
    const { name, kdf, head, iterations, salt, iv, data } = read(await encrypt('Grüße 🙂', 'AES-256-GCM', 'pässwörd'));
    expect([name, kdf, iterations]).toEqual(['aes-256-gcm', 'pbkdf2-sha256', 600_000]);
    const cipher = createDecipheriv('aes-256-gcm', pbkdf2Sync('pässwörd', salt, iterations, 32, 'sha256'), iv);
    cipher.setAAD(Buffer.from(head));
    cipher.setAuthTag(data.subarray(-16));
    expect(cipher.update(data.subarray(0, -16)).toString() + cipher.final()).toBe('Grüße 🙂');
  });

  const seal = (text: string | Buffer, passphrase: string, iterations: number) => {
    const salt = Buffer.alloc(16, 1);
    const iv = Buffer.alloc(12, 2);
    const head = `$aes-256-gcm$pbkdf2-sha256$i=${iterations}$${salt.toString('base64url')}$${iv.toString('base64url')}$`;
    const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(passphrase, salt, iterations, 32, 'sha256'), iv);
    cipher.setAAD(Buffer.from(head));
    const data = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    return head + data.toString('base64url');
  };

  it('decrypts what OpenSSL sealed, whatever algorithm is chosen', async () => {
    const sealed = seal('Grüße 🙂', 'pässwörd', 1000);
    expect(await decrypt(sealed, 'AES-256-GCM', 'pässwörd')).toBe('Grüße 🙂');
    expect(await decrypt(` ${sealed.replace(/.{40}/g, '$&\r\n')}\n`, 'AES-256-GCM', 'pässwörd')).toBe('Grüße 🙂');
    const { value, notes } = await run(sealed, { mode: 'decrypt', algorithm: 'RC4', passphrase: 'pässwörd' });
    expect(value).toBe('Grüße 🙂');
    expect(notes[0]).toContain('AES-256-GCM');
  });

  it('refuses any change of any character, any cut, and another passphrase', async () => {
    const sealed = seal('Attack at dawn', 'pw', 10);
    expect(await decrypt(sealed, 'AES-256-GCM')).toBe('Attack at dawn');
    for (let at = 0; at < sealed.length; at++) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(await refusal(changed, 'AES-256-GCM'), changed).toMatch(/^Wrong passphrase|^This is no text/);
      if (at > 15)
        expect(await refusal(sealed.slice(0, at), 'AES-256-GCM')).toMatch(/^Wrong passphrase|^This is no text/);
    }
    expect(await refusal(sealed, 'AES-256-GCM', 'pW')).toBe('Wrong passphrase, or the text was altered or cut off');
    expect(await refusal(sealed.replace('i=10$', 'i=999999999$'), 'AES-256-GCM')).toMatch(/^Wrong passphrase/);
    expect(await refusal(sealed.replace('i=10$', 'i=0$'), 'AES-256-GCM')).toMatch(/^Wrong passphrase/);
    expect(await refusal(seal(Buffer.from([255, 254]), 'pw', 10), 'AES-256-GCM')).toMatch(/^Wrong passphrase/);
  });

  it('says when the text is of another kind, and that a passphrase is needed', async () => {
    expect(await refusal(await encrypt('x', 'AES'), 'AES-256-GCM')).toMatch(/OpenSSL form: choose the Algorithm/);
    expect(await refusal('hello', 'AES-256-GCM')).toMatch(/^This is no text encrypted/);
    expect(await refusal('hello', 'AES-256-GCM', '')).toBe('Enter a Passphrase');
  });

  it('is no weak one', async () => {
    expect((await run('x', {})).notes).toEqual([]);
    expect((await run('\ud83d', {})).notes).toHaveLength(1);
  });
});
