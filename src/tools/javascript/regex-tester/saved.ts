import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';
import { readCases, readFlags } from './config';

export interface SavedPattern {
  readonly regex: string;
  readonly flags: string;
  /** What it is for. Those of one name are its versions. */
  readonly name?: string;
  /** Its test cases, one in a line; left out where there are none. */
  readonly shouldMatch?: string;
  readonly shouldNotMatch?: string;
}

const LIMIT = 100;
export const LONGEST_NAME = 60;

export const savedPatterns = persist(
  'localkit:regex-patterns',
  readList<SavedPattern>(LIMIT, ({ regex, flags, name, ...cases }) =>
    typeof regex === 'string' && regex !== ''
      ? {
          regex,
          flags: readFlags(flags),
          ...(typeof name === 'string' && name !== '' && { name: name.slice(0, LONGEST_NAME) }),
          ...readCases(cases),
        }
      : undefined,
  ),
);

export const isSame = (one: SavedPattern, other: SavedPattern): boolean =>
  one.regex === other.regex && one.flags === other.flags && (one.name ?? '') === (other.name ?? '');

/** Which version of its name a pattern is, the oldest first; nothing where there is only one. */
export function versionOf(saved: readonly SavedPattern[], pattern: SavedPattern): number | undefined {
  if (pattern.name === undefined) return undefined;
  const versions = saved.filter(({ name }) => name === pattern.name);
  return versions.length < 2 ? undefined : versions.length - versions.indexOf(pattern);
}

/** The newest first, each once. Tells the visitor. */
export const savePattern = (pattern: SavedPattern): boolean =>
  saveItem(savedPatterns, pattern, 'Pattern saved', {
    most: LIMIT,
    items: 'patterns',
    isSame: (other) => isSame(other, pattern),
  });
