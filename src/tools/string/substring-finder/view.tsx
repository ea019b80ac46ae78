import { useEffect, useMemo, useRef, useState } from 'react';
import { type Input, inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { textOf } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Announce } from '@/ui/Announce';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { Panel } from '@/ui/Panel';
import { downloadName, helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { type Inputs, useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { type RowsHandle, VirtualRows } from '@/ui/VirtualRows';
import { MarkedText } from './MarkedText';
import type { Found } from './search';
import './view.css';

const PAGE = definePage({
  help: [
    'Type, paste or upload the text to search.',
    'Type the Substring. Case Sensitive, Whole Word and Regex narrow the search.',
    'Every match is marked and listed with its position, counted from 0. Press one to see it in the text.',
    'Replace All puts Replace With in place of every match; Undo takes it back.',
  ],
});

const ROW_HEIGHT = 32;
/** What a row shows of a long match. */
const CELL = 200;

export default function SubstringFinder({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs<Inputs>(useMemo(() => ({ input: '' }), []));
  const text = edited.value.input as string;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const searching = useRun(slug, tool);
  const replacing = useRun(slug, tool);
  const [chosen, setChosen] = useState<number>();
  const rows = useRef<RowsHandle>(null);
  /** What the newest search was given: its outcome is the next to arrive. */
  const asked = useRef('');
  const idle = values.substring === '' || text === '';

  const { start, clear, outcome, error } = searching;
  const find = () => {
    setChosen(undefined);
    // A replacement that was asked of another text or search is no longer wanted.
    replacing.clear();
    asked.current = text;
    if (idle) clear();
    else start(text, { ...values, show: 'offsets' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the search is made of decides.
  useEffect(() => {
    if (ready) find();
  }, [ready, text, values]);

  // Drawn with the text they were found in: a newer one may have been typed while they were awaited.
  const found = useMemo(
    () => (outcome ? { ...(JSON.parse(textOf(outcome.shown)) as Found), text: asked.current } : undefined),
    [outcome],
  );
  const list = error || idle ? undefined : found;
  const count = list && plural(list.total, 'match', 'matches');
  const report = () =>
    list
      ? [
          `Substring: ${values.substring}`,
          `Count: ${list.total}`,
          `Positions: ${list.positions.join(', ')}`,
          '',
          mark(list.text, list.spans),
        ].join('\n')
      : '';

  const { outcome: replaced } = replacing;
  const wanted = useRef(false);
  const replaceAll = () => {
    wanted.current = true;
    edited.settle();
    replacing.start(text, { ...values, show: 'replacement' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is taken once, when it comes.
  useEffect(() => {
    if (!replaced || !wanted.current) return;
    wanted.current = false;
    const before = text;
    edited.replace({ input: textOf(replaced.shown) });
    toast({
      title: `Replaced ${plural(list?.total ?? 0, 'match', 'matches')}`,
      action: { label: 'Undo', run: () => edited.replace({ input: before }) },
    });
  }, [replaced]);

  const step = (by: number) => {
    const listed = list?.positions.length ?? 0;
    if (listed === 0) return;
    const next = ((chosen ?? (by > 0 ? -1 : 0)) + by + listed) % listed;
    setChosen(next);
    rows.current?.show(next);
  };
  const problem = error ?? replacing.error;

  return (
    <div className="transform substring-finder">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Find" look="primary" disabled={idle} onClick={find} />
          <Button label="Replace All" disabled={!list?.total} onClick={replaceAll} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={input}
          value={text}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={find}
          actions={<EditActions edited={edited} empty={text === ''} />}
        />
      </div>
      <div className="substring-finder-results">
        <Panel
          className={`output-box ${searching.stale && !error ? 'stale' : ''}`}
          title={tool.output.label}
          aside={count}
          actions={
            <>
              <Button
                iconOnly
                small
                look="quiet"
                icon="chevron-up"
                label="Previous match"
                disabled={!list?.total}
                onClick={() => step(-1)}
              />
              <Button
                iconOnly
                small
                look="quiet"
                icon="chevron-down"
                label="Next match"
                disabled={!list?.total}
                onClick={() => step(1)}
              />
              <CopyButton small look="quiet" value={report} says={tool.output.copySays} disabled={!list} />
              <Button
                small
                look="quiet"
                icon="download"
                label="Download"
                disabled={!list}
                onClick={() => download(downloadName(tool, slug, values), report())}
              />
              <ShareMenu shape={tool.options} options={values} inputs={text === '' ? undefined : { input: text }} />
            </>
          }
        >
          <RunStatus running={searching.running} progress={searching.progress} onStop={searching.stop} />
          {problem && <ErrorBanner error={problem} text={values.substring as string} />}
          <div className="output-body" aria-busy={searching.running}>
            {list ? (
              <MarkedText text={list.text} spans={list.spans} chosen={chosen} label="Highlighted Text" />
            ) : (
              !error && (
                <div className="empty">
                  <p>Matches are marked here as you type.</p>
                  <Examples
                    of={tool.examples}
                    onPick={(example) => {
                      const fresh = { caseSensitive: false, wholeWord: false, regex: false };
                      options.set({ ...fresh, ...(example.options as Record<string, OptionValue>) });
                      edited.replace({ input: example.input as string });
                    }}
                  />
                </div>
              )
            )}
          </div>
          <Announce says={count ?? ''} />
        </Panel>
        <Panel
          className="substring-finder-positions"
          title="Positions"
          aside={list && list.total > 0 && 'Counted from 0'}
          actions={
            <CopyButton
              small
              look="quiet"
              label="Copy Positions"
              value={() => list?.positions.join(', ') ?? ''}
              disabled={!list?.total}
            />
          }
        >
          {list &&
            outcome?.notes.map((note) => (
              <p key={note} className="hint-bar">
                {note}
              </p>
            ))}
          {list && list.total > 0 ? (
            <VirtualRows
              handle={rows}
              role="group"
              aria-label="Positions"
              count={list.positions.length}
              rowHeight={ROW_HEIGHT}
              row={(at) => (
                <button
                  key={at}
                  type="button"
                  className={`substring-finder-row ${at === chosen ? 'chosen' : ''}`}
                  aria-pressed={at === chosen}
                  onClick={() => setChosen(at)}
                >
                  <b>{list.positions[at]}</b>
                  <span>{around(list.text, list.spans[2 * at]!, list.spans[2 * at + 1]!)}</span>
                </button>
              )}
            />
          ) : (
            <div className="empty">
              <p>{list ? 'No matches.' : 'Each match is listed here with its position.'}</p>
            </div>
          )}
        </Panel>
      </div>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

/** The text with every listed match between brackets, for a file without colours. */
function mark(text: string, spans: Found['spans']): string {
  const parts: string[] = [];
  let at = 0;
  for (let match = 0; match < spans.length; match += 2) {
    parts.push(text.slice(at, spans[match]), `[${text.slice(spans[match], spans[match + 1])}]`);
    at = spans[match + 1]!;
  }
  return parts.join('') + text.slice(at);
}

const flat = (text: string) => text.replace(/\r?\n/g, '↵');

/** A match with a little of what stands around it. */
const around = (text: string, start: number, end: number) => (
  <>
    {flat(text.slice(Math.max(0, start - 20), start))}
    <mark className="found">{flat(text.slice(start, Math.min(end, start + CELL)))}</mark>
    {flat(text.slice(end, end + 40))}
  </>
);
