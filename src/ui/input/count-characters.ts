import { mayCombine, splitGraphemes } from '@/engines/text/segment';
import { UNITS_LIMIT } from '../output/count';

/** Beyond this, telling graphemes apart would be felt while typing; code points are counted instead. */
const EXACT_LIMIT = 20_000;

/** Characters as people count them: 👩‍👩‍👧 is one. */
export function countCharacters(text: string): number {
  // Nearly always true, and quick: then every unit is a character of its own. Of megabytes even that is not asked.
  if (text.length > UNITS_LIMIT || !mayCombine(text)) return text.length;
  let count = 0;
  for (const _ of text.length <= EXACT_LIMIT ? splitGraphemes(text) : text) count++;
  return count;
}
