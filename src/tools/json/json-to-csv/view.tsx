import { useEffect, useMemo, useState } from 'react';
import { parseCsv } from '@/engines/csv/parse';
import type { TableRows } from '@/kit/output';
import { Button } from '@/ui/Button';
import { CopyAndDownload } from '@/ui/CopyAndDownload';
import { countCharacters, plural } from '@/ui/count';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputView } from '@/ui/OutputView';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';
import { SETTLE_MS } from '@/ui/useUndoable';

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
  const [look, setLook] = useState<'text' | 'table'>('text');
  const [history, setHistory] = useState<readonly { input: string; output: string }[]>([]);
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const one = useOneText(slug, tool, options);
  const { edited, text: input, empty, run, execute, output, goTo, load, box } = one;
  const { outcome, error, stale } = run;

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
          <Button label="Convert JSON to CSV" look="primary" disabled={empty} onClick={one.settleAndExecute} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          {...box}
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
            <CopyAndDownload text={output} file="converted_data.csv" downloadLabel="Download CSV" />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={input} onGoTo={goTo} />}
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
                <Examples of={tool.examples} onPick={load} />
              </div>
            )
          )}
        </div>
      </Panel>
      <HistoryList
        title="Conversion History"
        entries={history}
        keyOf={({ output }) => output}
        show={({ output }) => output.slice(0, HISTORY_PREVIEW)}
        action="Restore"
        onPress={({ input }) => edited.replace({ input })}
      />
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
