import { encodeHex } from '@/engines/bytes/hex';
import type { RandomSource } from './source';

export const MAC_FORMATS = {
  colon: { group: 2, separator: ':' },
  hyphen: { group: 2, separator: '-' },
  dot: { group: 4, separator: '.' },
  plain: { group: 12, separator: '' },
} as const;
export type MacFormat = keyof typeof MAC_FORMATS;

const MULTICAST_BIT = 0b01;
const LOCAL_BIT = 0b10;

/** Six random bytes, with the bits that say who may use the address set as asked (IEEE 802). */
export function drawMac(source: RandomSource, { unicast, local }: { unicast: boolean; local: boolean }): Uint8Array {
  const bytes = source.bytes(6);
  if (unicast) bytes[0]! &= ~MULTICAST_BIT;
  if (local) bytes[0]! |= LOCAL_BIT;
  return bytes;
}

export function formatMac(bytes: Uint8Array, format: MacFormat): string {
  const { group, separator } = MAC_FORMATS[format];
  return encodeHex(bytes)
    .match(new RegExp(`.{${group}}`, 'g'))!
    .join(separator);
}
