import { Button } from '../controls/Button';
import { Switch } from '../controls/Switch';
import { toast } from '../controls/Toast';
import { type HistoryListProps, savedHistory } from './saved-history';

/** What was done before, each a press away, and the switch that keeps or forgets it. */
export default function HistoryEntries<Entry>(props: HistoryListProps<Entry> & { on: boolean }) {
  const { title, history, getKey, show, action, onPress, className = '', actions, on } = props;
  return (
    <div className={`history ${className}`}>
      <div className="history-head">
        <h2>{title}</h2>
        {on && actions}
        {on && (
          <Button
            small
            variant="quiet"
            label="Clear history"
            onClick={() => toast({ title: 'History cleared', action: { label: 'Undo', run: history.clear() } })}
          />
        )}
        <Switch
          label="Save history"
          on={on}
          onChange={(next) => {
            history.clear();
            savedHistory.set(next);
          }}
        />
      </div>
      {on && (
        <section aria-label={title}>
          <ol>
            {history.entries.map((entry) => (
              <li key={getKey(entry)}>
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
