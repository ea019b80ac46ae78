import { useCallback, useEffect, useState } from 'react';

/** Starred rows of a cheatsheet, for as long as the tab is open. */
export function useFavourites(slug: string): [ReadonlySet<string>, (row: string) => void] {
  const key = `localkit:${slug}:favourites`;
  const [starred, setStarred] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (Array.isArray(stored) && stored.length > 0)
        setStarred(new Set(stored.filter((one) => typeof one === 'string')));
    } catch {
      // Denied or damaged: then nothing is starred yet.
    }
  }, [key]);
  const toggle = useCallback(
    (row: string) => {
      const next = new Set(starred);
      if (!next.delete(row)) next.add(row);
      setStarred(next);
      try {
        sessionStorage.setItem(key, JSON.stringify([...next]));
      } catch {
        // They last until the page is left.
      }
    },
    [key, starred],
  );
  return [starred, toggle];
}
