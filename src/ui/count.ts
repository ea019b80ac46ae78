import { grouped } from '@/engines/number/grouped';
import { graphemesOf, mayCombine } from '@/engines/text/segment';

/** Beyond this, telling graphemes apart would be felt while typing; code points are counted instead. */
const EXACT_LIMIT = 20_000;
/** Beyond this, UTF-16 units, whose number is known. */
export const UNITS_LIMIT = 2_000_000;

/** Characters as people count them: 👩‍👩‍👧 is one. */
export function countCharacters(text: string): number {
  // Nearly always true, and quick: then every unit is a character of its own. Of megabytes even that is not asked.
  if (text.length > UNITS_LIMIT || !mayCombine(text)) return text.length;
  let count = 0;
  for (const _ of text.length <= EXACT_LIMIT ? graphemesOf(text) : text) count++;
  return count;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
