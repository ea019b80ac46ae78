import { useEffect, useRef, useState } from 'react';
import { initialValues } from '@/kit/option';
import { runInWorker } from '@/kit/run/runner';
import type { ToolOptions } from '@/kit/tool';
import { useRun } from '@/ui/hooks/useRun';
import type { ToolPageProps } from '@/ui/pages/page';
import { readBcrypt } from './parts';
import type tool from './tool';

/** Quick, and long enough to be measured. */
const TRIAL_COST = 7;

/** Milliseconds of a hash of cost 0, measured here by a small one and by every one that is asked for. */
function usePace(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [pace, setPace] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const options = { ...initialValues(tool.options), cost: TRIAL_COST };
    const measure = async () => {
      // The first one also loads and warms up; the second tells.
      for (let turn = 0; turn < 2; turn++) {
        const start = performance.now();
        await runInWorker(tool, { slug, input: '', options }, { signal });
        if (turn === 1) setPace((performance.now() - start) / 2 ** TRIAL_COST);
      }
    };
    measure().catch(() => undefined);
    return () => controller.abort();
  }, [slug, tool]);
  return [pace, setPace] as const;
}

/** The runs of the page, from each of which the pace is learned. */
export function useTimedRun(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const run = useRun(slug, tool);
  const [pace, setPace] = usePace(props);
  const started = useRef<{ at: number; cost: number }>(undefined);
  const { outcome, error, running } = run;
  useEffect(() => {
    if (running || !started.current) return;
    const { at, cost } = started.current;
    started.current = undefined;
    if ((outcome || error) && cost >= TRIAL_COST) setPace((performance.now() - at) / 2 ** cost);
  }, [running, outcome, error, setPace]);

  const start = (password: string, values: ToolOptions<typeof tool>) => {
    const cost = values.mode === 'compare' ? readBcrypt(values.bcryptHash)?.cost : values.cost;
    started.current = cost === undefined ? undefined : { at: performance.now(), cost };
    run.start(password, values);
  };
  const stop = () => {
    started.current = undefined;
    run.stop();
  };
  return { run: { ...run, stop }, pace, start };
}
