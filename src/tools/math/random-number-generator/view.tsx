import { useEffect, useRef } from 'react';
import { type Outcome, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { HistoryList } from '@/ui/history/HistoryList';
import { savedHistory } from '@/ui/history/saved-history';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { copyText } from '@/ui/output/clipboard';
import { plural } from '@/ui/output/count';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { GeneratorLayout, generatorResultProps } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import type tool from './tool';
import './view.css';

interface Drawn {
  id: number;
  /** What was drawn: numbers, dice, … */
  kind: string;
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

/** What one result of each kind is called. */
const KINDS: Readonly<Record<string, string>> = { dice: 'roll', coin: 'flip', list: 'draw' };
/** More different ones than these are no summary. */
const MOST_TALLIED = 6;

/** How often each came: " · Heads 6, Tails 4". */
function tally(kind: string, drawn: readonly string[]): string {
  if ((kind !== 'coin' && kind !== 'list') || drawn.length < 2) return '';
  const counts = new Map<string, number>();
  for (const one of drawn) counts.set(one, (counts.get(one) ?? 0) + 1);
  if (counts.size > MOST_TALLIED || counts.size === drawn.length) return '';
  const most = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return ` · ${most.map(([one, count]) => `${one} ${count}`).join(', ')}`;
}

const clock = (moment: number) => new Date(moment).toLocaleTimeString('en', { hourCycle: 'h23' });
const drawNumbers = ({ outcome }: Drawn): readonly string[] => valueAs(outcome.shown, 'list') ?? [];

/** Every set that was drawn, as a step that Undo takes back. */
function useSets(props: ToolPageProps<typeof tool>) {
  const sets = useUndoable(NONE, `${props.slug}:sets`);
  const { current } = sets.value;
  const { change, settle, reset } = sets;

  // A set that came without asking is nothing the visitor did, so nothing to take back.
  const isFirst = useRef(current === undefined);
  const generator = useGenerator(props, { startsByItself: current === undefined });
  const { outcome } = generator.run;
  const { draw } = generator.options.values;
  const asked = useRef<string>(draw);
  asked.current = draw;

  useEffect(() => {
    if (!outcome) return;
    const time = clock(Date.now());
    const kind = asked.current;
    if (isFirst.current) {
      isFirst.current = false;
      const first = { id: 1, kind, time, outcome };
      reset({ current: first, drawn: [first] });
      return;
    }
    change((old) => {
      const next = { id: (old.drawn[0]?.id ?? 0) + 1, kind, time, outcome };
      return { current: next, drawn: [next, ...(savedHistory.get() ? old.drawn : [])].slice(0, SETS) };
    });
    settle();
  }, [outcome, change, settle, reset]);

  // Another kind is shown at once: what stood there would be an answer to another question.
  const { generate } = generator;
  const { ready } = generator.options;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (before.current !== undefined && before.current !== draw) generate();
    before.current = draw;
  }, [ready, draw, generate]);
  return { sets, generator };
}

export default function RandomNumberGenerator(props: ToolPageProps<typeof tool>) {
  const { sets, generator } = useSets(props);
  const { current, drawn } = sets.value;
  const panel = useRef<HTMLDivElement>(null);
  useUndoKeys(panel, sets);
  const { run } = generator;

  const numbers = current ? drawNumbers(current) : [];
  const kind = current?.kind ?? 'numbers';
  const copyOne = async (number: string) =>
    toast(
      (await copyText(number))
        ? 'Copied to clipboard'
        : { title: 'Not copied', description: 'The browser didn’t allow it.', tone: 'destructive' },
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
    <GeneratorLayout
      generator={generator}
      title="Settings"
      className="rn"
      result={(lead) => (
        <div className="rn-column compact" ref={panel}>
          <ResultPanel
            {...generatorResultProps(generator)}
            run={{ ...run, outcome: current?.outcome }}
            lead={lead}
            aside={false}
            below={
              current && (
                <p className="rn-when quiet-note">
                  {plural(numbers.length, KINDS[kind] ?? 'number')} at {current.time}
                  {tally(kind, numbers)}
                </p>
              )
            }
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
              !run.error && (
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
            action="Reuse"
            onPress={(one) => sets.replace({ current: one, drawn })}
          />
        </div>
      )}
    />
  );
}
