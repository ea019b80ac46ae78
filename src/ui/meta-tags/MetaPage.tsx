import type { ComponentProps, ReactNode } from 'react';
import { textOf } from '@/kit/output';
import { CopyAndDownload } from '../CopyAndDownload';
import { ErrorBanner } from '../ErrorBanner';
import { Examples } from '../Examples';
import { HelpGuide } from '../HelpGuide';
import { OutputView } from '../OutputView';
import { Panel } from '../Panel';
import { downloadName, helpSteps, type ToolPageProps } from '../pages/page';
import { Notes } from '../Remarks';
import { ResetButton } from '../ResetButton';
import { ShareMenu } from '../ShareMenu';
import type { OptionState } from '../useOptions';
import type { Run } from '../useRun';
import { MetaPreview } from './MetaPreview';
import './meta-page.css';

interface MetaPageProps extends ToolPageProps, ComponentProps<typeof MetaPreview> {
  options: OptionState;
  run: Run;
  className: string;
  copyLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form about a page, the tags that say it, and how they will look. */
export function MetaPage(props: MetaPageProps) {
  const { slug, tool, page, options, run, className, copyLabel, search, card, children } = props;
  const { values } = options;
  const { outcome, error, stale } = run;
  const tags = outcome ? textOf(outcome.shown) : '';
  return (
    <div className={`generator meta-page ${className}`}>
      <Panel title="Page" className="form-box" actions={<ResetButton options={options} />}>
        <div className="panel-body">{children}</div>
      </Panel>
      <div className="meta-results">
        <Panel
          className={`output-box ${stale ? 'stale' : ''}`}
          title={tool.output.label}
          actions={
            <>
              <CopyAndDownload text={tags} file={downloadName(tool, slug, values)} copyLabel={copyLabel} />
              <ShareMenu shape={tool.options} options={values} />
            </>
          }
        >
          {error && <ErrorBanner error={error} />}
          {outcome && !error && <Notes notes={outcome.notes} />}
          <div className="output-body">
            {outcome && tags !== '' ? (
              <OutputView shown={outcome.shown} output={tool.output} options={values} />
            ) : (
              <div className="empty">
                <p>The tags appear here as you type.</p>
                <Examples of={tool.examples} onPick={(example) => options.set(example.options as never)} />
              </div>
            )}
          </div>
        </Panel>
        <MetaPreview search={search} card={card} />
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
