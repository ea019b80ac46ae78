import { InputError, placeAt } from '@/engines/input-error';

/** Eight bits per byte, most significant first. */
export function encodeBits(bytes: Uint8Array, separator = ' '): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(separator);
}

export interface DecodedBits {
  bytes: Uint8Array<ArrayBuffer>;
  /** Bits of a group: 7 where every group has seven, as in old ASCII listings. */
  size: 7 | 8;
}

const isSeparator = /[\s,;_|-]/;

/** Bytes of bits that may be grouped in any way, or of groups of seven. A `0b` before a group is skipped. */
export function decodeBits(text: string, message = 'Invalid binary input'): DecodedBits {
  // Blanked, not cut out: places in the text must stay what they are.
  const bare = text.replace(/(?<![01])0b(?=[01])/gi, '  ');
  const stray = bare.search(/[^01\s,;_|-]/);
  if (stray !== -1) {
    const character = String.fromCodePoint(text.codePointAt(stray)!);
    throw new InputError(`${message}: "${character}" is not 0 or 1`, placeAt(text, stray));
  }
  const groups = bare.match(/[01]+/g) ?? [];
  if (groups.length > 0 && groups.every((group) => group.length === 7))
    return { bytes: Uint8Array.from(groups, (group) => Number.parseInt(group, 2)), size: 7 };

  const bits = groups.join('');
  const left = bits.length % 8;
  if (left !== 0)
    throw new InputError(
      `${message}: ${left} ${left === 1 ? 'bit is' : 'bits are'} left over, a byte has 8`,
      placeAt(text, lastBits(bare, left)),
    );
  const bytes = new Uint8Array(bits.length / 8);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2);
  return { bytes, size: 8 };
}

/** Where the last bits begin. */
function lastBits(text: string, count: number): number {
  let at = text.length;
  for (let left = count; left > 0; ) if (!isSeparator.test(text[--at]!)) left--;
  return at;
}
