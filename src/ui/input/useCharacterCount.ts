import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { plural, UNITS_LIMIT } from '../output/count';

/** Counted while it is drawn; more would hold up the typing. */
const SHORT = 5000;

/** Each UTF-16 unit is a character: in ASCII, unless two make one line break. */
const isPlain = (text: string): boolean => text.length > UNITS_LIMIT || !/[^\x00-\x0c\x0e-\x7f]/.test(text);

/** Loaded with the first text that needs it. */
let countCharacters: ((text: string) => number) | undefined;

/** "12 characters". A longer text is counted when the page has time for it; until the first such count there is none. */
export function useCharacterCount(text: string): string | undefined {
  const isQuick = text.length <= SHORT || text.length > UNITS_LIMIT;
  // What is counted at once is not deferred: that would draw everything around it once more.
  const later = useDeferredValue(isQuick ? undefined : text);
  const counted = isQuick ? text : later;
  const plain = useMemo(() => counted !== undefined && isPlain(counted), [counted]);
  const [isLoaded, setLoaded] = useState(countCharacters !== undefined);
  const mustLoad = counted !== undefined && !plain && !isLoaded;
  useEffect(() => {
    if (!mustLoad) return;
    // Where it cannot be loaded there is no count, and nothing else is missing.
    import('./count-characters').then(
      (module) => {
        countCharacters = module.countCharacters;
        setLoaded(true);
      },
      () => {},
    );
  }, [mustLoad]);
  return useMemo(() => {
    if (counted === undefined) return undefined;
    const count = plain ? counted.length : isLoaded ? countCharacters?.(counted) : undefined;
    return count === undefined ? undefined : plural(count, 'character');
  }, [counted, plain, isLoaded]);
}
