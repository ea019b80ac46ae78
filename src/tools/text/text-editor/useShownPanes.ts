import { useEffect, useState } from 'react';

const TABS = { editor: 'Editor', preview: 'Preview', split: 'Split View' } as const;
const NARROW_TABS = { editor: 'Editor', preview: 'Preview' } as Readonly<Record<keyof typeof TABS, string>>;

/** What is seen of the editor and the page: both only where there is room for them. */
export function useShownPanes() {
  const [view, setView] = useState<keyof typeof TABS>('split');
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia('(max-width: 899px)');
    const follow = () => {
      setNarrow(query.matches);
      if (query.matches) setView((old) => (old === 'split' ? 'editor' : old));
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return { tabs: narrow ? NARROW_TABS : TABS, view, setView };
}

export type ShownPanes = ReturnType<typeof useShownPanes>;
