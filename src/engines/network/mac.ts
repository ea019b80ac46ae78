import { decodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';

/** The hexadecimal digits of an address, or of the start of one, however they are separated. */
export function readMacDigits(written: string, field?: string): string {
  const text = written.trim();
  const odd = /[^0-9a-f:.\-\s]/i.exec(text);
  if (odd) throw new InputError(`“${[...text.slice(odd.index)][0]}” isn’t a hexadecimal digit`, { field });
  return text.replace(/[:.\-\s]/g, '').toLowerCase();
}

/** A whole address: six bytes. */
export function readMac(written: string, field?: string): Uint8Array {
  const digits = readMacDigits(written, field);
  if (digits.length !== 12)
    throw new InputError(`A MAC address has 12 hexadecimal digits; this one has ${digits.length}`, { field });
  return decodeHex(digits);
}

/** Sent to many stations at once. */
export const isMulticast = (bytes: Uint8Array): boolean => (bytes[0]! & 1) === 1;
/** Chosen by somebody, and not by the maker of the card. */
export const isLocal = (bytes: Uint8Array): boolean => (bytes[0]! & 2) === 2;
