import { decodeBase64, decodeHex, encodeHex } from '@/engines/bytes';
import { DIGEST_SIZES, HASH_NAMES, type HashName } from '@/engines/hash/algorithms';

export type Digests = Readonly<Partial<Record<HashName, Uint8Array>>>;

export interface Verdict {
  matches: boolean;
  /** With which algorithm it matches. */
  name?: HashName;
  /** For the visitor, as a whole sentence without its full stop. */
  says: string;
}

/** The names people put before a checksum: `sha256:…`, `sha512-…`, `SHA3-512=…`. */
const LABEL = /^(?:md-?5|sha-?(?:1|224|256|384|512)|sha-?3(?:[-_]512)?|(?:ripemd|rmd)-?160)[:=-]/i;

const tryDecode = (decode: (text: string) => Uint8Array, text: string): Uint8Array[] => {
  try {
    const bytes = decode(text);
    return Object.values(DIGEST_SIZES).includes(bytes.length) ? [bytes] : [];
  } catch {
    return [];
  }
};

/**
 * Every digest a text may stand for: hex in either case, also grouped; Base64 of either alphabet; alone, behind a label, or as a
 * word of a line such as sha256sum, `openssl dgst` and the integrity attribute write.
 */
function readChecksums(text: string): Uint8Array[] {
  const words = [text, ...text.split(/\s+/)].map((word) => word.trim().replace(LABEL, ''));
  return [...new Set(words)].flatMap((word) => [...tryDecode(decodeHex, word), ...tryDecode(decodeBase64, word)]);
}

const listNames = (names: readonly string[]) => names.join(' or ');

/** Whether a pasted checksum is one of these digests. */
export function judgeChecksum(expected: string, digests: Digests): Verdict {
  const wanted = readChecksums(expected).map((bytes) => encodeHex(bytes));
  const found = HASH_NAMES.find((name) => digests[name] && wanted.includes(encodeHex(digests[name])));
  if (found) return { matches: true, name: found, says: `Matches ${found}` };

  const [first] = wanted;
  if (first === undefined) return { matches: false, says: 'This is no checksum of these algorithms' };
  const fitting = HASH_NAMES.filter((name) => DIGEST_SIZES[name] * 2 === first.length);
  return fitting.some((name) => digests[name])
    ? { matches: false, says: `No match: the ${listNames(fitting.filter((name) => digests[name]))} is another` }
    : { matches: false, says: `No match: it looks like ${listNames(fitting)}, which Algorithm leaves out` };
}
