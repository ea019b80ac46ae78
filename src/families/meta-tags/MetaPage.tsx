import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import type { PageHead } from '@/engines/meta-tags/read-page';
import { toOutcome, toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { ResetButton } from '@/ui/controls/ResetButton';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
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
  /** Options that say the same as the head of a page. */
  fromPage(head: PageHead): Readonly<Record<string, string>>;
  /** The fields. */
  children: ReactNode;
}

const SitePreviews = lazy(() => import('./SitePreviews'));
const PasteHtml = lazy(() => import('./PasteHtml'));

/** Options of the page that this one has too, by the names of the tags. */
function readExtras({ values, languages }: PageHead) {
  return {
    siteName: values['og:site_name'] ?? '',
    locale: values['og:locale'] ?? '',
    themeColor: values['theme-color'] ?? '',
    languages: languages.map((pair) => pair.join(' ')).join('\n'),
  };
}

/** A form about a page, the tags that say it, and how they will look. */
export function MetaPage(props: MetaPageProps) {
  const { generator, className, search, card, children } = props;
  const { slug, tool, page, options, run, loadExample: pick } = generator;
  const { values } = options;
  const shown = run.outcome?.shown;
  const [isPasting, setPasting] = useState(false);
  const started = useStarted();
  return (
    <div className={`generator meta-page ${className}`}>
      <Panel
        title="Page"
        className="form-box"
        actions={
          <>
            <Button
              small
              variant="quiet"
              label="Paste HTML"
              aria-expanded={isPasting}
              onClick={() => setPasting(!isPasting)}
            />
            <ResetButton options={options} />
            <ExamplesMenu examples={tool.examples} onPick={pick} />
          </>
        }
      >
        <div className="panel-body">
          {isPasting && (
            <Boundary fallback={null} what="Reading HTML">
              <PasteHtml onRead={(head) => options.set({ ...readExtras(head), ...props.fromPage(head) })} />
            </Boundary>
          )}
          {children}
        </div>
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
        {started && (
          <Boundary fallback={null} what="The previews">
            <SitePreviews search={search} card={card} />
          </Boundary>
        )}
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
