import { encodeHex } from '@/engines/bytes';
import { ANY_HASH_NAMES, type AnyHashName, DIGEST_SIZES, HASH_NAMES } from '@/engines/hash/algorithms';
import { findListed, type ListedChecksum, readChecksumFile } from '@/engines/hash/checksum-file';
import { readWrittenDigests, type Verdict } from '@/engines/hash/written-digests';

export type Digests = Readonly<Partial<Record<AnyHashName, Uint8Array>>>;

export interface ChecksumVerdict extends Verdict {
  /** With which algorithm it matches. */
  name?: AnyHashName;
}

const listNames = (names: readonly string[]) => names.join(' or ');

function judge(wanted: readonly string[], among: readonly AnyHashName[], digests: Digests): ChecksumVerdict {
  const found = among.find((name) => digests[name] && wanted.includes(encodeHex(digests[name])));
  if (found) return { matches: true, name: found, says: `Matches ${found}` };

  const [first] = wanted;
  if (first === undefined) return { matches: false, says: 'This isn’t a checksum of one of these algorithms' };
  const fitting = among.filter((name) => DIGEST_SIZES[name] * 2 === first.length);
  return fitting.some((name) => digests[name])
    ? { matches: false, says: `No match: the ${listNames(fitting.filter((name) => digests[name]))} is different` }
    : { matches: false, says: `No match: it looks like ${listNames(fitting)}, which isn’t selected in Algorithm` };
}

const judgeListed = ({ digest, algorithm }: ListedChecksum, digests: Digests): ChecksumVerdict =>
  judge([encodeHex(digest)], algorithm ? [algorithm] : ANY_HASH_NAMES, digests);

/** Whether a pasted checksum is one of these digests. Of a checksum file, what it says of a file of this name alone. */
export function judgeChecksum(expected: string, digests: Digests, file?: string): ChecksumVerdict {
  const entry = file === undefined ? undefined : findListed(readChecksumFile(expected), file);
  if (entry) return judgeListed(entry, digests);
  // A few letters are no checksum, unless one of a few letters was asked for.
  const among = ANY_HASH_NAMES.filter((name) => digests[name] || (HASH_NAMES as readonly string[]).includes(name));
  const sizes = among.map((name) => DIGEST_SIZES[name]);
  return judge(
    readWrittenDigests(expected, sizes).map((bytes) => encodeHex(bytes)),
    among,
    digests,
  );
}

/** What came of one line of a checksum file, in the words of `sha256sum --check`. */
export interface ListedVerdict {
  readonly file: string;
  readonly state: 'OK' | 'FAILED' | 'missing' | 'reading';
  readonly says: string;
}

/** Every file of a checksum file against those that are there: name and digests, none while they are read. */
export function judgeList(
  list: readonly ListedChecksum[],
  files: readonly { name: string; digests: Digests }[],
): readonly ListedVerdict[] {
  return list.map((entry) => {
    const at = files.find(({ name }) => findListed(list, name) === entry);
    if (!at) return { file: entry.file, state: 'missing', says: 'This file wasn’t dropped here' };
    if (Object.keys(at.digests).length === 0) return { file: entry.file, state: 'reading', says: '' };
    const { matches, says } = judgeListed(entry, at.digests);
    return { file: entry.file, state: matches ? 'OK' : 'FAILED', says };
  });
}

/** "2 OK, 1 FAILED, 1 missing"; nothing before all are read. */
export function sumUpList(verdicts: readonly ListedVerdict[]): Verdict | undefined {
  const count = (state: ListedVerdict['state']) => verdicts.filter((one) => one.state === state).length;
  if (count('reading') > 0) return undefined;
  const parts = (['OK', 'FAILED', 'missing'] as const).flatMap((state) =>
    count(state) > 0 || state === 'OK' ? [`${count(state)} ${state}`] : [],
  );
  return { matches: count('OK') === verdicts.length, says: parts.join(', ') };
}
