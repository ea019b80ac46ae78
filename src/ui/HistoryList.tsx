import type { Key, ReactNode } from 'react';

interface HistoryListProps<Entry> {
  title: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => Key;
  show: (entry: Entry) => ReactNode;
  /** What a press on an entry does, in a word or two. */
  action: string;
  onPress: (entry: Entry) => void;
  className?: string;
  /** Instead of the title alone. */
  head?: ReactNode;
}

/** What was done before, each a press away; nothing at all while there is none. */
export function HistoryList<Entry>(props: HistoryListProps<Entry>) {
  const { title, entries, keyOf, show, action, onPress, className, head = <h2>{title}</h2> } = props;
  if (entries.length === 0) return null;
  return (
    <section className={className ? `history ${className}` : 'history'} aria-label={title}>
      {head}
      <ol>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <button type="button" title={action} onClick={() => onPress(entry)}>
              {show(entry)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
