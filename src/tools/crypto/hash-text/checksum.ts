import { encodeHex } from '@/engines/bytes';
import { DIGEST_SIZES, HASH_NAMES, type HashName } from '@/engines/hash/algorithms';
import { readWrittenDigests, type Verdict } from '@/engines/hash/written-digests';

export type Digests = Readonly<Partial<Record<HashName, Uint8Array>>>;

export interface ChecksumVerdict extends Verdict {
  /** With which algorithm it matches. */
  name?: HashName;
}

const listNames = (names: readonly string[]) => names.join(' or ');

/** Whether a pasted checksum is one of these digests. */
export function judgeChecksum(expected: string, digests: Digests): ChecksumVerdict {
  const wanted = readWrittenDigests(expected, Object.values(DIGEST_SIZES)).map((bytes) => encodeHex(bytes));
  const found = HASH_NAMES.find((name) => digests[name] && wanted.includes(encodeHex(digests[name])));
  if (found) return { matches: true, name: found, says: `Matches ${found}` };

  const [first] = wanted;
  if (first === undefined) return { matches: false, says: 'This is no checksum of these algorithms' };
  const fitting = HASH_NAMES.filter((name) => DIGEST_SIZES[name] * 2 === first.length);
  return fitting.some((name) => digests[name])
    ? { matches: false, says: `No match: the ${listNames(fitting.filter((name) => digests[name]))} is another` }
    : { matches: false, says: `No match: it looks like ${listNames(fitting)}, which Algorithm leaves out` };
}
