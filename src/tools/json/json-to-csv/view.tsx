import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseCsv } from '@/engines/csv/parse';
import type { Input } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import type { TableRows } from '@/kit/output';
import { Button, CopyButton } from '@/ui/Button';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputView } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { SETTLE_MS } from '@/ui/useUndoable';

const START = { input: '' };
const HISTORY_LENGTH = 5;
const HISTORY_PREVIEW = 50;
/** Rows of the result that are shown as a table. */
const TABLE_ROWS = 500;
const DELIMITERS: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/** The start of a CSV text as a table. */
function tableOf(csv: string, delimiter: string, hasHeader: boolean): TableRows {
  const rows: (readonly string[])[] = [];
  for (const { cells } of parseCsv(csv, { delimiter })) if (rows.push(cells) > TABLE_ROWS) break;
  const columns = hasHeader ? (rows.shift() ?? []) : (rows[0] ?? []).map((_, at) => String(at + 1));
  return { columns, rows: rows.slice(0, TABLE_ROWS) };
}

export default function JsonToCsv({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const [look, setLook] = useState<'text' | 'table'>('text');
  const [history, setHistory] = useState<readonly { input: string; output: string }[]>([]);
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const box = useRef<InputHandle>(null);
  const { values, ready } = options;
  const input = edited.value.input as string;
  const empty = input === '';

  const execute = useCallback(() => {
    if (empty) clear();
    else start(input, values);
  }, [input, empty, values, start, clear]);
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute]);

  const output = empty ? '' : ((outcome?.shown.value as string | undefined) ?? '');
  useEffect(() => {
    if (output === '' || stale) return;
    const timer = setTimeout(
      () =>
        setHistory((old) =>
          [{ input, output }, ...old.filter((entry) => entry.output !== output)].slice(0, HISTORY_LENGTH),
        ),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [input, output, stale]);
  const clearHistory = () => {
    setHistory([]);
    return () => setHistory(history);
  };
  const table = useMemo(
    () =>
      look === 'table' && output !== '' && !stale
        ? tableOf(output, DELIMITERS[values.delimiter as string]!, values.includeHeaders as boolean)
        : undefined,
    [look, output, stale, values.delimiter, values.includeHeaders],
  );

  return (
    <div className="transform">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            label="Convert JSON to CSV"
            look="primary"
            disabled={empty}
            onClick={() => {
              edited.settle();
              execute();
            }}
          />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={tool.input as Input}
          value={input}
          handle={box}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={execute}
          actions={<EditActions edited={edited} empty={empty} onClear={clearHistory} />}
        />
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="CSV Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <Tabs
              label="View"
              className="small"
              tabs={{ text: 'Text', table: 'Table' }}
              value={look}
              onChange={setLook}
            />
            <CopyButton small look="quiet" value={output} disabled={output === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download CSV"
              disabled={output === ''}
              onClick={() => download('converted_data.csv', output)}
            />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={input} onGoTo={(offset) => box.current?.goTo(offset)} />}
        {output !== '' && !error && <Remarks outcome={outcome!} />}
        {table && table.rows.length === TABLE_ROWS && <p className="hint-bar">The first {TABLE_ROWS} rows.</p>}
        <div className="output-body" aria-busy={run.running}>
          {output !== '' ? (
            <OutputView
              shown={table ? { kind: 'table', value: table } : { kind: 'text', value: output }}
              output={tool.output}
              options={values}
            />
          ) : (
            !error && (
              <div className="empty">
                <p>
                  {empty ? 'The result appears here as you type.' : 'There is nothing to write: no object has a key.'}
                </p>
                <p className="examples">
                  {tool.examples.map((example) => (
                    <Button
                      key={example.title}
                      small
                      label={example.title}
                      onClick={() => {
                        if (example.options) options.set(example.options as Record<string, OptionValue>);
                        edited.replace({ input: example.input as string });
                      }}
                    />
                  ))}
                </p>
              </div>
            )
          )}
        </div>
      </Panel>
      {history.length > 0 && (
        <section className="history" aria-label="Conversion History">
          <h2>Conversion History</h2>
          <ol>
            {history.map((entry) => (
              <li key={entry.output}>
                <button type="button" title="Restore" onClick={() => edited.replace({ input: entry.input })}>
                  {entry.output.slice(0, HISTORY_PREVIEW)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
