import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Outcome, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ResetButton } from '@/ui/controls/ResetButton';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { HistoryList } from '@/ui/history/HistoryList';
import { savedHistory } from '@/ui/history/saved-history';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { copyText } from '@/ui/output/clipboard';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';
import './view.css';

interface Drawn {
  id: number;
  time: string;
  outcome: Outcome;
}
interface Sets {
  /** The one that is shown. */
  current?: Drawn;
  /** All that are kept, newest first. */
  drawn: readonly Drawn[];
}
const NONE: Sets = { drawn: [] };
const SETS = 10;
const PREVIEW = 120;

const clock = (moment: number) => new Date(moment).toLocaleTimeString('en', { hourCycle: 'h23' });
const drawNumbers = ({ outcome }: Drawn): readonly string[] => valueAs(outcome.shown, 'list') ?? [];

export default function RandomNumberGenerator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const run = useRun(slug, tool);
  const { outcome, error } = run;
  const sets = useUndoable(NONE, `${slug}:sets`);
  const { current, drawn } = sets.value;
  const { change, settle, reset } = sets;
  const panel = useRef<HTMLDivElement>(null);
  useUndoKeys(panel, sets);

  const { start } = run;
  const started = useRef(current !== undefined);
  const own = useRef(false);
  // The first set is there without asking; after that only the button draws.
  useLayoutEffect(() => {
    if (!ready || started.current) return;
    started.current = true;
    own.current = true;
    start(undefined, values);
  }, [ready, values, start]);

  useEffect(() => {
    if (!outcome) return;
    const time = clock(Date.now());
    if (own.current) {
      own.current = false;
      // Nothing the visitor did, so nothing to take back.
      const first = { id: 1, time, outcome };
      reset({ current: first, drawn: [first] });
      return;
    }
    change((old) => {
      const next = { id: (old.drawn[0]?.id ?? 0) + 1, time, outcome };
      return { current: next, drawn: [next, ...(savedHistory.get() ? old.drawn : [])].slice(0, SETS) };
    });
    settle();
  }, [outcome, change, settle, reset]);

  const numbers = current ? drawNumbers(current) : [];
  const copyOne = async (number: string) =>
    toast(
      (await copyText(number))
        ? 'Copied to clipboard'
        : { title: 'Not copied', description: 'The browser refused.', tone: 'destructive' },
    );
  const clearAll = () => {
    const before = sets.value;
    sets.replace(NONE);
    run.clear();
    return () => sets.replace(before);
  };
  const forget = () => {
    const before = sets.value;
    sets.replace({ ...before, drawn: [] });
    return () => sets.replace(before);
  };
  const nothing = drawn.length === 0;

  return (
    <div className="generator starts">
      <Panel title="Settings" className="form-box" actions={<ResetButton options={options} />}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run.start(undefined, values);
          }}
        >
          <OptionFields shape={tool.options} options={options} />
          <Button type="submit" variant="primary" icon="dices" label="Generate" />
        </form>
      </Panel>
      <div className="rn-column" ref={panel}>
        <ResultPanel
          slug={slug}
          tool={tool}
          run={{ ...run, outcome: current?.outcome }}
          options={values}
          aside={current && `${plural(numbers.length, 'number')} at ${current.time}`}
          actions={
            <>
              <UndoButtons steps={sets} />
              <Button
                small
                variant="quiet"
                icon="trash-2"
                label="Clear All"
                aria-disabled={nothing}
                onClick={nothing ? undefined : () => toastCleared(clearAll())}
              />
            </>
          }
        >
          {current ? (
            <ul className={`rn-list ${numbers.length === 1 ? 'rn-single' : ''}`} aria-label="Numbers">
              {numbers.map((number, at) => (
                <li key={`${current.id}-${at}`}>
                  <button type="button" className="rn-number" title="Copy" onClick={() => copyOne(number)}>
                    {number}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            !error && (
              <div className="empty">
                <p>Press Generate to see numbers here.</p>
              </div>
            )
          )}
        </ResultPanel>
        <HistoryList
          className="rn-sets"
          title="Generation History"
          history={{ entries: drawn, clear: forget }}
          getKey={({ id }) => id}
          show={(one) => (
            <>
              <time>{one.time}</time>
              {drawNumbers(one).join(', ').slice(0, PREVIEW)}
            </>
          )}
          action="Bring back"
          onPress={(one) => sets.replace({ current: one, drawn })}
        />
      </div>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
