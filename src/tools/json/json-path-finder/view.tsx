import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { Input } from '@/kit/input';
import type { Line, OptionValue } from '@/kit/option';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionField } from '@/ui/OptionField';
import { OutputView } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { QUERIES, SYNTAX } from './syntax';
import './view.css';

const START = { input: '' };

export default function JsonPathFinder({ slug, tool }: ToolPageProps) {
  const id = useId();
  const edited = useInputs(START);
  const [tab, setTab] = useState<'input' | 'result'>('input');
  const [look, setLook] = useState<'raw' | 'tree'>('raw');
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const box = useRef<InputHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const { values, ready, set } = options;
  const input = edited.value.input as string;
  const query = values.query as string;
  const empty = input === '' || query === '';

  const execute = useCallback(() => {
    if (empty) clear();
    else start(input, values);
  }, [input, empty, values, start, clear]);
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute]);
  const find = () => {
    edited.settle();
    setTab('result');
    if (empty) start(input, values);
    else execute();
  };

  const output = empty ? '' : ((outcome?.shown.value as string | undefined) ?? '');
  const inQuery = error instanceof InputError && error.details.field === 'query';
  const goTo = (offset: number) => {
    if (!inQuery) return box.current?.goTo(offset);
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  const matches = outcome?.facts[0]?.value;
  const { placeholder, maxLength } = tool.options.query as Line;

  return (
    <div className="transform jp" data-tab={tab}>
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
            aria-invalid={inQuery && !empty ? true : undefined}
            onChange={(event) => set({ query: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && find()}
          />
          <Button label="Find JSON Path" look="primary" onClick={find} />
        </div>
      </div>
      <Tabs
        label="Pane"
        className="jp-tabs"
        tabs={{ input: 'JSON Input', result: 'Result' }}
        value={tab}
        onChange={setTab}
      />
      <div className="inputs jp-input">
        <InputBox
          input={tool.input as Input}
          value={input}
          handle={box}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={find}
          actions={<EditActions edited={edited} empty={input === ''} />}
        />
      </div>
      <Panel
        className={`output-box jp-result ${stale ? 'stale' : ''}`}
        title="Result"
        aside={output !== '' && !error && (matches === '1' ? '1 match' : `${matches} matches`)}
        actions={
          <>
            <CopyButton small look="quiet" label="Copy Result" value={output} disabled={output === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download Result"
              disabled={output === ''}
              onClick={() => download('json-path-result.json', output)}
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
                <p className="examples">
                  {tool.examples.map((example) => (
                    <Button
                      key={example.title}
                      small
                      label={example.title}
                      onClick={() => {
                        set({ show: 'values', ...(example.options as Record<string, OptionValue>) });
                        edited.replace({ input: example.input as string });
                        setTab('result');
                      }}
                    />
                  ))}
                </p>
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
                  setTab('result');
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
