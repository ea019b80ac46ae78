import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';
import { readCases, readFlags } from './config';

export interface SavedPattern {
  readonly regex: string;
  readonly flags: string;
  /** Its test cases, one in a line; left out where there are none. */
  readonly shouldMatch?: string;
  readonly shouldNotMatch?: string;
}

const LIMIT = 100;

export const savedPatterns = persist(
  'localkit:regex-patterns',
  readList<SavedPattern>(LIMIT, ({ regex, flags, ...cases }) =>
    typeof regex === 'string' && regex !== '' ? { regex, flags: readFlags(flags), ...readCases(cases) } : undefined,
  ),
);

export const isSame = (one: SavedPattern, other: SavedPattern): boolean =>
  one.regex === other.regex && one.flags === other.flags;

/** The newest first, each once. Tells the visitor. */
export const savePattern = (pattern: SavedPattern): boolean =>
  saveItem(savedPatterns, pattern, 'Pattern saved', {
    most: LIMIT,
    items: 'patterns',
    isSame: (other) => isSame(other, pattern),
  });
