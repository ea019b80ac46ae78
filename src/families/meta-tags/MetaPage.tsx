import type { ComponentProps, ReactNode } from 'react';
import { toOutcome, toText } from '@/kit/output';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { ResetButton } from '@/ui/controls/ResetButton';
import { OutputView } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps } from '@/ui/pages/page';
import type { Generator } from '@/ui/pages/useGenerator';
import { MetaPreview } from './MetaPreview';
import './meta-page.css';

interface MetaPageProps extends ComponentProps<typeof MetaPreview> {
  generator: Generator;
  className: string;
  /** The fields. */
  children: ReactNode;
}

/** A form about a page, the tags that say it, and how they will look. */
export function MetaPage(props: MetaPageProps) {
  const { generator, className, search, card, children } = props;
  const { slug, tool, page, options, run, loadExample: pick } = generator;
  const { values } = options;
  const shown = run.outcome?.shown;
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
