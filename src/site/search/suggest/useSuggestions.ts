import { useEffect, useState } from 'react';
import type { Suggestion } from '@/kit/detect/detect';
import { lookAt, type Pasted } from './detect-pasted';

/** Between two keys of a word nothing is looked up. */
const PAUSE_MS = 120;

export interface Suggested {
  readonly of: Pasted;
  readonly list: readonly Suggestion[];
}

/** The tools for what was given last; those for what was given before it are gone at once. */
export function useSuggestions(provided: Pasted | undefined): Suggested | undefined {
  const [found, setFound] = useState<Suggested>();
  useEffect(() => {
    if (!provided) return;
    const looking = new AbortController();
    const timer = setTimeout(
      () =>
        lookAt(provided, looking.signal)
          .then((list) => looking.signal.aborted || setFound({ of: provided, list }))
          // A guess that cannot be tried is none; nothing was promised.
          .catch(() => {}),
      provided.kind === 'typed' ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [provided]);
  return found && found.of === provided ? found : undefined;
}
