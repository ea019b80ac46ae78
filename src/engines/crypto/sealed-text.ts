import { decodeBase64, encodeBase64url } from '@/engines/bytes/base64';
import { decodeUtf8, encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from '@/engines/random/source';

/** What OWASP asks of PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** More than any sealed text should ask for: what was pasted must not keep a machine busy for hours. */
const MOST_ITERATIONS = 10_000_000;

const FORM = /^(\$aes-256-gcm\$pbkdf2-sha256\$i=(\d{1,9})\$([\w-]{22})\$([\w-]{16})\$)([\w-]+)$/;

export const looksSealed = (text: string): boolean => text.trimStart().startsWith('$aes-256-gcm$');

const UNOPENED = 'Wrong passphrase, or the text was changed or cut off';

function subtle(): SubtleCrypto {
  if (globalThis.crypto?.subtle) return crypto.subtle;
  throw new InputError('Browsers only allow AES-256-GCM on pages opened over HTTPS or from this computer.', {
    title: 'Not available here',
  });
}

async function deriveKey(passphrase: string, salt: BufferSource, iterations: number): Promise<CryptoKey> {
  const secret = await subtle().importKey('raw', encodeUtf8(passphrase), 'PBKDF2', false, ['deriveKey']);
  return subtle().deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * AES-256-GCM under a key from PBKDF2-HMAC-SHA-256, written as
 * `$aes-256-gcm$pbkdf2-sha256$i=<iterations>$<salt, 16 bytes>$<nonce, 12 bytes>$<ciphertext and tag>` with Base64url without padding.
 * All before the ciphertext is authenticated with it, so that a changed parameter is noticed too.
 */
export async function sealText(text: string, passphrase: string, random: RandomSource): Promise<string> {
  const salt = random.bytes(16);
  const iv = random.bytes(12);
  const head = `$aes-256-gcm$pbkdf2-sha256$i=${ITERATIONS}$${encodeBase64url(salt)}$${encodeBase64url(iv)}$`;
  const key = await deriveKey(passphrase, salt, ITERATIONS);
  const sealed = await subtle().encrypt(
    { name: 'AES-GCM', iv, additionalData: encodeUtf8(head) },
    key,
    encodeUtf8(text),
  );
  return head + encodeBase64url(new Uint8Array(sealed));
}

/** The text, or an `InputError` where the passphrase is another or anything at all was changed. */
export async function openText(sealed: string, passphrase: string): Promise<string> {
  // Mail and terminals break long lines.
  const match = FORM.exec(sealed.replace(/\s+/g, ''));
  if (!match) throw new InputError('This isn’t text encrypted with AES-256-GCM by this tool, or it was cut off');
  const [, head = '', count, salt = '', iv = '', data = ''] = match;
  const iterations = Number(count);
  if (iterations < 1 || iterations > MOST_ITERATIONS) throw new InputError(UNOPENED);
  try {
    const key = await deriveKey(passphrase, decodeBase64(salt), iterations);
    const algorithm = { name: 'AES-GCM', iv: decodeBase64(iv), additionalData: encodeUtf8(head) };
    const opened = await subtle().decrypt(algorithm, key, decodeBase64(data, { canonical: true }));
    const text = decodeUtf8(new Uint8Array(opened));
    if (text !== undefined) return text;
  } catch (error) {
    // WebCrypto says no more than that it failed, and so do we; what is not available here says so itself.
    if (error instanceof InputError && error.details.title) throw error;
  }
  throw new InputError(UNOPENED);
}
