import { useEffect, useMemo, useState } from 'react';
import { type Format, isPlain, type Reading, readPlain } from '@/engines/cron/plain';
import { InputError } from '@/engines/input-error';
import { type Outcome, toOutcome } from '@/kit/output';
import { settled } from '@/ui/hooks/useResult';
import { IDLE, type RunState } from '@/ui/hooks/useRun';
import { type Explained, type ExplainOptions, explain } from './explain';

const TICK_MS = 5000;

interface Understood {
  reading?: Reading;
  error?: Error;
}

type Read = (expression: string, format: Format | 'auto') => Reading;

function understand(expression: string, format: Format | 'auto', others: Read | undefined): Understood {
  try {
    if (isPlain(expression, format)) return { reading: readPlain(expression) };
    return { reading: others?.(expression, format) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error };
  }
}

/** The rules of other schedulers, once they were needed. */
function useOthers(needed: boolean): Read | undefined {
  const [read, setRead] = useState<{ readSchedule: Read }>();
  useEffect(() => {
    if (needed && !read) void import('@/engines/cron/read').then(setRead);
  }, [needed, read]);
  return read?.readSchedule;
}

/** The tool's own answer to what was read: a page that waits for nothing. */
function answer(reading: Reading, options: ExplainOptions, now: number): RunState<Explained> {
  try {
    return settled(toOutcome('fields', explain(reading, options, now)) as Outcome<Explained>);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return settled<Explained>(undefined, error);
  }
}

/** The present, from when the page can be used: the next runs take as long to find as the rest of its start. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** What an expression means and when it runs, as far as that is known yet. */
export function useSchedule(expression: string, options: ExplainOptions & { format: Format | 'auto' }) {
  const now = useNow();
  const others = useOthers(!isPlain(expression, options.format));
  const { reading, error } = useMemo(
    () => understand(expression, options.format, others),
    [expression, options.format, others],
  );
  // What is due in this very minute has started already; where seconds count, in this very second.
  const grain = reading?.plan?.seconds.some((second) => second > 0) ? 1000 : 60_000;
  const instant = now === undefined ? undefined : Math.floor(now / grain) * grain;
  const run = useMemo(
    () => (instant === undefined || !reading ? IDLE : answer(reading, options, instant)),
    [instant, reading, options],
  );
  const format: Format = reading?.format ?? (options.format === 'auto' ? 'cron' : options.format);
  return { now, reading, error, format, run };
}

export type Schedule = ReturnType<typeof useSchedule>;
