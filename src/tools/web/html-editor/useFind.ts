import { useEffect, useState } from 'react';
import { type Found, findAll, MOST_FOUND, replaceFound, toRange } from './find';
import type { RichText } from './rich-text';

const NAMES = ['html-editor-found', 'html-editor-current'] as const;
/** A long document is searched once the typing pauses. */
const PAUSE_MS = 150;

function mark(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

/** Finds words in the document, marks them without a change to it, and puts others in their place. */
export function useFind(rich: RichText, wanted: string, matchCase: boolean) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, found.length - 1));

  const search = () => {
    const all = findAll(rich.element, wanted, matchCase);
    setFound(all);
    mark(NAMES[0], all.map(toRange));
    return all;
  };
  const show = (all: readonly Found[], index: number) => {
    setAt(index);
    const one = all[index];
    mark(NAMES[1], one ? [toRange(one)] : []);
    one?.start.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by what is looked for.
  useEffect(() => {
    const timer = setTimeout(() => show(search(), 0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, matchCase]);
  useEffect(
    () => () => {
      for (const name of NAMES) mark(name, []);
    },
    [],
  );

  /** Replaces some of what is found; false if nothing is left to be found. */
  const put = (some: readonly Found[], other: string, next: number): boolean => {
    rich.step(() => replaceFound(some, other));
    const rest = search();
    show(rest, rest.length === 0 ? 0 : next % rest.length);
    return rest.length > 0;
  };
  return {
    none: found.length === 0,
    /** Where one is among what is found, in words. */
    place:
      found.length === 0
        ? 'Not found'
        : `${current + 1} of ${found.length === MOST_FOUND ? `${MOST_FOUND}+` : found.length}`,
    go(step: 1 | -1) {
      const all = search();
      if (all.length > 0) show(all, (current + step + all.length) % all.length);
    },
    replace(other: string): boolean {
      const one = search()[current];
      return one === undefined || put([one], other, current);
    },
    replaceAll(other: string): boolean {
      const all = search();
      return all.length === 0 || put(all, other, 0);
    },
  };
}
