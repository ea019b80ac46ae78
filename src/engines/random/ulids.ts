import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from './source';

/** Crockford's Base32: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const LAST_TIME = 2 ** 48 - 1;

function writeUlid(value: bigint): string {
  let text = '';
  for (let shift = 125n; shift >= 0n; shift -= 5n) text += ALPHABET[Number((value >> shift) & 31n)];
  return text;
}

/** ULIDs of one moment. Each is one more than the one before, so that a batch sorts in the order it was made. */
export function ulids(source: RandomSource, now: number): () => string {
  let value = (BigInt(Math.min(Math.floor(now), LAST_TIME)) << 80n) | BigInt(`0x${encodeHex(source.bytes(10))}`);
  return () => writeUlid(value++ & ((1n << 128n) - 1n));
}

export interface UlidParts {
  /** In its canonical form. */
  ulid: string;
  bytes: Uint8Array;
  /** Milliseconds since 1970. */
  time: number;
  /** The 80 random bits in hex. */
  randomness: string;
}

/** Reads either case, and I, L and O for the digits they look like. */
export function readUlid(text: string): UlidParts {
  const bare = text.trim().toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');
  const stray = [...bare].find((character) => !ALPHABET.includes(character));
  if (stray !== undefined && bare.length <= 2 * LENGTH)
    throw new InputError(`This isn’t a ULID: it has no character ${JSON.stringify(stray)}`);
  if (bare.length !== LENGTH)
    throw new InputError(`This isn’t a ULID: one has ${LENGTH} characters, not ${bare.length}`);
  if (bare > '7ZZZZZZZZZZZZZZZZZZZZZZZZZ')
    throw new InputError('This isn’t a ULID: the largest is 7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
  let value = 0n;
  for (const character of bare) value = (value << 5n) | BigInt(ALPHABET.indexOf(character));
  const bytes = decodeHex(value.toString(16).padStart(32, '0'));
  return { ulid: bare, bytes, time: Number(value >> 80n), randomness: encodeHex(bytes.subarray(6)) };
}
