import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformRandom } from '@/engines/random';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { OptionsOf } from '@/kit/tool';
import tool from './tool';

type Options = Partial<OptionsOf<typeof tool>>;
type Algorithm = (typeof tool.options.algorithm)['initial'];
const LEGACY = ['AES', 'TripleDES', 'Rabbit', 'RC4'] as const;
const random = platformRandom();

async function run(input: string, options: Options) {
  const { shown, notes } = await runTool(tool, input, { passphrase: 'pw', ...options }, { random });
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
      { numRuns: runs(20) },
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
  const seal = (text: string, passphrase: string, iterations: number) => {
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
