import { useId, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { Line, OptionValue } from '@/kit/option';
import { Button } from '@/ui/Button';
import { CopyAndDownload } from '@/ui/CopyAndDownload';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionField } from '@/ui/OptionField';
import { OutputView } from '@/ui/OutputView';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';
import { QUERIES, SYNTAX } from './syntax';
import './view.css';

export default function JsonPathFinder({ slug, tool }: ToolPageProps) {
  const id = useId();
  const [tab, setTab] = useState<'input' | 'output'>('input');
  const [look, setLook] = useState<'raw' | 'tree'>('raw');
  const options = useOptions(slug, tool.options);
  const field = useRef<HTMLInputElement>(null);
  const { values, set } = options;
  const query = values.query as string;
  const one = useOneText(slug, tool, options, { incomplete: query === '' });
  const { edited, text: input, run, output, box } = one;
  const { outcome, error, stale } = run;
  const find = () => {
    edited.settle();
    setTab('output');
    run.start(input, values);
  };

  const inQuery = error instanceof InputError && error.details.field === 'query';
  const goTo = (offset: number) => {
    if (!inQuery) return one.goTo(offset);
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  const matches = outcome?.facts[0]?.value;
  const { placeholder, maxLength } = tool.options.query as Line;

  return (
    <div className="transform jp" data-pane={tab}>
      <div className="jp-query">
        <label className="field" htmlFor={`${id}-query`}>
          <span>JSONPath Query</span>
        </label>
        <div className="jp-row">
          <input
            ref={field}
            id={`${id}-query`}
            type="text"
            value={query}
            placeholder={placeholder}
            maxLength={maxLength}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={inQuery && input !== '' && query !== '' ? true : undefined}
            onChange={(event) => set({ query: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && find()}
          />
          <Button label="Find JSON Path" look="primary" onClick={find} />
        </div>
      </div>
      <Tabs
        label="Pane"
        className="pane-tabs"
        tabs={{ input: 'JSON Input', output: 'Result' }}
        value={tab}
        onChange={setTab}
      />
      <div className="inputs">
        <InputBox {...box} onSubmit={find} actions={<EditActions edited={edited} empty={input === ''} />} />
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Result"
        aside={output !== '' && !error && (matches === '1' ? '1 match' : `${matches} matches`)}
        actions={
          <>
            <CopyAndDownload
              text={output}
              file="json-path-result.json"
              copyLabel="Copy Result"
              downloadLabel="Download Result"
            />
            <ShareMenu shape={tool.options} options={values} inputs={input === '' ? undefined : { input }} />
          </>
        }
      >
        <div className="jp-show">
          <OptionField option={tool.options.show!} value={values.show!} onChange={(show) => set({ show })} />
          <Tabs label="View" tabs={{ raw: 'Raw', tree: 'Tree' }} value={look} onChange={setLook} />
        </div>
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={inQuery ? query : input} onGoTo={goTo} />}
        <div className="output-body" aria-busy={run.running}>
          {output !== '' ? (
            <OutputView
              shown={{ kind: look === 'tree' ? 'tree' : 'code', value: output }}
              output={tool.output}
              options={values}
            />
          ) : (
            !error && (
              <div className="empty">
                <p>
                  {input === ''
                    ? 'Enter JSON and a query. The matches appear here as you type.'
                    : 'Enter a query to see its matches.'}
                </p>
                <Examples
                  of={tool.examples}
                  onPick={(example) => {
                    set({ show: 'values', ...(example.options as Record<string, OptionValue>) });
                    edited.replace({ input: example.input as string });
                    setTab('output');
                  }}
                />
              </div>
            )
          )}
        </div>
        <span className="unseen" role="status">
          {output !== '' && !error ? `${matches} matches` : ''}
        </span>
      </Panel>
      <Panel className="jp-help" title="Example queries">
        <ul>
          {QUERIES.map(([example, meaning]) => (
            <li key={example}>
              <button
                type="button"
                onClick={() => {
                  set({ query: example });
                  if (input === '') edited.replace({ input: tool.examples[0]!.input as string });
                  setTab('output');
                }}
              >
                <code>{example}</code>
                <span>{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel className="jp-help" title="JSONPath syntax">
        <dl>
          {SYNTAX.map(([syntax, meaning]) => (
            <div key={syntax}>
              <dt>
                <code>{syntax}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
