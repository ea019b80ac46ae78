import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8 } from '@/engines/bytes';
import { loadHash } from '@/engines/hash/hashers';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from '@/engines/random/source';

/** How key and vector come from a passphrase: CryptoJS and old openssl, openssl as it is, openssl with -pbkdf2. */
export type Derivation = 'MD5' | 'SHA256' | 'PBKDF2';
/** What openssl takes unless told otherwise. */
const PBKDF2_ROUNDS = 10_000;

export type SaltedCipher = 'AES' | 'TripleDES' | 'Rabbit' | 'RC4';

interface Shape {
  keyBytes: number;
  ivBytes: number;
  /** 0 for a stream. */
  blockBytes: number;
}

/** RC4 with 256 bits of key, as the libraries of the web do it; `openssl enc -rc4` takes 128. */
const SHAPES: Readonly<Record<SaltedCipher, Shape>> = {
  AES: { keyBytes: 32, ivBytes: 16, blockBytes: 16 },
  TripleDES: { keyBytes: 24, ivBytes: 8, blockBytes: 8 },
  Rabbit: { keyBytes: 16, ivBytes: 8, blockBytes: 0 },
  RC4: { keyBytes: 32, ivBytes: 0, blockBytes: 0 },
};

const MAGIC = encodeUtf8('Salted__');
const SALT_BYTES = 8;
const WRONG = 'Wrong passphrase or algorithm, or the text was changed or cut off';

export const looksSalted = (text: string): boolean => /^\s*U2FsdGVkX1[89+/]/.test(text);

/** EVP_BytesToKey with one round, or PBKDF2, as `openssl enc` derives key and vector from a passphrase. */
async function deriveKey(passphrase: string, salt: Uint8Array, { keyBytes, ivBytes }: Shape, by: Derivation) {
  const hash = await loadHash(by === 'MD5' ? 'MD5' : 'SHA256');
  const pass = encodeUtf8(passphrase);
  const out = new Uint8Array(keyBytes + ivBytes + hash.outputLen);
  if (by === 'PBKDF2') {
    const { pbkdf2 } = await import('@noble/hashes/pbkdf2.js');
    out.set(pbkdf2(hash, pass, salt, { c: PBKDF2_ROUNDS, dkLen: keyBytes + ivBytes }));
  } else {
    let block = new Uint8Array(0);
    for (let at = 0; at < keyBytes + ivBytes; at += block.length) {
      block = Uint8Array.from(hash(joined(block, pass, salt)));
      out.set(block, at);
    }
  }
  return { key: out.slice(0, keyBytes), iv: out.slice(keyBytes, keyBytes + ivBytes) };
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function transform(
  direction: 'encrypt' | 'decrypt',
  cipher: SaltedCipher,
  bytes: Uint8Array,
  { key, iv }: { key: Uint8Array; iv: Uint8Array },
): Promise<Uint8Array> {
  const { AES, NoPadding, Rabbit, RC4, TripleDES, WordArray, CipherParams } = await import('crypto-es');
  const algorithm = { AES, TripleDES, Rabbit, RC4 }[cipher];
  const words = (from: Uint8Array) => WordArray.create(Uint8Array.from(from));
  const config = { iv: words(iv), padding: NoPadding };
  const made =
    direction === 'encrypt'
      ? algorithm.encrypt(words(bytes), words(key), config).ciphertext!
      : algorithm.decrypt(CipherParams.create({ ciphertext: words(bytes) }), words(key), config);
  const out = new Uint8Array(made.sigBytes);
  for (let at = 0; at < out.length; at++) out[at] = made.words[at >>> 2]! >>> (24 - (at % 4) * 8);
  return out;
}

/** Base64 of `Salted__`, salt and ciphertext: the form of `openssl enc -a` and of the usual JavaScript libraries. */
export async function encryptSalted(
  cipher: SaltedCipher,
  text: string,
  passphrase: string,
  random: RandomSource,
  by: Derivation = 'MD5',
): Promise<string> {
  const shape = SHAPES[cipher];
  const salt = random.bytes(SALT_BYTES);
  const plain = encodeUtf8(text);
  const pad = shape.blockBytes && shape.blockBytes - (plain.length % shape.blockBytes);
  const padded = joined(plain, new Uint8Array(pad).fill(pad));
  const made = await transform('encrypt', cipher, padded, await deriveKey(passphrase, salt, shape, by));
  return encodeBase64(joined(MAGIC, salt, made));
}

/** The text, or an `InputError`. These ciphers have no check of their own: padding and UTF-8 are all there is to tell by. */
export async function decryptSalted(
  cipher: SaltedCipher,
  salted: string,
  passphrase: string,
  by: Derivation = 'MD5',
): Promise<string> {
  const bytes = decodeBase64(salted, { message: 'This isn’t Base64, so it can’t be text in OpenSSL format' });
  if (!MAGIC.every((byte, at) => bytes[at] === byte) || bytes.length < MAGIC.length + SALT_BYTES)
    throw new InputError('This isn’t text in OpenSSL format: its Base64 starts with U2FsdGVkX1');
  const shape = SHAPES[cipher];
  const data = bytes.subarray(MAGIC.length + SALT_BYTES);
  if (shape.blockBytes && (data.length === 0 || data.length % shape.blockBytes !== 0))
    throw new InputError('The text was cut off, or it was encrypted with another algorithm');
  const salt = bytes.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const opened = await transform('decrypt', cipher, data, await deriveKey(passphrase, salt, shape, by));
  const plain = shape.blockBytes ? withoutPadding(opened, shape.blockBytes) : opened;
  const text = plain && decodeUtf8(plain);
  if (text === undefined)
    throw new InputError(WRONG, {
      hint: 'openssl derives the key in several ways, so also try another Key Derivation.',
    });
  return text;
}

function withoutPadding(bytes: Uint8Array, blockBytes: number): Uint8Array | undefined {
  const pad = bytes.at(-1) ?? 0;
  if (pad < 1 || pad > blockBytes || !bytes.subarray(-pad).every((byte) => byte === pad)) return undefined;
  return bytes.subarray(0, -pad);
}
