import { useEffect, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/Button';
import { copyText } from '@/ui/clipboard';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { OptionFields } from '@/ui/OptionFields';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { ResetButton } from '@/ui/ResetButton';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

interface Drawn {
  id: number;
  time: string;
  numbers: readonly string[];
}
const SETS = 10;
const PREVIEW = 120;
const STEPS = [
  ['Settings', 'Set Min and Max, how many numbers, their decimals, and whether one may come twice.'],
  ['Generate', 'Press Generate for a new set.'],
  ['Numbers', 'Press a number to copy it, or Copy to Clipboard for all of them.'],
  ['Generation History', 'The last 10 sets with their times; press one to bring it back.'],
] as const;

const clock = (moment: number) => new Date(moment).toLocaleTimeString('en', { hourCycle: 'h23' });

export default function RandomNumberGenerator({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const run = useRun(slug, tool);
  const { outcome, error } = run;
  const [sets, setSets] = useState<readonly Drawn[]>([]);
  const [current, setCurrent] = useState<Drawn>();
  const ids = useRef(0);

  useEffect(() => {
    if (!outcome) return;
    const drawn = { id: ids.current++, time: clock(Date.now()), numbers: outcome.shown.value as readonly string[] };
    setCurrent(drawn);
    setSets((old) => [drawn, ...old].slice(0, SETS));
  }, [outcome]);

  const numbers = current?.numbers ?? [];
  const copyOne = async (number: string) =>
    toast(
      (await copyText(number))
        ? 'Copied to clipboard'
        : { title: 'Not copied', description: 'The browser refused.', tone: 'destructive' },
    );
  const clearAll = () => {
    const before = { sets, current };
    setSets([]);
    setCurrent(undefined);
    run.clear();
    toast({
      title: 'Cleared',
      action: {
        label: 'Undo',
        run() {
          setSets(before.sets);
          setCurrent(before.current);
        },
      },
    });
  };

  return (
    <div className="generator">
      <Panel title="Settings" className="form-box" actions={<ResetButton options={options} />}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run.start(undefined, values);
          }}
        >
          <OptionFields shape={tool.options} options={options} />
          <Button type="submit" look="primary" icon="dices" label="Generate" />
        </form>
      </Panel>
      <div className="rn-column">
        <Panel
          title="Numbers"
          className="output-box"
          aside={current && `${plural(numbers.length, 'number')} at ${current.time}`}
          actions={
            <>
              <CopyButton
                small
                look="quiet"
                label="Copy to Clipboard"
                value={numbers.join('\n')}
                disabled={!current}
                says="Copied to clipboard"
              />
              <Button
                small
                look="quiet"
                icon="download"
                label="Download"
                disabled={!current}
                onClick={() => download(`${slug}.txt`, numbers.join('\n'))}
              />
              <Button
                small
                look="quiet"
                icon="trash-2"
                label="Clear All"
                disabled={sets.length === 0}
                onClick={clearAll}
              />
            </>
          }
        >
          {error && <ErrorBanner error={error} />}
          {outcome && current && !error && <Remarks outcome={outcome} />}
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
        </Panel>
        <HistoryList
          className="rn-sets"
          title="Generation History"
          entries={sets}
          keyOf={({ id }) => id}
          show={({ time, numbers }) => (
            <>
              <time>{time}</time>
              {numbers.join(', ').slice(0, PREVIEW)}
            </>
          )}
          action="Bring back"
          onPress={setCurrent}
        />
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
