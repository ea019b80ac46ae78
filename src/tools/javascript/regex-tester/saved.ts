import { keep, readList } from '@/ui/storage';
import { readFlags } from './config';

export interface SavedPattern {
  readonly regex: string;
  readonly flags: string;
}

const LIMIT = 100;

export const savedPatterns = keep(
  'localkit:regex-patterns',
  readList<SavedPattern>(LIMIT, ({ regex, flags }) =>
    typeof regex === 'string' && regex !== '' ? { regex, flags: readFlags(flags) } : undefined,
  ),
);

export const isSame = (one: SavedPattern, other: SavedPattern): boolean =>
  one.regex === other.regex && one.flags === other.flags;

/** The newest first, each once. */
export const savePattern = (pattern: SavedPattern): boolean =>
  savedPatterns.set([pattern, ...savedPatterns.get().filter((other) => !isSame(other, pattern))].slice(0, LIMIT));
