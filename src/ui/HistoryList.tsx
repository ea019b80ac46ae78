import type { Key, ReactNode } from 'react';
import { Button } from './Button';
import { Switch } from './Switch';
import { keep, useKept } from './storage';
import { toast } from './Toast';

/** Whether pages list what was done before: one switch for all of them. */
export const historyKept = keep('localkit:history', (raw) => raw !== false);

export interface Recent<Entry> {
  entries: readonly Entry[];
  /** Forgets them; gives back what brings them back. */
  clear(): () => void;
}

interface HistoryListProps<Entry> {
  title: string;
  of: Recent<Entry>;
  keyOf: (entry: Entry) => Key;
  show: (entry: Entry) => ReactNode;
  /** What a press on an entry does, in a word or two. */
  action: string;
  onPress: (entry: Entry) => void;
  className?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** What was done before, each a press away; nothing at all while there is none. */
export function HistoryList<Entry>(props: HistoryListProps<Entry>) {
  const { title, of, keyOf, show, action, onPress, className = '', actions } = props;
  const on = useKept(historyKept);
  if (on && of.entries.length === 0) return null;
  return (
    <div className={`history ${className}`}>
      <div className="history-head">
        <h2>{title}</h2>
        {on && actions}
        {on && (
          <Button
            small
            look="quiet"
            label="Forget all"
            onClick={() => toast({ title: 'Forgotten', action: { label: 'Undo', run: of.clear() } })}
          />
        )}
        <Switch
          label={on ? 'Kept on all pages' : 'Off on all pages'}
          on={on}
          onChange={(next) => {
            of.clear();
            historyKept.set(next);
          }}
        />
      </div>
      {on && (
        <section aria-label={title}>
          <ol>
            {of.entries.map((entry) => (
              <li key={keyOf(entry)}>
                <button type="button" title={action} onClick={() => onPress(entry)}>
                  {show(entry)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
