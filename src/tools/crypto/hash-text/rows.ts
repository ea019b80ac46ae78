import { type ByteEncoding, encodeBytes, encodeHex } from '@/engines/bytes';
import { ANY_HASH_NAMES, type AnyHashName } from '@/engines/hash/algorithms';
import type { FieldRow } from '@/kit/output';
import type { Digests } from './checksum';

/** Collisions can be made on purpose, so these prove nothing against an attacker. */
const BROKEN: readonly AnyHashName[] = ['MD5', 'SHA1'];
/** These were never meant to. */
const WEAK = /^(CRC|XXH|Adler)/;
const LENGTHS: Partial<Record<AnyHashName, string>> = {
  SHAKE128: 'The first 256 bits',
  SHAKE256: 'The first 512 bits',
};

export const unwritable = (digests: Digests, encoding: ByteEncoding): readonly AnyHashName[] =>
  ANY_HASH_NAMES.filter((name) => digests[name] && !encodeBytes(digests[name], encoding).valid);

/** One row per digest in the chosen encoding, or in Hex and saying so where the bytes are no text of that encoding. */
export const digestRows = (digests: Digests, encoding: ByteEncoding, matching?: AnyHashName): readonly FieldRow[] =>
  ANY_HASH_NAMES.flatMap((name) => {
    const digest = digests[name];
    if (!digest) return [];
    const { text, valid } = encodeBytes(digest, encoding);
    const notes = [
      name === matching ? 'Matches the expected checksum' : '',
      valid ? '' : `Not valid ${encoding}, so shown as Hex`,
      BROKEN.includes(name) ? 'Broken: not for security' : '',
      WEAK.test(name) ? 'Catches accidents only: not for security' : '',
      LENGTHS[name] ?? '',
    ].filter(Boolean);
    return {
      label: name,
      value: valid ? text : encodeHex(digest),
      ...(notes.length > 0 && { note: notes.join('. ') }),
    };
  });
