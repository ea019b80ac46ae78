import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from '@/engines/random/source';

export const PERIOD = 30;
const DIGITS = 6;
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
    if (value === -1) throw new InputError(`“${digit}” is no Base32 digit: those are A to Z and 2 to 7`);
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

/** RFC 4226: six digits taken from the HMAC of a counter. */
export function codeAt(secret: Uint8Array, iteration: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.max(0, iteration)));
  const digest = hmac(sha1, secret, new Uint8Array(counter.buffer));
  const offset = digest.at(-1)! & 15;
  const value = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

export interface Codes {
  readonly epoch: number;
  readonly iteration: number;
  readonly previous: string;
  readonly current: string;
  readonly next: string;
  /** Seconds until the next code. */
  readonly remaining: number;
}

export function codesAt(secret: Uint8Array, now: number): Codes {
  const epoch = Math.floor(now / 1000);
  const iteration = Math.floor(epoch / PERIOD);
  return {
    epoch,
    iteration,
    previous: codeAt(secret, iteration - 1),
    current: codeAt(secret, iteration),
    next: codeAt(secret, iteration + 1),
    remaining: PERIOD - (epoch % PERIOD),
  };
}

export const hexIteration = (iteration: number): string => iteration.toString(16).padStart(16, '0');

export function keyUri(secret: string): string {
  const plain = secret.replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();
  return `otpauth://totp/Localkit:demo-user?issuer=Localkit&secret=${plain}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD}`;
}
