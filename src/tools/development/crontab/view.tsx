import { lazy, useEffect, useMemo, useState } from 'react';
import { FIELDS, type FieldKind, type FieldName } from '@/engines/cron/parse';
import { type Format, isPlain, type Reading, readPlain } from '@/engines/cron/plain';
import { InputError } from '@/engines/input-error';
import { useLocalZone } from '@/families/clock/ZoneSelect';
import { type Outcome, toOutcome } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { IDLE, type RunState } from '@/ui/hooks/useRun';
import { useInputs } from '@/ui/input/useInputs';
import { Boundary } from '@/ui/output/Boundary';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { getParts, withPart } from './describe';
import { type Explained, type ExplainOptions, explain } from './explain';
import { FieldMap } from './FieldMap';
import { FieldSelect } from './FieldSelect';
import { RunList } from './RunList';
import { SavedJobs } from './SavedJobs';
import { type CronJob, getExpression, saveJob } from './saved';
import type tool from './tool';
import { ZoneSelect } from './ZoneSelect';
import './view.css';

const YearCalendar = lazy(() => import('./YearCalendar'));

const START = { input: '* * * * *' };
const TICK_MS = 5000;

const PRESETS = [
  ['Every 5 minutes', '*/5 * * * *'],
  ['Hourly', '0 * * * *'],
  ['Daily at midnight', '0 0 * * *'],
  ['Workdays at 9', '0 9 * * 1-5'],
  ['Sundays', '0 0 * * 0'],
  ['First of the month', '0 0 1 * *'],
  ['Every quarter', '0 0 1 */3 *'],
] as const;

interface Understood {
  reading?: Reading;
  error?: Error;
}

type Read = (expression: string, format: Format | 'auto') => Reading;

function understand(expression: string, format: Format | 'auto', others: Read | undefined): Understood {
  try {
    if (isPlain(expression, format)) return { reading: readPlain(expression) };
    return { reading: others?.(expression, format) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error };
  }
}

/** The rules of other schedulers, once they were needed. */
function useOthers(needed: boolean): Read | undefined {
  const [read, setRead] = useState<{ readSchedule: Read }>();
  useEffect(() => {
    if (needed && !read) void import('@/engines/cron/read').then(setRead);
  }, [needed, read]);
  return read?.readSchedule;
}

/** The tool's own answer to what was read: a page that waits for nothing. */
function answer(reading: Reading, options: ExplainOptions, now: number): RunState<Explained> {
  try {
    return settled(toOutcome('fields', explain(reading, options, now)) as Outcome<Explained>);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return settled<Explained>(undefined, error);
  }
}

/** Quartz and AWS count weekdays from 1. */
const kindFor = (kind: FieldKind, format: Format): FieldKind =>
  kind.name === 'weekday' && (format === 'quartz' || format === 'aws') ? { ...kind, first: 1 } : kind;

/** The present, from when the page can be used: the next runs take as long to find as the rest of its start. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

export default function Crontab({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const [showsYear, setShowsYear] = useState(false);
  const now = useNow();
  const expression = edited.value.input;
  const { timezone } = options.values;
  const localZone = useLocalZone();
  const others = useOthers(!isPlain(expression, options.values.format));
  const { reading, error } = useMemo(
    () => understand(expression, options.values.format, others),
    [expression, options.values.format, others],
  );
  const format = reading?.format ?? (options.values.format === 'auto' ? 'cron' : options.values.format);
  const plan = reading?.plan;
  // What is due in this very minute has started already; where seconds count, in this very second.
  const grain = plan?.seconds.some((second) => second > 0) ? 1000 : 60_000;
  const instant = now === undefined ? undefined : Math.floor(now / grain) * grain;
  const run = useMemo(
    () => (instant === undefined || !reading ? IDLE : answer(reading, options.values, instant)),
    [instant, reading, options.values],
  );
  const data = run.outcome?.data;
  const { parts, write } = getParts(expression, format);
  const wrong = error instanceof InputError ? error.details.field : undefined;

  const enter = (input: string) => edited.change(() => ({ input }));
  const setPart = (name: FieldName, value: string) => enter(write(withPart(parts, name, value, format)));
  const job: CronJob = {
    ...parts,
    timezone,
    ...(reading && format !== 'cron' && { expression: reading.expression }),
  };
  const written = format === 'cron' && plan ? write(parts) : expression;
  const save = () => saveJob(job);

  return (
    <div className="ct">
      <Panel
        title="Schedule"
        className="ct-schedule"
        actions={
          <>
            <CopyButton small variant="quiet" value={written} />
            <Button small variant="quiet" icon="save" label="Save" disabled={!plan} onClick={save} />
            <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
            <ShareMenu shape={definition.options} options={options.values} inputs={{ input: expression }} />
          </>
        }
      >
        <div className="panel-body ct-body">
          <input
            type="text"
            className="ct-expression"
            data-main-input=""
            aria-label="Expression"
            value={expression}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            onChange={(event) => enter(event.target.value)}
          />
          <p className="ct-sentence" role="status">
            {reading?.meaning}
          </p>
          <div className="ct-fields">
            {format !== 'systemd' &&
              FIELDS.map((kind) => (
                <FieldSelect
                  key={kind.name}
                  kind={kindFor(kind, format)}
                  value={parts[kind.name]}
                  invalid={wrong === kind.name}
                  onChange={(value) => setPart(kind.name, value)}
                />
              ))}
            <ZoneSelect localZone={localZone} value={timezone} onChange={(zone) => options.set({ timezone: zone })} />
            <div className="ct-zone">
              <OptionField
                option={definition.options.format}
                value={options.values.format}
                onChange={(value) => options.set({ format: value })}
              />
            </div>
          </div>
        </div>
        {error && <ErrorBanner error={error} text={expression} />}
        {reading?.fields && <FieldMap fields={reading.fields} onChange={setPart} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="ct-presets" role="group" aria-label="Presets">
          {PRESETS.map(([label, preset]) => (
            <Button key={label} small label={label} onClick={() => enter(preset)} />
          ))}
        </div>
      </Panel>
      <div className="ct-side">
        <ResultPanel
          slug={slug}
          tool={definition}
          // What is wrong with the expression stands below it.
          run={{ ...run, error: error ? undefined : run.error }}
          options={options.values}
          aside={data?.zone && reading?.zone ? data.zone : timezone}
          announcement=""
          share={null}
          className="ct-next"
          above={
            <div className="ct-told">
              <OptionField
                option={{ ...definition.options.count, hint: undefined }}
                value={options.values.count}
                onChange={(value) => options.set({ count: value })}
              />
              <OptionField
                option={{ ...definition.options.past, hint: undefined }}
                value={options.values.past}
                onChange={(value) => options.set({ past: value })}
              />
            </div>
          }
        >
          {now !== undefined && data && (
            <RunList label="Next Executions" of={data} runs={data.runs} now={now} localZone={localZone} />
          )}
          {now !== undefined && data && data.past.length > 0 && (
            <>
              <h3 className="ct-past">Last Runs</h3>
              <RunList label="Last Runs" of={data} runs={data.past} now={now} localZone={localZone} />
            </>
          )}
        </ResultPanel>
        <SavedJobs
          onLoad={(one) => {
            enter(getExpression(one));
            options.set({ timezone: one.timezone });
          }}
        />
      </div>
      <details className="panel ct-calendar" onToggle={(event) => setShowsYear(event.currentTarget.open)}>
        <summary>Calendar of the Year</summary>
        {showsYear && plan && data && now !== undefined && (
          <Boundary fallback={null}>
            <YearCalendar plan={plan} today={dayAt(now + (data.runs[0]?.offset ?? 0))} />
          </Boundary>
        )}
      </details>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

/** 2026-1-31, of what a clock shows. */
const dayAt = (wall: number): string => {
  const date = new Date(wall);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].join('-');
};
