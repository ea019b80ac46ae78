import { useEffect, useMemo, useRef, useState } from 'react';
import { toOutcome, toText, valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import { download, downloadName } from '@/ui/output/download';
import { MatchSample } from '@/ui/output/MatchSample';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { type RowsHandle, VirtualRows } from '@/ui/output/VirtualRows';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { MarkedText } from './MarkedText';
import type { Found } from './search';
import type tool from './tool';
import './view.css';

/** Replacing is asked for apart. */
const MATCHES = { show: 'matches' } as const;
const ROW_HEIGHT = 32;
/** What a row shows of a long match. */
const CELL = 200;

export default function SubstringFinder(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const transform = useTransform(
    { ...props, page: props.page },
    {
      extra: MATCHES,
      missing: ({ substring }) => (substring === '' ? 'Matches are highlighted here as you type.' : undefined),
    },
  );
  const { options, edited, run, text } = transform;
  const { values } = options;
  const { outcome, error, source } = run;
  const replacing = useRun(slug, tool);
  const [chosen, setChosen] = useState<number>();
  const rows = useRef<RowsHandle>(null);

  // A replacement that was asked of another text or search is no longer wanted.
  const { clear: forget } = replacing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the search is made of decides.
  useEffect(() => {
    setChosen(undefined);
    forget();
  }, [text, values, forget]);

  // Drawn with the text they were found in: a newer one may have been typed while they were awaited.
  const list = useMemo(
    () => (outcome?.data && source && !error ? { ...outcome.data, text: source.input } : undefined),
    [outcome, source, error],
  );
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
    edited.replace({ input: toText(replaced.shown) });
    toast({
      title: `Replaced ${plural(list?.total ?? 0, 'match', 'matches')}`,
      action: { label: 'Undo', run: () => edited.replace({ input: before }) },
    });
  }, [replaced]);

  const sample = useMemo(() => {
    const [{ input, output }] = tool.examples as [(typeof tool.examples)[number]];
    const rows = valueAs(toOutcome(tool.output.kind, output).shown, 'table')?.rows ?? [];
    return { input, matches: rows.map(([at, , match = '']) => ({ at: Number(at), match })) };
  }, [tool]);

  const step = (by: number) => {
    const listed = list?.positions.length ?? 0;
    if (listed === 0) return;
    const next = ((chosen ?? (by > 0 ? -1 : 0)) + by + listed) % listed;
    setChosen(next);
    rows.current?.show(next);
  };

  return (
    <TransformLayout
      transform={transform}
      className="substring-finder"
      actions={<Button label="Replace All" disabled={!list?.total} onClick={replaceAll} />}
      result={
        <div className="substring-finder-results">
          <ResultPanel
            {...resultPanelProps(transform)}
            run={{ ...run, outcome: list && outcome, error: error ?? replacing.error, stale: run.stale && !error }}
            errorText={values.substring}
            onGoTo={undefined}
            aside={count}
            announcement={count ?? ''}
            copies={report}
            onDownload={() => download(downloadName(tool, slug, values), report())}
            remarks={null}
            views={
              <>
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="chevron-up"
                  label="Previous match"
                  disabled={!list?.total}
                  onClick={() => step(-1)}
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="chevron-down"
                  label="Next match"
                  disabled={!list?.total}
                  onClick={() => step(1)}
                />
              </>
            }
          >
            {list ? (
              <MarkedText text={list.text} spans={list.spans} chosen={chosen} label="Highlighted Text" />
            ) : (
              !error && (
                <MatchSample
                  label="Matches are highlighted here as you type."
                  text={sample.input}
                  matches={sample.matches}
                />
              )
            )}
          </ResultPanel>
          <Panel
            className="substring-finder-positions"
            title="Positions"
            aside={list && list.total > 0 && 'Counted from 0'}
            actions={
              <CopyButton
                small
                variant="quiet"
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
              list && (
                <div className="empty">
                  <p>No matches.</p>
                </div>
              )
            )}
          </Panel>
        </div>
      }
    />
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
