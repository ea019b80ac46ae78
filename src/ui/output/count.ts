import { grouped } from '@/engines/number/grouped';
import { mayCombine, splitGraphemes } from '@/engines/text/segment';
import { persist } from '../storage/storage';

/** Beyond this, telling graphemes apart would be felt while typing; code points are counted instead. */
const EXACT_LIMIT = 20_000;
/** Beyond this, UTF-16 units, whose number is known. */
export const UNITS_LIMIT = 2_000_000;

/** Characters as people count them: 👩‍👩‍👧 is one. */
export function countCharacters(text: string): number {
  // Nearly always true, and quick: then every unit is a character of its own. Of megabytes even that is not asked.
  if (text.length > UNITS_LIMIT || !mayCombine(text)) return text.length;
  let count = 0;
  for (const _ of text.length <= EXACT_LIMIT ? splitGraphemes(text) : text) count++;
  return count;
}

/** How the thousands of a count are told apart; results are written as their tools say. */
export const NUMBER_STYLES = {
  comma: { label: '1,234,567', mark: ',' },
  dot: { label: '1.234.567', mark: '.' },
  space: { label: '1 234 567', mark: '\u202f' },
  apostrophe: { label: '1’234’567', mark: '’' },
  none: { label: '1234567', mark: '' },
} as const;
export type NumberStyle = keyof typeof NUMBER_STYLES;
export const numberStyle = persist<NumberStyle>('localkit:numbers', (raw) =>
  typeof raw === 'string' && Object.hasOwn(NUMBER_STYLES, raw) ? (raw as NumberStyle) : 'comma',
);

export function plural(count: number, one: string, many = `${one}s`): string {
  const digits = grouped(count).replaceAll(',', NUMBER_STYLES[numberStyle.get()].mark);
  return `${digits} ${count === 1 ? one : many}`;
}
