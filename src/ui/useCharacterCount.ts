import { useDeferredValue, useMemo } from 'react';
import { countCharacters, plural } from './count';

/** Counted while it is drawn; more would hold up the typing. */
const SHORT = 5000;

/** "12 characters". A long text is counted when the page has time for it; until the first such count there is none. */
export function useCharacterCount(text: string): string | undefined {
  const isShort = text.length <= SHORT;
  // Of a short text nothing is deferred: that would draw everything around it once more.
  const later = useDeferredValue(isShort ? undefined : text);
  const counted = isShort ? text : later;
  return useMemo(() => (counted === undefined ? undefined : plural(countCharacters(counted), 'character')), [counted]);
}
