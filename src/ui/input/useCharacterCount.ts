import { useDeferredValue, useMemo } from 'react';
import { countCharacters, plural, UNITS_LIMIT } from '../output/count';

/** Counted while it is drawn; more would hold up the typing. */
const SHORT = 5000;

/** "12 characters". A longer text is counted when the page has time for it; until the first such count there is none. */
export function useCharacterCount(text: string): string | undefined {
  const isQuick = text.length <= SHORT || text.length > UNITS_LIMIT;
  // What is counted at once is not deferred: that would draw everything around it once more.
  const later = useDeferredValue(isQuick ? undefined : text);
  const counted = isQuick ? text : later;
  return useMemo(() => (counted === undefined ? undefined : plural(countCharacters(counted), 'character')), [counted]);
}
