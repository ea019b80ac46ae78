import { useMemo, useState } from 'react';
import type { Differences } from './report';

const NONE: ReadonlySet<number> = new Set();

const hasSameRows = (one: Differences | undefined, other: Differences | undefined): boolean =>
  one === other ||
  (one?.rows.length === other?.rows.length &&
    one?.rows.every(({ type, depth, name }, at) => {
      const row = other?.rows[at];
      return row?.type === type && row.depth === depth && row.name === name;
    }) === true);

/** Which rows of the tree are closed. */
export function useFolding(found: Differences | undefined) {
  const [folded, setFolded] = useState<{ found: Differences | undefined; closed: ReadonlySet<number> }>();
  // Another look at the same documents is another run: what was closed stays so.
  const isSameTree = useMemo(() => hasSameRows(folded?.found, found), [folded, found]);
  return {
    closed: isSameTree && folded ? folded.closed : NONE,
    setClosed: (closed: ReadonlySet<number>) => setFolded({ found, closed }),
    expandAll: () => setFolded({ found, closed: NONE }),
    collapseAll: () =>
      setFolded({
        found,
        closed: new Set(found?.rows.flatMap(({ type }, at) => (type === 'inside' && at > 0 ? [at] : []))),
      }),
  };
}

export type Folding = ReturnType<typeof useFolding>;
