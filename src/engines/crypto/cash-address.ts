import { bech32 } from '@scure/base';

const PREFIX = 'bitcoincash';
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** The checksum of CashAddr: 40 bits of a BCH code over groups of five. */
function checksum(groups: readonly number[]): bigint {
  let state = 1n;
  for (const group of groups) {
    const top = state >> 35n;
    state = ((state & 0x07ffffffffn) << 5n) ^ BigInt(group);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) state ^= generator;
    });
  }
  return state ^ 1n;
}

/** The address of Bitcoin Cash that pays to the hash of a key. */
export function cashAddress(hash: Uint8Array): string {
  const groups = bech32.toWords(Uint8Array.from([0, ...hash]));
  const prefix = [...PREFIX].map((letter) => letter.charCodeAt(0) & 31);
  const check = checksum([...prefix, 0, ...groups, ...new Array<number>(8).fill(0)]);
  const ends = Array.from({ length: 8 }, (_, at) => Number((check >> BigInt(5 * (7 - at))) & 31n));
  return `${PREFIX}:${[...groups, ...ends].map((group) => ALPHABET[group]).join('')}`;
}
