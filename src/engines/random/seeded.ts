import { sha256 } from '@noble/hashes/sha2.js';
import type { RandomSource } from './source';

/**
 * The same numbers for the same seed, on every machine and in every version: for repeatable test data, never for secrets.
 *
 * xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018). Its 128-bit state is the first sixteen bytes of the
 * SHA-256 of the seed's UTF-8 text, read as four little-endian words, so that similar seeds start far apart.
 */
export function seededRandom(seed: string): RandomSource {
  const digest = sha256(new TextEncoder().encode(seed));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  // The all-zero state would yield zeros for ever, but no text with such a digest is known.
  let a = view.getInt32(0, true);
  let b = view.getInt32(4, true);
  let c = view.getInt32(8, true);
  let d = view.getInt32(12, true);

  function uint32(): number {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  }

  return {
    uint32,
    bytes(count) {
      // Little-endian by hand, so that a big-endian machine gives the same bytes.
      const out = new Uint8Array(count);
      for (let at = 0; at < count; ) {
        let word = uint32();
        for (let i = 0; i < 4 && at < count; i++, word >>>= 8) out[at++] = word;
      }
      return out;
    },
  };
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
