import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from '@/engines/random/source';

export const PERIOD = 30;
const HASHES = { SHA1: sha1, SHA256: sha256, SHA512: sha512 };
export type Algorithm = keyof typeof HASHES;

/** How codes are made, beside the secret. */
export interface Method {
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** Seconds for which a code counts, where time does. */
  readonly period: number;
}
const USUAL: Method = { algorithm: 'SHA1', digits: 6, period: PERIOD };

const SECRET_LENGTH = 15;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648 as people copy it: any case, with spaces, hyphens and padding or without; bits left over are dropped. */
export function decodeSecret(text: string): Uint8Array {
  const digits = text.replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();
  if (digits === '') throw new InputError('The secret is empty');
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value === -1) throw new InputError(`“${digit}” isn’t a Base32 digit: use A to Z and 2 to 7`);
    buffer = ((buffer << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 0xff);
    }
  }
  if (bytes.length === 0) throw new InputError('The secret is too short');
  return Uint8Array.from(bytes);
}

/** Fair without a second draw: 256 is a multiple of 32. */
export const drawSecret = (random: RandomSource): string =>
  Array.from(random.bytes(SECRET_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** RFC 4226: digits taken from the HMAC of a counter. */
export function codeAt(secret: Uint8Array, iteration: number, { algorithm, digits }: Method = USUAL): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.max(0, iteration)));
  const digest = hmac(HASHES[algorithm], secret, new Uint8Array(counter.buffer));
  const offset = digest.at(-1)! & 15;
  const value = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

export interface Codes {
  readonly epoch: number;
  /** Of the time, or the counter itself. */
  readonly iteration: number;
  /** None before the first. */
  readonly previous?: string;
  readonly current: string;
  readonly next: string;
  /** Seconds until the next code. */
  readonly remaining: number;
}

/** The codes of RFC 6238 around a moment. */
export function codesAt(secret: Uint8Array, now: number, method: Method = USUAL): Codes {
  const epoch = Math.floor(now / 1000);
  const iteration = Math.floor(epoch / method.period);
  return {
    epoch,
    iteration,
    previous: codeAt(secret, iteration - 1, method),
    current: codeAt(secret, iteration, method),
    next: codeAt(secret, iteration + 1, method),
    remaining: method.period - (epoch % method.period),
  };
}

/** The codes of RFC 4226 around a counter: no clock moves them. */
export const getCodes = (secret: Uint8Array, counter: number, now: number, method: Method): Codes => ({
  epoch: Math.floor(now / 1000),
  iteration: counter,
  ...(counter > 0 && { previous: codeAt(secret, counter - 1, method) }),
  current: codeAt(secret, counter, method),
  next: codeAt(secret, counter + 1, method),
  remaining: 0,
});

export const hexIteration = (iteration: number): string => iteration.toString(16).padStart(16, '0');
