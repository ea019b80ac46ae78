import { type ByteEncoding, encodeBytes, encodeHex } from '@/engines/bytes';
import { HASH_NAMES, type HashName } from '@/engines/hash/algorithms';
import type { FieldRow } from '@/kit/output';
import type { Digests } from './checksum';

/** Collisions can be made on purpose, so these prove nothing against an attacker. */
const BROKEN: readonly HashName[] = ['MD5', 'SHA1'];

export const unwritable = (digests: Digests, encoding: ByteEncoding): readonly HashName[] =>
  HASH_NAMES.filter((name) => digests[name] && !encodeBytes(digests[name], encoding).valid);

/** One row per digest in the chosen encoding, or in Hex and saying so where the bytes are no text of that encoding. */
export const digestRows = (digests: Digests, encoding: ByteEncoding, matching?: HashName): readonly FieldRow[] =>
  HASH_NAMES.flatMap((name) => {
    const digest = digests[name];
    if (!digest) return [];
    const { text, valid } = encodeBytes(digest, encoding);
    const notes = [
      name === matching ? 'Matches the expected checksum' : '',
      valid ? '' : `Not valid ${encoding}, so this is the Hex`,
      BROKEN.includes(name) ? 'Broken: not for security' : '',
    ].filter(Boolean);
    return {
      label: name,
      value: valid ? text : encodeHex(digest),
      ...(notes.length > 0 && { note: notes.join('. ') }),
    };
  });
