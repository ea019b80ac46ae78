import { useEffect, useState } from 'react';
import type { Suggestion } from '@/kit/detect/detect';
import { lookAt, type Pasted } from './look';

/** Between two keys of a word nothing is looked up. */
const PAUSE_MS = 120;

export interface Suggested {
  readonly of: Pasted;
  readonly list: readonly Suggestion[];
}

/** The tools for what was given last; those for what was given before it are gone at once. */
export function useSuggestions(given: Pasted | undefined): Suggested | undefined {
  const [found, setFound] = useState<Suggested>();
  useEffect(() => {
    if (!given) return;
    const looking = new AbortController();
    const timer = setTimeout(
      () =>
        lookAt(given, looking.signal)
          .then((list) => looking.signal.aborted || setFound({ of: given, list }))
          // A guess that cannot be tried is none; nothing was promised.
          .catch(() => {}),
      given.kind === 'typed' ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [given]);
  return found && found.of === given ? found : undefined;
}
