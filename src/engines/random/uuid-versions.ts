import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { loadHash } from '@/engines/hash/hashers';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from './source';
import { formatUuid, uuidsV1 } from './uuids';

export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
export const MAX_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The namespaces of RFC 9562, section 6.6. */
export const NAMESPACES = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

/** Versions 3 (MD5) and 5 (SHA-1): always the same for a namespace and a name. */
export async function uuidFromName(version: 3 | 5, namespace: string, name: string): Promise<string> {
  const hash = await loadHash(version === 3 ? 'MD5' : 'SHA1');
  const space = uuidBytes(namespace);
  const text = encodeUtf8(name);
  const both = new Uint8Array(16 + text.length);
  both.set(space);
  both.set(text, 16);
  return formatUuid(hash(both).slice(0, 16), version);
}

/** Version 6: version 1 with the time's most significant bits first, so that the texts sort by time. */
export function uuidsV6(source: RandomSource, now: number): () => string {
  const next = uuidsV1(source, now);
  return () => {
    const [low = '', middle = '', high = '', ...rest] = next().split('-');
    const time = high.slice(1) + middle + low;
    return [time.slice(0, 8), time.slice(8, 12), `6${time.slice(12)}`, ...rest].join('-');
  };
}

/**
 * Version 7: milliseconds, then 74 random bits. Within a batch these bits grow by a random step, so that the texts sort in the order they were made
 * (RFC 9562, section 6.2, method 2). The highest bit starts at 0, which leaves room for more steps than anyone will ever take.
 */
export function uuidsV7(source: RandomSource, now: number): () => string {
  const random = source.bytes(10);
  random[0]! &= 1;
  let bits = BigInt(`0x${encodeHex(random)}`);
  return () => {
    const value = (BigInt(Math.floor(now)) << 80n) | ((bits >> 62n) << 64n) | (bits & ((1n << 62n) - 1n));
    bits += BigInt(source.uint32()) + 1n;
    return formatUuid(decodeHex(value.toString(16).padStart(32, '0')), 7);
  };
}

/** The bytes of a UUID in any of its usual forms: with or without dashes, in braces, as a URN, in either case. */
function uuidBytes(text: string): Uint8Array {
  const bare = text
    .trim()
    .replace(/^urn:uuid:/i, '')
    .replace(/^\{(.*)\}$/, '$1');
  if (!/^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i.test(bare))
    throw new InputError('This isn’t a UUID: one has 32 hex digits, as in 6ba7b810-9dad-11d1-80b4-00c04fd430c8');
  return decodeHex(bare);
}

export interface UuidParts {
  uuid: string;
  bytes: Uint8Array;
  /** None where the variant is another than that of the standard. */
  version: number | undefined;
  variant: 'RFC 9562' | 'NCS' | 'Microsoft' | 'Future' | 'Nil' | 'Max';
  /** Milliseconds since 1970; versions 1, 6 and 7 only. */
  time?: number;
  /** 100-nanosecond ticks since 1582-10-15; versions 1 and 6 only. */
  ticks?: bigint;
  clockSequence?: number;
  /** The node as a network address. */
  node?: string;
  /** The first bit sent says that no network card has this address. */
  nodeIsRandom?: boolean;
}

const GREGORIAN_TICKS = 122_192_928_000_000_000n;

export function readUuid(text: string): UuidParts {
  const bytes = uuidBytes(text);
  const hex = encodeHex(bytes);
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (uuid === NIL_UUID) return { uuid, bytes, version: undefined, variant: 'Nil' };
  if (uuid === MAX_UUID) return { uuid, bytes, version: undefined, variant: 'Max' };
  const top = bytes[8]! >> 5;
  const variant = top < 4 ? 'NCS' : top < 6 ? 'RFC 9562' : top === 6 ? 'Microsoft' : 'Future';
  if (variant !== 'RFC 9562') return { uuid, bytes, version: undefined, variant };

  const version = bytes[6]! >> 4;
  const parts: UuidParts = { uuid, bytes, version, variant };
  if (version === 7) return { ...parts, time: Number(BigInt(`0x${hex.slice(0, 12)}`)) };
  if (version !== 1 && version !== 6) return parts;
  const ticks = BigInt(
    version === 6
      ? `0x${hex.slice(0, 12)}${hex.slice(13, 16)}`
      : `0x${hex.slice(13, 16)}${hex.slice(8, 12)}${hex.slice(0, 8)}`,
  );
  // Rounded down also before 1970, where BigInt division would round towards it.
  const since1970 = ticks - GREGORIAN_TICKS;
  const rest = ((since1970 % 10_000n) + 10_000n) % 10_000n;
  return {
    ...parts,
    ticks,
    time: Number((since1970 - rest) / 10_000n),
    clockSequence: ((bytes[8]! & 0x3f) << 8) | bytes[9]!,
    node: encodeHex(bytes.subarray(10), { separator: ':' }),
    nodeIsRandom: (bytes[10]! & 1) === 1,
  };
}
