import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';
import { readCases, readFlags } from './config';

export interface SavedPattern {
  readonly regex: string;
  readonly flags: string;
  /** What it is for. Those of one name are its versions. */
  readonly name?: string;
  /** Which one of its name it is; it keeps the number when others go. Left out by older visits. */
  readonly version?: number;
  /** Its test cases, one in a line; left out where there are none. */
  readonly shouldMatch?: string;
  readonly shouldNotMatch?: string;
}

const LIMIT = 100;
export const LONGEST_NAME = 60;

export const savedPatterns = persist(
  'localkit:regex-patterns',
  readList<SavedPattern>(LIMIT, ({ regex, flags, name, version, ...cases }) =>
    typeof regex === 'string' && regex !== ''
      ? {
          regex,
          flags: readFlags(flags),
          ...(typeof name === 'string' && name !== '' && { name: name.slice(0, LONGEST_NAME) }),
          ...(Number.isSafeInteger(version) && Number(version) > 0 && { version: Number(version) }),
          ...readCases(cases),
        }
      : undefined,
  ),
);

export const isSame = (one: SavedPattern, other: SavedPattern): boolean =>
  one.regex === other.regex && one.flags === other.flags && (one.name ?? '') === (other.name ?? '');

const versionsOf = (saved: readonly SavedPattern[], name: string | undefined) =>
  saved.filter((other) => other.name === name);

const numberOf = (versions: readonly SavedPattern[], pattern: SavedPattern): number =>
  pattern.version ?? versions.length - versions.indexOf(pattern);

/** Which version of its name a pattern is, the oldest first; nothing where there was only one. */
export function versionOf(saved: readonly SavedPattern[], pattern: SavedPattern): number | undefined {
  if (pattern.name === undefined) return undefined;
  const versions = versionsOf(saved, pattern.name);
  const number = numberOf(versions, pattern);
  return versions.length < 2 && number === 1 ? undefined : number;
}

/** As it is stored: with the next number of its name, or its own if it was there. */
export function numbered(saved: readonly SavedPattern[], pattern: SavedPattern): SavedPattern {
  if (pattern.name === undefined) return pattern;
  const versions = versionsOf(saved, pattern.name);
  const before = versions.find((other) => isSame(other, pattern));
  const version = before
    ? numberOf(versions, before)
    : 1 + Math.max(0, ...versions.map((other) => numberOf(versions, other)));
  return { ...pattern, version };
}

/** The newest first, each once. Tells the visitor. */
export const savePattern = (pattern: SavedPattern): boolean =>
  saveItem(savedPatterns, numbered(savedPatterns.get(), pattern), 'Pattern saved', {
    most: LIMIT,
    items: 'patterns',
    isSame: (other) => isSame(other, pattern),
  });
