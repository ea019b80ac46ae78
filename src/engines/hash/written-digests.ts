import { decodeBase64, decodeHex } from '@/engines/bytes';

/** The names people put before a digest: `sha256:…`, `sha512-…`, `SHA3-512=…`; and before a number. */
const LABEL =
  /^(?:hmac-)?(?:(?:md-?5|sha-?(?:1|224|256|384|512)|sha-?3(?:[-_](?:224|256|384|512))?|shake-?(?:128|256)|blake(?:2[bs]|3)|sm3|(?:ripemd|rmd)-?160|xxh(?:32|64|3|128)|crc-?(?:16|32c?|64)|adler-?32)[:=-])?(?:0x)?/i;

/** Whether what was expected is what came out. */
export interface Verdict {
  matches: boolean;
  /** For the visitor, as a whole sentence without its full stop. */
  says: string;
}

const tryDecode = (decode: (text: string) => Uint8Array, text: string): Uint8Array[] => {
  try {
    return [decode(text)];
  } catch {
    return [];
  }
};

/**
 * Every digest of one of these sizes that a text may stand for: hex in either case, also grouped; Base64 of either alphabet; alone, behind a label,
 * or as a word of a line such as sha256sum, `openssl dgst`, the integrity attribute and the signature of a webhook write.
 */
export function readWrittenDigests(text: string, sizes: readonly number[]): Uint8Array[] {
  const words = [text, ...text.split(/\s+/)].map((word) => word.trim().replace(LABEL, ''));
  return [...new Set(words)]
    .flatMap((word) => [...tryDecode(decodeHex, word), ...tryDecode(decodeBase64, word)])
    .filter(({ length }) => sizes.includes(length));
}
