import { useEffect, useState } from 'react';

export interface Search {
  readonly findEntry: typeof import('@/kit/catalogue')['findEntry'];
  readonly searchTools: typeof import('@/kit/search')['searchTools'];
}

export const loadSearch = async (): Promise<Search> => {
  const [{ findEntry }, { searchTools }] = await Promise.all([import('@/kit/catalogue'), import('@/kit/search')]);
  return { findEntry, searchTools };
};

/** The catalogue comes after the page can be used: the list of all tools is plain HTML below it. */
export function useSearch(): Search | undefined {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    void loadSearch().then(setSearch);
  }, []);
  return search;
}
