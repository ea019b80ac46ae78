import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformRandom } from '@/engines/random';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
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
    expect(await refusal('abc*', algorithm)).toMatch(/isn’t Base64/);
    expect(await refusal('YWJj', algorithm)).toMatch(/OpenSSL form/);
    if (algorithm === 'AES' || algorithm === 'TripleDES')
      expect(await refusal(made.slice(0, -8), algorithm)).toMatch(/cut off/);
  });
});

describe.each(LEGACY)('what %s opens', (algorithm) => {
  const UNSURE =
    'This cipher can’t tell if the text was changed, cut off or decrypted with the wrong passphrase: don’t rely on the result.';

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
    expect(await refusal(await encrypt('x', 'AES'), 'AES-256-GCM')).toMatch(/OpenSSL format: choose the Algorithm/);
    expect(await refusal('hello', 'AES-256-GCM')).toMatch(/^This isn’t text encrypted/);
    expect(await refusal('hello', 'AES-256-GCM', '')).toBe('Enter a Passphrase');
  });

  it('is no weak one', async () => {
    expect((await run('x', {})).notes).toEqual([]);
    expect((await run('\ud83d', {})).notes).toHaveLength(1);
  });
});

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';

describe('a raw key', () => {
  const raw = async (input: string, options: object) =>
    runTool(tool, input, { algorithm: 'raw', rawKey: KEY, iv: IV, ...options } as never);
  const value = async (...args: Parameters<typeof raw>) => (await raw(...args)).shown.value;

  // printf 'Grüße, 世界 🙂' | openssl enc -aes-256-cbc -K $KEY -iv $IV -a -A   (and so on; OpenSSL 3.0.19)
  it.each([
    ['-aes-256-cbc', 'NwGmPUtEmOrxxl0LIfNIVVZCYqzDXOh1eS1RJid2Qqg=', {}],
    ['-aes-256-ctr', '1XIOMeAJ5ed6jV7Cp6fvNDrA4sI=', { cipherMode: 'CTR' }],
    ['-aes-128-ecb', 'GESBvxNT67k9wfKCUp6ZMB0NSCKLla+ED03gnUwZ7IU=', { cipherMode: 'ECB', rawKey: KEY.slice(0, 32) }],
  ])('opens what openssl enc %s printed, and prints the same', async (_, printed, options) => {
    expect(await value(printed, { mode: 'decrypt', ...options })).toBe('Grüße, 世界 🙂');
    expect(await value('Grüße, 世界 🙂', { mode: 'encrypt', ...options })).toBe(printed);
  });

  // printf 'sixteen bytes ok' | openssl enc -aes-192-cbc -nopad -K ${KEY:0:48} -iv $IV | xxd -p
  it('goes without padding where openssl does', async () => {
    const options = { padding: 'None', rawKey: KEY.slice(0, 48), ciphertext: 'Hex' };
    expect(await value('sixteen bytes ok', options)).toBe('51166728a8db0205067fe9a590bcff4a');
    expect(await value('51166728a8db0205067fe9a590bcff4a', { ...options, mode: 'decrypt' })).toBe('sixteen bytes ok');
    await expect(raw('seventeen bytes no', options)).rejects.toMatchObject({
      message: 'Without padding the text must fill blocks of 16 bytes; 14 are missing',
      details: { field: 'padding' },
    });
  });

  // McGrew and Viega, The Galois/Counter Mode of Operation, test case 2 (its zeros are text here) and 14.
  it('gives the tag of GCM at the end', async () => {
    const zeros = '\0'.repeat(16);
    const options = { cipherMode: 'GCM', iv: '00'.repeat(12), ciphertext: 'Hex' };
    expect(await value(zeros, { ...options, rawKey: '00'.repeat(16) })).toBe(
      '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
    );
    expect(await value(zeros, { ...options, rawKey: '00'.repeat(32) })).toBe(
      'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
    );
    await expect(
      raw('cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab918', {
        ...options,
        mode: 'decrypt',
        rawKey: '00'.repeat(32),
      }),
    ).rejects.toThrow('Wrong key, IV, mode or padding');
  });

  it('agrees with OpenSSL in Node on any text, key and mode', async () => {
    const keys = fc.constantFrom(16, 24, 32).chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
    const modes = fc.constantFrom('CBC', 'CTR', 'GCM', 'ECB');
    const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        texts,
        keys,
        modes,
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        async (text, key, mode, bytes) => {
          const iv = Buffer.from(mode === 'GCM' ? bytes.slice(0, 12) : mode === 'ECB' ? [] : bytes);
          const name = `aes-${key.length * 8}-${mode.toLowerCase()}`;
          const cipher = createCipheriv(name as 'aes-256-gcm', key, mode === 'ECB' ? null! : iv);
          const tag = () => (mode === 'GCM' ? cipher.getAuthTag() : Buffer.alloc(0));
          const printed = Buffer.concat([cipher.update(text), cipher.final(), tag()]).toString('base64');
          const options = { cipherMode: mode, rawKey: Buffer.from(key).toString('base64'), iv: iv.toString('hex') };
          // A key in Base64 may by chance have only letters that hex has too.
          fc.pre(!/^[\da-f]+$/i.test(options.rawKey));
          if (text !== '') expect(await value(text, options)).toBe(printed);
          if (printed !== '') expect(await value(printed, { ...options, mode: 'decrypt' })).toBe(text);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('draws an IV where none is given, and says it', async () => {
    const { shown, facts, notes } = await raw('hello', { iv: '' });
    const iv = facts.find(({ label }) => label === 'IV')!.value;
    expect(notes[0]).toContain('random one was used');
    expect(await value(shown.value as string, { mode: 'decrypt', iv })).toBe('hello');
  });

  it.each([
    [{ rawKey: '' }, 'Enter a Raw Key', 'rawKey'],
    [{ rawKey: '0011' }, '16, 24 or 32 bytes', 'rawKey'],
    [{ rawKey: '*' }, 'neither hex nor Base64', 'rawKey'],
    [{ iv: '00' }, 'The IV of CBC has 16 bytes; this one has 1', 'iv'],
    [{ mode: 'decrypt', iv: '' }, 'Enter the IV', 'iv'],
    [{ mode: 'decrypt' }, 'The text was cut off', undefined],
  ])('%j is refused', async (options, message, field) => {
    await expect(raw('aGVsbG8gdGhlcmU=', options)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      details: field ? { field } : {},
    });
  });
});

describe('Key Derivation', () => {
  // printf 'Grüße, 世界 🙂' | openssl enc -aes-256-cbc [-pbkdf2] -pass pass:password -a -A   (OpenSSL 3.0.19)
  it.each([
    ['AES', 'SHA256', 'U2FsdGVkX18OPzsOqOSAM3YxDudOqm151FqNLiyKB7M2RPyT+h6dJQWliWJvOvsT'],
    ['AES', 'PBKDF2', 'U2FsdGVkX1+CxmHMp+jUYTL/Ngl3l8ZKNRKi4WXNMzXebqQYSD1QFUiarqfddYrr'],
    ['TripleDES', 'PBKDF2', 'U2FsdGVkX18aEaCWBiNFguaA3zdlFbJB4CrX8aE0vPR77hbfRwXoNA=='],
  ] as const)('%s by %s opens what openssl printed', async (algorithm, keyDerivation, printed) => {
    const options = { algorithm, keyDerivation, passphrase: 'password' };
    expect((await runTool(tool, printed, { ...options, mode: 'decrypt' })).shown.value).toBe('Grüße, 世界 🙂');
    const made = (await runTool(tool, 'back', options)).shown.value as string;
    const bytes = Buffer.from(made, 'base64');
    const [keyBytes, ivBytes, name] = algorithm === 'AES' ? [32, 16, 'aes-256-cbc'] : [24, 8, 'des-ede3-cbc'];
    const salt = bytes.subarray(8, 16);
    let derived = Buffer.alloc(0);
    if (keyDerivation === 'PBKDF2') derived = pbkdf2Sync('password', salt, 10_000, keyBytes + ivBytes, 'sha256');
    else
      for (let block = derived; derived.length < keyBytes + ivBytes; derived = Buffer.concat([derived, block]))
        block = createHash('sha256')
          .update(Buffer.concat([block, Buffer.from('password'), salt]))
          .digest();
    const decipher = createDecipheriv(
      name,
      derived.subarray(0, keyBytes),
      derived.subarray(keyBytes, keyBytes + ivBytes),
    );
    expect(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()).toBe('back');
    await expect(runTool(tool, printed, { ...options, keyDerivation: 'MD5', mode: 'decrypt' })).rejects.toMatchObject({
      details: { hint: expect.stringContaining('Key Derivation') },
    });
  });
});
