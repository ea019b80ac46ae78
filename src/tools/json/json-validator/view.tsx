import { useEffect, useId, useMemo, useState } from 'react';
import { text } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { definePage } from '@/kit/page';
import { Button } from '@/ui/Button';
import { CopyAndDownload } from '@/ui/CopyAndDownload';
import { countCharacters, plural } from '@/ui/count';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { Icon } from '@/ui/Icon';
import { InputBox } from '@/ui/InputBox';
import { OptionField } from '@/ui/OptionField';
import { OptionStrip } from '@/ui/OptionStrip';
import { TextViewer } from '@/ui/OutputView';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { SETTLE_MS } from '@/ui/useUndoable';
import { Problems } from './Problems';
import { REPORT, type Report } from './tool';
import './view.css';

const PAGE = definePage({
  history: { title: 'JSON History', restores: 'output' },
});

const SCHEMA = text('JSON Schema', {
  accept: '.json',
  language: 'json',
  placeholder: '{"type": "object", "required": ["id"]}',
});
const HISTORY_LENGTH = 5;
const HISTORY_PREVIEW = 50;

export default function JsonValidator({ slug, tool }: ToolPageProps) {
  const id = useId();
  const [withSchema, setWithSchema] = useState(false);
  const [schema, setSchema] = useState('');
  const [history, setHistory] = useState<readonly string[]>([]);
  const options = useOptions(slug, tool.options);
  const extra = useMemo(
    () => ({ schema: withSchema ? schema : '', report: true, repair: false }),
    [withSchema, schema],
  );
  const one = useOneText(slug, tool, options, { extra });
  const { edited, text: input, empty, run, execute, output, goTo, box } = one;
  const { outcome, error, stale } = run;
  const repair = useRun(slug, tool);
  const { values } = options;

  const found = outcome && !empty ? outcome : undefined;
  const report = useMemo<Report | undefined>(() => {
    const json = found?.facts.find(({ label }) => label === REPORT)?.value;
    return json === undefined ? undefined : JSON.parse(json);
  }, [found]);
  const wrong = report?.problems.filter(({ severity }) => severity === 'error') ?? [];
  const [first] = wrong;
  const errors = wrong.length;
  const broken = (report?.schema.length ?? 0) > 0;

  useEffect(() => {
    if (output === '' || stale) return;
    const timer = setTimeout(
      () => setHistory((old) => [output, ...old.filter((one) => one !== output)].slice(0, HISTORY_LENGTH)),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [output, stale]);
  const clearHistory = () => {
    setHistory([]);
    return () => setHistory(history);
  };

  // The repair runs apart from the check and takes the place of the input when it is done; Undo brings that back.
  const { outcome: repaired, error: unrepaired, clear: clearRepair } = repair;
  const { replace } = edited;
  useEffect(() => {
    if (repaired) {
      replace({ input: repaired.shown.value as string });
      toast({ title: 'Repaired', description: repaired.notes.join('. ') });
    } else if (unrepaired) toast({ title: 'Not repaired', description: unrepaired.message, tone: 'destructive' });
    if (repaired || unrepaired) clearRepair();
  }, [repaired, unrepaired, clearRepair, replace]);

  return (
    <div className={`transform jv ${withSchema ? 'jv-schema' : ''}`}>
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            icon="file-check"
            label="JSON Schema"
            aria-pressed={withSchema}
            onClick={() => setWithSchema(!withSchema)}
          />
          <Button label="Validate JSON" look="primary" disabled={empty} onClick={one.settleAndExecute} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          {...box}
          onSubmit={execute}
          actions={<EditActions edited={edited} empty={empty} onClear={clearHistory} />}
        />
        {withSchema && (
          <InputBox
            input={SCHEMA}
            value={schema}
            onChange={(value) => setSchema(value as string)}
            aside={
              <OptionField
                option={tool.options.schemaDraft!}
                value={values.schemaDraft!}
                onChange={(schemaDraft) => options.set({ schemaDraft })}
              />
            }
          />
        )}
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <CopyAndDownload text={output} file="validated_json.json" />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running || repair.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={input} onGoTo={goTo} />}
        {report && !error && (
          <>
            {errors > 0 ? (
              <div className="banner error jv-verdict" role="alert" aria-labelledby={`${id}-verdict`}>
                <div>
                  <strong id={`${id}-verdict`}>Invalid JSON</strong>
                  <p>
                    {first!.message} (line {first!.line}, column {first!.column}).
                  </p>
                  <p>{plural(errors, 'error')} found.</p>
                </div>
                <Button
                  small
                  icon="wrench"
                  label="Repair JSON"
                  disabled={repair.running}
                  onClick={() => repair.start(input, { ...values, schema: '', report: false, repair: true })}
                />
              </div>
            ) : (
              <div className="banner jv-verdict jv-valid" role="status">
                <Icon name="circle-check-big" />
                <div>
                  <strong>Valid JSON</strong>
                  <p>JSON is valid and well-formed.</p>
                </div>
              </div>
            )}
            {report.schemaProblem !== undefined && <p className="banner notes">{report.schemaProblem}</p>}
            {report.checked && (
              <p className={`banner ${broken ? 'error' : 'jv-valid'}`} role="status">
                {broken
                  ? `Not valid by the schema: ${plural(report.schema.length, 'error')}.`
                  : 'Valid by the JSON Schema.'}
              </p>
            )}
            <Problems report={report} onGoTo={goTo} />
          </>
        )}
        <div className="output-body" aria-busy={run.running}>
          {output !== '' && <TextViewer value={output} label="Output" language="json" />}
          {!report && !error && (
            <div className="empty">
              <p>The verdict appears here as you type.</p>
              <Examples
                of={EXAMPLES}
                onPick={({ input: example, schema: rules }) => {
                  options.set({ allowComments: false, strictMode: true } satisfies Record<string, OptionValue>);
                  edited.replace({ input: example });
                  if (rules) {
                    setSchema(rules);
                    setWithSchema(true);
                  }
                }}
              />
            </div>
          )}
        </div>
      </Panel>
      <HistoryList
        title="JSON History"
        entries={history}
        keyOf={(entry) => entry}
        show={(entry) => entry.slice(0, HISTORY_PREVIEW)}
        action="Restore"
        onPress={(entry) => edited.replace({ input: entry })}
      />
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

const EXAMPLES: readonly { title: string; input: string; schema?: string }[] = [
  { title: 'Several mistakes', input: '{\n  name: "Ada",\n  "born": 01815,\n  "tags": ["math", \'code\',],\n}' },
  { title: 'What Python prints', input: "{'ok': True, 'items': (1, 2), 'none': None}" },
  {
    title: 'With a schema',
    input: '{\n  "id": "7",\n  "price": -1\n}',
    schema:
      '{\n  "type": "object",\n  "required": ["id", "name"],\n  "properties": {\n    "id": { "type": "integer" },\n    "price": { "type": "number", "minimum": 0 }\n  }\n}',
  },
];
