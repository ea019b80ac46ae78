import { useEffect, useMemo, useState } from 'react';
import type { Definitions } from '@/kit/chain/chain';
import { loadTool } from '@/kit/definitions';
import type { AnyTool } from '@/kit/tool';

/** Those that were loaded for any chain of this visit; nothing stands for what is no tool. */
const loaded = new Map<string, AnyTool | undefined>();

/** The definitions of these tools. Until all are there, nothing. */
export function useDefinitions(slugs: readonly string[]): Definitions | undefined {
  const key = [...new Set(slugs)].sort().join(' ');
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    let current = true;
    const missing = key.split(' ').filter((slug) => slug !== '' && !loaded.has(slug));
    if (missing.length === 0) return;
    Promise.all(missing.map(async (slug) => loaded.set(slug, await loadTool(slug)))).then(
      () => current && setArrived((count) => count + 1),
      // A piece of the site is missing; the page says so by itself.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is outside of React.
  return useMemo(
    () => (key.split(' ').every((slug) => slug === '' || loaded.has(slug)) ? (slug) => loaded.get(slug) : undefined),
    [key, arrived],
  );
}
