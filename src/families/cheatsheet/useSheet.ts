import { useMemo, useState } from 'react';
import type { Choice } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { useInputs } from '@/ui/input/useInputs';
import { useFavourites } from './useFavourites';

const START = { input: '' };

/** What is searched for, in which category, what is starred, and the rows that remain. */
export function useSheet<Row>(
  slug: string,
  tool: AnyTool & { options: { category: Choice } },
  find: (search: string, category: string) => readonly Row[],
  getKey: (row: Row) => string,
) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, tool.options);
  const [starred, toggle] = useFavourites(slug);
  const [onlyStarred, setOnlyStarred] = useState(false);
  const search = edited.value.input;
  const category = options.values.category;
  const rows = useMemo(() => {
    const found = find(search, category);
    return onlyStarred ? found.filter((row) => starred.has(getKey(row))) : found;
  }, [find, getKey, search, category, onlyStarred, starred]);
  return {
    options: options as OptionState,
    rows,
    search,
    setSearch: (input: string) => edited.change(() => ({ input })),
    category,
    setCategory: (next: string) => options.set({ category: next }),
    starred,
    toggle,
    onlyStarred,
    setOnlyStarred,
  };
}

export type Sheet = ReturnType<typeof useSheet>;
