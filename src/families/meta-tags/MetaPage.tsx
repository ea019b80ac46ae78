import type { ComponentProps, ReactNode } from 'react';
import { initialValues, readKnown } from '@/kit/option';
import { toOutcome, toText } from '@/kit/output';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { ResetButton } from '@/ui/controls/ResetButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import type { Run } from '@/ui/hooks/useRun';
import { OutputView } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { MetaPreview } from './MetaPreview';
import './meta-page.css';

interface MetaPageProps extends ToolPageProps, ComponentProps<typeof MetaPreview> {
  options: OptionState;
  run: Run;
  className: string;
  /** The fields. */
  children: ReactNode;
}

/** A form about a page, the tags that say it, and how they will look. */
export function MetaPage(props: MetaPageProps) {
  const { slug, tool, page, options, run, className, search, card, children } = props;
  const { values } = options;
  const shown = run.outcome?.shown;
  const pick = (example: (typeof tool.examples)[number]) =>
    options.set({ ...initialValues(tool.options), ...readKnown(tool.options, example.options ?? {}) });
  return (
    <div className={`generator meta-page ${className}`}>
      <Panel
        title="Page"
        className="form-box"
        actions={
          <>
            <ResetButton options={options} />
            <ExamplesMenu examples={tool.examples} onPick={pick} />
          </>
        }
      >
        <div className="panel-body">{children}</div>
      </Panel>
      <div className="meta-results">
        <MetaPreview search={search} card={card} />
        <ResultPanel slug={slug} tool={tool} run={run} options={values}>
          {shown && toText(shown) !== '' ? (
            <OutputView shown={shown} output={tool.output} options={values} />
          ) : (
            <div className="empty" data-sample="">
              <p className="unseen">The tags appear here as you type.</p>
              <div className="sample" aria-hidden="true" inert>
                <OutputView
                  shown={toOutcome(tool.output.kind, tool.examples[0]!.output).shown}
                  output={tool.output}
                  options={values}
                />
              </div>
              <div className="input-foot">
                <Examples examples={tool.examples} onPick={pick} />
              </div>
            </div>
          )}
        </ResultPanel>
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
