import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Rabbit, WordArray } from 'crypto-es';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random';
import { decryptSalted, encryptSalted, type SaltedCipher } from './salted-ciphers';
import { openText, sealText } from './sealed-text';

const random = platformRandom();
const refusal = (sealed: string, passphrase = 'pw') =>
  openText(sealed, passphrase).then(
    (value) => `gave ${value}`,
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );

describe('the OpenSSL form', () => {
  const lines = readFileSync(`${import.meta.dirname}/fixtures/openssl-texts.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  it('is read as openssl wrote it', async () => {
    expect(lines).toHaveLength(54);
    for (const line of lines) {
      const [algorithm, passphrase = '', text = '', written = ''] = line.split('\t');
      expect(await decryptSalted(algorithm as SaltedCipher, written, JSON.parse(passphrase)), line).toBe(
        JSON.parse(text),
      );
      // Broken into lines, as `openssl enc -a` does.
      const broken = written.replace(/.{64}/g, '$&\n');
      expect(await decryptSalted(algorithm as SaltedCipher, `${broken}\n`, JSON.parse(passphrase))).toBe(
        JSON.parse(text),
      );
    }
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('is read by openssl as written here', async () => {
    for (const [algorithm, flag] of [
      ['AES', '-aes-256-cbc'],
      ['TripleDES', '-des-ede3-cbc'],
    ] as const)
      for (const text of ['', 'a', 'exactly 16 bytes', 'Grüße 🙂\r\n\0'.repeat(50)]) {
        const written = await encryptSalted(algorithm, text, 'pässwörd', random);
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
    const { name, kdf, head, iterations, salt, iv, data } = read(await sealText('Grüße 🙂', 'pässwörd', random));
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

  it('refuses any change of any character, any cut, and another passphrase', async () => {
    const sealed = seal('Attack at dawn', 'pw', 10);
    expect(await openText(sealed, 'pw')).toBe('Attack at dawn');
    for (let at = 0; at < sealed.length; at++) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(await refusal(changed), changed).toMatch(/^Wrong passphrase|^This isn’t text/);
      if (at > 15) expect(await refusal(sealed.slice(0, at))).toMatch(/^Wrong passphrase|^This isn’t text/);
    }
    expect(await refusal(sealed, 'pW')).toBe('Wrong passphrase, or the text was changed or cut off');
    expect(await refusal(sealed.replace('i=10$', 'i=999999999$'))).toMatch(/^Wrong passphrase/);
    expect(await refusal(sealed.replace('i=10$', 'i=0$'))).toMatch(/^Wrong passphrase/);
    expect(await refusal(seal(Buffer.from([255, 254]), 'pw', 10))).toMatch(/^Wrong passphrase/);
  });
});
