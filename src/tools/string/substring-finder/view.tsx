import { useEffect, useMemo, useRef, useState } from 'react';
import { toOutcome, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { download, downloadName } from '@/ui/output/download';
import { MatchSample } from '@/ui/output/MatchSample';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { RowsHandle } from '@/ui/output/VirtualRows';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { MarkedText } from './MarkedText';
import { Positions } from './Positions';
import type { Found } from './search';
import type tool from './tool';
import { useReplaceAll } from './useReplaceAll';
import './view.css';

/** Replacing is asked for apart. */
const MATCHES = { show: 'matches' } as const;

export default function SubstringFinder(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const transform = useTransform(
    { ...props, page: props.page },
    {
      extra: MATCHES,
      missing: ({ substring }) => (substring === '' ? 'Matches are highlighted here as you type.' : undefined),
    },
  );
  const { options, run, text } = transform;
  const { values } = options;
  const { outcome, error, source } = run;
  const [chosen, setChosen] = useState<number>();
  const rows = useRef<RowsHandle>(null);

  // Drawn with the text they were found in: a newer one may have been typed while they were awaited.
  const list = useMemo(
    () => (outcome?.data && source && !error ? { ...outcome.data, text: source.input } : undefined),
    [outcome, source, error],
  );
  const replacing = useReplaceAll(props, transform, list?.total ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the search is made of decides.
  useEffect(() => setChosen(undefined), [text, values]);
  const count = list && plural(list.total, 'match', 'matches');
  const report = () => (list ? writeReport(values.substring, list) : '');

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
      actions={<Button label="Replace All" disabled={!list?.total} onClick={replacing.start} />}
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
                <StepButton by={-1} disabled={!list?.total} onStep={step} />
                <StepButton by={1} disabled={!list?.total} onStep={step} />
              </>
            }
          >
            {list ? (
              <MarkedText text={list.text} spans={list.spans} chosen={chosen} label="Highlighted Text" />
            ) : (
              !error && <Sample tool={tool} />
            )}
          </ResultPanel>
          <Positions list={list} notes={outcome?.notes ?? []} handle={rows} chosen={chosen} onChoose={setChosen} />
        </div>
      }
    />
  );
}

const StepButton = ({ by, disabled, onStep }: { by: 1 | -1; disabled: boolean; onStep(by: 1 | -1): void }) => (
  <Button
    iconOnly
    small
    variant="quiet"
    icon={by < 0 ? 'chevron-up' : 'chevron-down'}
    label={by < 0 ? 'Previous match' : 'Next match'}
    disabled={disabled}
    onClick={() => onStep(by)}
  />
);

/** The first example, as it will look. */
function Sample({ tool: { examples, output } }: { tool: typeof tool }) {
  const sample = useMemo(() => {
    const [first] = examples as [(typeof examples)[number]];
    const rows = valueAs(toOutcome(output.kind, first.output).shown, 'table')?.rows ?? [];
    return { input: first.input, matches: rows.map(([at, , match = '']) => ({ at: Number(at), match })) };
  }, [examples, output]);
  return <MatchSample label="Matches are highlighted here as you type." text={sample.input} matches={sample.matches} />;
}

/** What is copied and saved of a search. */
const writeReport = (substring: string, list: Found & { text: string }): string =>
  [
    `Substring: ${substring}`,
    `Count: ${list.total}`,
    `Positions: ${list.positions.join(', ')}`,
    '',
    mark(list.text, list.spans),
  ].join('\n');

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
