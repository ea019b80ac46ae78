import { lazy, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { type Shown, toOutcome, toText } from '@/kit/output';
import { OptionField } from '@/ui/controls/OptionField';
import { Tabs } from '@/ui/controls/Tabs';
import { Boundary } from '@/ui/output/Boundary';
import { OutputView } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { QueryStrip } from './QueryStrip';
import { Reference } from './Reference';
import type tool from './tool';
import './view.css';

const PickPanel = lazy(() => import('./PickPanel'));

export default function JsonPathFinder(props: ToolPageProps<typeof tool>) {
  const { tool } = props;
  const [view, setView] = useState<'raw' | 'tree'>('raw');
  const field = useRef<HTMLInputElement>(null);
  const transform = useTransform(
    { ...props, page: props.page },
    { missing: ({ query }) => (query === '' ? 'Enter a query to see its matches.' : undefined) },
  );
  const { options, edited, run, text: input, empty, stillNeeded, showPane } = transform;
  const { query, show } = options.values;
  const { outcome, error } = run;
  // Also without input or query: then it says what is missing.
  const find = () => {
    edited.settle();
    showPane('output');
    run.start(input, options.values);
  };

  const inQuery = error instanceof InputError && error.details.field === 'query';
  const goTo = (offset: number) => {
    if (!inQuery) return transform.wrong.goTo(offset);
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  const shown = outcome?.shown;
  const looked = useMemo<Shown | undefined>(
    () => (shown && view === 'tree' ? { kind: 'tree', value: toText(shown) } : shown),
    [shown, view],
  );
  const matches = outcome && !error && outcome.data.matches;
  const found = typeof matches === 'number' && (matches === 1 ? '1 match' : `${grouped(matches)} matches`);
  // What the query that the empty field shows finds in the document that the empty box shows.
  const sample = toOutcome(tool.output.kind, tool.examples[1]!.output).shown;

  return (
    <TransformLayout
      transform={transform}
      className="jp"
      strip={
        <QueryStrip
          shape={tool.options}
          options={options}
          field={field}
          isWrong={inQuery && input !== '' && query !== ''}
          onFind={find}
        />
      }
      result={
        <ResultPanel
          {...resultPanelProps(transform)}
          aside={found}
          announcement={found || ''}
          onGoTo={goTo}
          remarks={outcome && <Notes notes={outcome.notes} />}
          above={
            <div className="jp-show">
              <OptionField option={tool.options.show} value={show} onChange={(next) => options.set({ show: next })} />
              <Tabs label="View" tabs={{ raw: 'Raw', tree: 'Tree' }} value={view} onChange={setView} />
            </div>
          }
        >
          {looked ? (
            <OutputView shown={looked} output={tool.output} options={options.values} />
          ) : (
            !error && (
              <div className="empty" data-sample="">
                <p className={stillNeeded ? 'jp-needed' : 'unseen'}>
                  {stillNeeded ?? 'Enter JSON and a query. The matches appear here as you type.'}
                </p>
                <div className="sample" aria-hidden="true" inert>
                  <OutputView shown={sample} output={tool.output} options={options.values} />
                </div>
              </div>
            )
          )}
        </ResultPanel>
      }
      below={
        <>
          {!empty && (
            <Boundary what="The document to click in" fallback={null}>
              <PickPanel text={input} onPick={(path) => options.set({ query: path })} />
            </Boundary>
          )}
          <Reference
            onTry={(example) => {
              options.set({ query: example });
              if (empty) edited.replace({ input: tool.examples[0]!.input });
              showPane('output');
            }}
          />
        </>
      }
    />
  );
}
