import { useEffect, useMemo } from 'react';
import type { JsonDocument } from '@/engines/json';
import type { TreeState } from './tree-state';
import { useSearch } from './useSearch';

interface Searched {
  parsed: string;
  document: JsonDocument | undefined;
  state: TreeState;
  reveal(node: number, rest: Partial<TreeState>): void;
}

/** What the search found, and the way from one place to the next. */
export function useHits(of: Parameters<typeof useSearch>[0], { parsed, document, state, reveal }: Searched) {
  const { wanted, stepped, view } = state;
  const search = useSearch(of, parsed, wanted);
  const { found } = search;
  const hits = useMemo(() => new Set(found?.results.map(({ node }) => node)), [found]);
  const at = found && stepped?.of === found ? stepped.at : -1;
  const stepTo = (place: number) => {
    const hit = found?.results[place];
    if (found && hit && document) reveal(hit.node, { stepped: { of: found, at: place } });
  };
  // The first place shows itself; whoever looks at a table is not torn out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was found that matters.
  useEffect(() => {
    if (found && stepped?.of !== found && view === 'tree') stepTo(0);
  }, [found, document]);
  return {
    ...{ search, hits, at, stepTo },
    step(by: 1 | -1) {
      const count = found?.results.length ?? 0;
      if (count > 0) stepTo(at < 0 && by < 0 ? count - 1 : (at + by + count) % count);
    },
  };
}
