import { lazy, type ReactNode } from 'react';
import { Boundary } from '../output/Boundary';
import { usePersisted } from '../storage/storage';
import { type HistoryListProps, savedHistory } from './saved-history';

// Nothing was done yet when a page is opened.
const HistoryEntries = lazy(() => import('./HistoryEntries')) as unknown as <Entry>(
  props: HistoryListProps<Entry> & { on: boolean },
) => ReactNode;

/** What was done before; nothing at all while there is none. */
export function HistoryList<Entry>(props: HistoryListProps<Entry>) {
  const on = usePersisted(savedHistory);
  if (on && props.history.entries.length === 0) return null;
  return (
    <Boundary what="The history" fallback={<div data-waits="" />}>
      <HistoryEntries {...props} on={on} />
    </Boundary>
  );
}
