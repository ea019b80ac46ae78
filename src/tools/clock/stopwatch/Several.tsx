import { formatDuration } from '@/engines/time/duration';
import { isRunning, pause, type Stopwatch, settle, shownAt, start } from '@/engines/time/stopwatch';
import {
  type All,
  add,
  changeAt,
  isAnyRunning,
  LONGEST_NAME,
  MOST_STOPWATCHES,
  nameOf,
  pauseAll,
  remove,
  rename,
  show,
  startAll,
  stopwatchAt,
} from '@/engines/time/stopwatches';
import { prepareSounds } from '@/families/clock/sounds';
import { useMoment } from '@/families/clock/useMoment';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Panel } from '@/ui/output/Panel';
import { getAll, setAll, storedList } from './store';

/** How often the times beside the large one are drawn anew. */
const TICK_MS = 200;

export function AddStopwatch({ count }: { count: number }) {
  return (
    <Button
      small
      variant="quiet"
      icon="plus"
      label="Add Stopwatch"
      disabled={count >= MOST_STOPWATCHES}
      onClick={() => setAll(add(getAll()))}
    />
  );
}

function removeUndoably(at: number): void {
  const before = getAll();
  setAll(remove(before, at));
  // What was done to the others since would be lost.
  const after = storedList.get();
  const undo = () => {
    if (storedList.get() === after) setAll(before);
  };
  toast({ title: 'Stopwatch deleted', action: { label: 'Undo', run: undo } });
}

/** All stopwatches with their names and times; the one that is shown large is marked. */
export function Several({ all }: { all: All }) {
  const { list } = all;
  const now = useMoment(isAnyRunning(all) ? () => TICK_MS : undefined);
  const running = isAnyRunning(all);
  return (
    <Panel
      title="Stopwatches"
      className="sw-several"
      aside={`${list.names.length} of ${MOST_STOPWATCHES}`}
      actions={
        <>
          <Button
            small
            variant="quiet"
            icon="play"
            label="Start All"
            onClick={() => {
              prepareSounds();
              setAll(startAll(getAll(), Date.now()));
            }}
          />
          <Button
            small
            variant="quiet"
            icon="pause"
            label="Pause All"
            disabled={!running}
            onClick={() => setAll(pauseAll(getAll(), Date.now()))}
          />
        </>
      }
    >
      <ul>
        {list.names.map((name, at) => {
          const state = stopwatchAt(all, at);
          return (
            <Row
              key={at}
              name={name}
              called={nameOf(list, at)}
              shown={at === list.shown}
              state={state}
              time={formatDuration(shownAt(state, now), { round: state.countdown === null ? 'down' : 'up' })}
              at={at}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

interface RowProps {
  name: string;
  called: string;
  shown: boolean;
  state: Stopwatch;
  time: string;
  at: number;
}

function Row({ name, called, shown, state, time, at }: RowProps) {
  const running = isRunning(state);
  const startOrPause = () => {
    prepareSounds();
    const now = Date.now();
    const by = (one: Stopwatch) => (isRunning(one) ? pause(one, now) : start(settle(one, now), now));
    setAll(changeAt(getAll(), at, by));
  };
  return (
    <li className={shown ? 'sw-shown' : ''}>
      <input
        type="text"
        aria-label={`Name of stopwatch ${at + 1}`}
        placeholder={`Stopwatch ${at + 1}`}
        maxLength={LONGEST_NAME}
        value={name}
        autoComplete="off"
        onChange={({ target }) => storedList.set(rename(storedList.get(), at, target.value))}
      />
      <b>{time}</b>
      <Button
        iconOnly
        variant="quiet"
        icon={running ? 'pause' : 'play'}
        label={running ? `Pause ${called}` : `Start ${called}`}
        onClick={startOrPause}
      />
      <Button
        iconOnly
        variant="quiet"
        icon="eye"
        label={`Show ${called}`}
        aria-pressed={shown}
        onClick={() => setAll(show(getAll(), at))}
      />
      <Button iconOnly variant="quiet" icon="trash-2" label={`Delete ${called}`} onClick={() => removeUndoably(at)} />
    </li>
  );
}
