import { type CSSProperties, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import {
  addSessions,
  formatWorked,
  GROUPINGS,
  type Grouping,
  groupSessions,
  MOST_SESSIONS,
  readSession,
} from '@/engines/time/session-log';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useStarted } from '@/ui/hooks/useStarted';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { keep } from '@/ui/storage/saved-list';
import { persist, readList, usePersisted } from '@/ui/storage/storage';

/** The oldest first. */
export const logStore = persist('localkit:pomodoro-timer:log', readList(MOST_SESSIONS, readSession));

const SPANS: Readonly<Record<Grouping, string>> = {
  day: 'This week',
  week: 'Last 8 weeks',
  month: 'Last 12 months',
  task: 'By task',
};

async function exportAs(form: 'csv' | 'json'): Promise<void> {
  const { sessionsToCsv, sessionsToJson } = await import('@/engines/time/session-file');
  const log = logStore.get();
  if (form === 'csv') download('pomodoro-sessions.csv', sessionsToCsv(log));
  else download('pomodoro-sessions.json', sessionsToJson(log));
}

async function importFrom(file: File): Promise<void> {
  const { readSessions } = await import('@/engines/time/session-file');
  const before = logStore.get();
  try {
    const { sessions, skipped } = readSessions(await file.text());
    const after = addSessions(before, sessions);
    if (!keep(logStore, after)) return;
    const added = after.length - before.length;
    toast({
      title: `${plural(added, 'session')} imported`,
      description:
        skipped > 0
          ? `${plural(skipped, 'line')} had no session and ${skipped === 1 ? 'was' : 'were'} skipped.`
          : undefined,
      action: { label: 'Undo', run: () => logStore.set(before) },
    });
  } catch (error) {
    const description = error instanceof InputError ? error.message : 'The file could not be read';
    toast({ title: 'Not imported', description, tone: 'destructive' });
  }
}

/** The sessions of the last days, weeks and months, or by task, drawn; and the way out and in for all of them. */
export function Log() {
  const log = usePersisted(logStore);
  const [by, setBy] = useState<Grouping>('day');
  // The page is drawn where nobody knows today’s date.
  const started = useStarted();
  const bars = useMemo(() => (started ? groupSessions(log, by, Date.now()) : []), [log, by, started]);
  const most = Math.max(1, ...bars.map(({ worked }) => worked));
  const sessions = bars.reduce((sum, bar) => sum + bar.sessions, 0);
  const worked = bars.reduce((sum, bar) => sum + bar.worked, 0);
  const none = log.length === 0;
  return (
    <Panel
      title={SPANS[by]}
      className="pm-log"
      actions={
        <>
          <Button small variant="quiet" icon="sheet" label="CSV" disabled={none} onClick={() => exportAs('csv')} />
          <Button small variant="quiet" icon="braces" label="JSON" disabled={none} onClick={() => exportAs('json')} />
          <UploadButton
            small
            iconOnly={false}
            file="Sessions to import"
            label="Import"
            accept=".csv,.json,text/csv,application/json"
            onFiles={([file]) => file && importFrom(file)}
          />
          <Button
            small
            iconOnly
            variant="quiet"
            icon="trash-2"
            label="Clear Log"
            disabled={none}
            onClick={() => {
              logStore.set([]);
              toast({ title: 'Log cleared', action: { label: 'Undo', run: () => logStore.set(log) } });
            }}
          />
        </>
      }
    >
      <div className="pm-chart-tabs">
        <Tabs label="Group by" tabs={GROUPINGS} value={by} onChange={setBy} />
        <span>{sessions > 0 && `${plural(sessions, 'session')}, ${formatWorked(worked)}`}</span>
      </div>
      {none && by === 'task' ? (
        <div className="empty">
          <p>Work sessions are listed here by the task they were spent on.</p>
        </div>
      ) : (
        <ul className={by === 'task' ? 'pm-bars-across' : 'pm-bars'} aria-label={`Sessions, ${SPANS[by]}`}>
          {bars.map(({ label, name, sessions, worked }) => (
            <li
              key={name}
              className={sessions === 0 ? 'pm-none' : ''}
              title={`${name}: ${plural(sessions, 'session')}, ${formatWorked(worked)}`}
              style={{ '--pm-share': worked / most } as CSSProperties}
            >
              <span className="unseen">
                {name}: {plural(sessions, 'session')}, {formatWorked(worked)}
              </span>
              <b aria-hidden="true">{by === 'task' ? formatWorked(worked) : sessions || ''}</b>
              <i aria-hidden="true" />
              <small aria-hidden="true">{label}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
