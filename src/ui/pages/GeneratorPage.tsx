import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toText } from '@/kit/output';
import { Button, CopyButton } from '../controls/Button';
import { HelpGuide } from '../controls/HelpGuide';
import { OptionFields } from '../controls/OptionFields';
import { ResetButton } from '../controls/ResetButton';
import { savedHistory } from '../history/saved-history';
import { useOptions } from '../hooks/useOptions';
import { useRun } from '../hooks/useRun';
import { OutputPanel } from '../output/OutputPanel';
import { prepareViewer } from '../output/OutputView';
import { Panel } from '../output/Panel';
import { getActions, helpSteps, type ToolPageProps } from './page';

const HISTORY_LENGTH = 6;
const HISTORY_PREVIEW = 100;

/** The page of every tool that makes something out of nothing but its options. */
export default function GeneratorPage({ slug, tool, page = {} }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { values, ready } = options;
  const started = useRef(false);
  const [history, setHistory] = useState<readonly string[]>([]);
  const [action = 'Generate'] = getActions(tool);

  useEffect(() => prepareViewer(tool.output.kind), [tool]);
  // The first result is there without asking; after that only the button replaces it.
  useLayoutEffect(() => {
    if (!ready || (started.current && !page.rerunOnChange)) return;
    started.current = true;
    run.start(undefined, values);
  }, [ready, values, run.start, page]);

  useEffect(() => {
    const text = run.outcome && page.history && toText(run.outcome.shown);
    if (text && savedHistory.get())
      setHistory((old) => [text, ...old.filter((one) => one !== text)].slice(0, HISTORY_LENGTH));
  }, [run.outcome, page]);

  return (
    <div className="generator starts">
      <Panel title="Options" className="form-box" actions={<ResetButton options={options} />}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Its message says what is wanted; the last good value would be an answer to another question.
            const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
            if (wrong) wrong.focus();
            else run.start(undefined, values);
          }}
        >
          <OptionFields shape={tool.options} options={options} />
          <Button type="submit" variant="primary" icon="refresh-cw" label={action} />
        </form>
      </Panel>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        empty={<p>Press {action} to see results here.</p>}
      />
      {history.length > 1 && (
        <section className="history across" aria-label={page.history?.title}>
          <h2>{page.history?.title}</h2>
          <ol>
            {history.slice(1).map((text) => (
              <li key={text}>
                <CopyButton
                  variant="quiet"
                  label={text.length > HISTORY_PREVIEW ? `${text.slice(0, HISTORY_PREVIEW)}…` : text}
                  value={text}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
