import { lazy, type ReactNode } from 'react';
import { Boundary } from './Boundary';
import { type HistoryListProps, savedHistory } from './history-kept';
import { usePersisted } from './storage';

// Nothing was done yet when a page is opened.
const HistoryEntries = lazy(() => import('./history/HistoryEntries')) as unknown as <Entry>(
  props: HistoryListProps<Entry> & { on: boolean },
) => ReactNode;

/** What was done before; nothing at all while there is none. */
export function HistoryList<Entry>(props: HistoryListProps<Entry>) {
  const on = usePersisted(savedHistory);
  if (on && props.history.entries.length === 0) return null;
  return (
    <Boundary what="The history" fallback={null}>
      <HistoryEntries {...props} on={on} />
    </Boundary>
  );
}
