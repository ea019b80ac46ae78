import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Shown, toText } from '@/kit/output';
import { Button } from '../controls/Button';
import { Tabs } from '../controls/Tabs';
import { Boundary } from './Boundary';
import { OutputView } from './OutputView';
import { ResultPanel, type ResultPanelProps } from './ResultPanel';

const SandboxFrame = lazy(async () => ({ default: (await import('./SandboxFrame')).SandboxFrame }));

/** One of several ways to look at the same result. */
export interface ResultView {
  label: string;
  /** What is shown instead of the result as it is. */
  convert?(shown: Shown): Shown;
  /** Said above it. */
  note?(viewed: Shown): string | undefined;
}

interface OutputPanelProps extends Omit<ResultPanelProps, 'children' | 'views'> {
  /** Shown while there is no result. */
  empty: ReactNode;
  /** An example of a result, dimmed, while there is none. */
  sample?: Shown;
  isSampleComing?: boolean;
  /** Ways to look at the result, the first as it is. */
  views?: Readonly<Record<string, ResultView>>;
  /** A wrong input leaves no result behind that could be taken for its own. */
  clearsOnError?: boolean;
  /** Milliseconds for which "Processing…" is shown after each result. */
  indicator?: number;
}

const TREE_VIEWS: Readonly<Record<string, ResultView>> = {
  raw: { label: 'Raw' },
  tree: { label: 'Tree', convert: (shown) => (shown.kind === 'list' ? shown : { kind: 'tree', value: toText(shown) }) },
};

/** A list or a table of fields without a line: there is nothing to show yet. */
const isNothing = ({ value }: Shown): boolean => Array.isArray(value) && value.length === 0;

/** True for so many milliseconds after each change of a value. */
function useMoment(value: unknown, lasts = 0): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!value || lasts === 0) return;
    setOn(true);
    const timer = setTimeout(() => setOn(false), lasts);
    return () => clearTimeout(timer);
  }, [value, lasts]);
  return on;
}

/** Something of everything a style sheet usually speaks of. */
const styledSample = (css: string) =>
  `<style>${css.replaceAll('</', '<\\/')}</style><main class="container"><h1>Heading</h1><p>A paragraph with a <a href="#">link</a>, <strong>strong</strong> and <em>emphasised</em> words.</p><ul><li>One</li><li>Two</li></ul><button class="btn button">Button</button> <input placeholder="Input"><div class="card"><h2 class="title">Card</h2><p>With a text.</p></div><table><tr><th>Head</th><td>Cell</td></tr></table></main>`;

/** The result, drawn as its kind asks for, with everything one can do with it. */
export function OutputPanel({
  empty,
  sample,
  isSampleComing,
  views,
  clearsOnError,
  indicator,
  ...panel
}: OutputPanelProps) {
  const { tool, options } = panel;
  const { output } = tool;
  const run = panel.run.error && clearsOnError ? { ...panel.run, outcome: undefined, stale: false } : panel.run;
  const allViews = views ?? (output.tree ? TREE_VIEWS : undefined);
  const [view, setView] = useState(() => Object.keys(allViews ?? {})[0] ?? '');
  const [preview, setPreview] = useState(false);
  const processing = useMoment(run.outcome, indicator);
  const shown = run.outcome?.shown;
  const current = allViews?.[view];
  const viewed = useMemo(() => (shown && current?.convert ? current.convert(shown) : shown), [shown, current]);
  const note = viewed && current?.note?.(viewed);

  return (
    <ResultPanel
      {...panel}
      run={run}
      views={
        <>
          {allViews && shown?.kind !== 'list' && (
            <Tabs
              label="View"
              className="small"
              tabs={Object.fromEntries(Object.entries(allViews).map(([name, { label }]) => [name, label]))}
              value={view}
              onChange={setView}
            />
          )}
          {output.preview && (
            <Button
              small
              variant="quiet"
              icon={preview ? 'eye-off' : 'eye'}
              label={preview ? 'Hide Preview' : 'Show Preview'}
              onClick={() => setPreview(!preview)}
            />
          )}
        </>
      }
    >
      {processing && (
        <p className="processing quiet-note" role="status">
          Processing…
        </p>
      )}
      {note && <p className="hint-bar">{note}</p>}
      {shown && !isNothing(shown) ? (
        preview ? (
          <Boundary what="The preview" fallback={null}>
            <SandboxFrame
              title="Preview"
              html={output.preview === 'style' ? styledSample(toText(shown)) : toText(shown)}
            />
          </Boundary>
        ) : (
          <OutputView shown={viewed!} output={output} options={options} />
        )
      ) : (
        !run.error && (
          <div className="empty" data-sample={sample ? '' : undefined} data-waits={isSampleComing ? '' : undefined}>
            {empty}
            {sample && !isNothing(sample) && (
              <div className="sample" aria-hidden="true" inert>
                <OutputView shown={sample} output={output} options={options} isDrawnBefore />
              </div>
            )}
          </div>
        )
      )}
    </ResultPanel>
  );
}
