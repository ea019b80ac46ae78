import { formatDuration } from '@/engines/time/duration';
import { formatMonthAndDay, formatTimeOfDay } from '@/engines/time/time-of-day';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { change, stored } from './store';

export function History() {
  const { history } = usePersisted(stored);
  return (
    <Panel
      title="History"
      className="cd-history"
      aside={history.length > 0 && `${history.length}`}
      actions={
        <Button
          small
          variant="quiet"
          icon="trash-2"
          label="Clear History"
          disabled={history.length === 0}
          onClick={() => {
            const { history } = stored.get();
            change({ history: [] });
            toast({ title: 'History cleared', action: { label: 'Undo', run: () => change({ history }) } });
          }}
        />
      }
    >
      {history.length === 0 ? (
        <div className="empty">
          <p>Countdowns that ended are listed here.</p>
        </div>
      ) : (
        <ol className="cd-list">
          {history.map((one, at) => (
            <li key={`${one.at}-${at}`}>
              <span className="grow">{one.label || 'Countdown'}</span>
              <b>{formatDuration(one.length)}</b>
              <time dateTime={new Date(one.at).toISOString()}>
                {formatMonthAndDay(one.at)}, {formatTimeOfDay(one.at, { hour24: true })}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
