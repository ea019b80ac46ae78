import { encodeHex } from '@/engines/bytes/hex';
import type { RandomSource } from './source';

/** Version 4 (RFC 9562): 122 random bits. */
export function uuidV4(source: RandomSource): string {
  return formatUuid(source.bytes(16), 4);
}

/** 100-nanosecond ticks from the start of the Gregorian calendar, 1582-10-15, to 1970. */
const GREGORIAN_TICKS = 122_192_928_000_000_000n;

/**
 * Version 1 (RFC 9562): the time in ticks, a clock sequence and a node. The node is random with the multicast bit set, as the standard asks where no
 * network card is to be given away. Each one of a batch is a tick later than the one before, so that they differ and sort.
 */
export function uuidsV1(source: RandomSource, now: number): () => string {
  let ticks = BigInt(Math.floor(now)) * 10_000n + GREGORIAN_TICKS;
  const tail = source.bytes(8);
  tail[2]! |= 1;
  return () => {
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, Number(ticks & 0xffff_ffffn));
    view.setUint16(4, Number((ticks >> 32n) & 0xffffn));
    view.setUint16(6, Number((ticks >> 48n) & 0x0fffn));
    bytes.set(tail, 8);
    ticks++;
    return formatUuid(bytes, 1);
  };
}

/** Puts version and variant into their places. */
export function formatUuid(bytes: Uint8Array, version: number): string {
  const marked = Uint8Array.from(bytes);
  marked[6] = (marked[6]! & 0x0f) | (version << 4);
  marked[8] = (marked[8]! & 0x3f) | 0x80;
  return encodeHex(marked).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
