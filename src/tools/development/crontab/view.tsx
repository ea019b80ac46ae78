import { useEffect, useMemo, useState } from 'react';
import { FIELDS, type FieldName, type Fields, readCron, type Schedule } from '@/engines/cron/parse';
import { sentenceOf } from '@/engines/cron/sentence';
import { InputError } from '@/engines/input-error';
import type { DataOf } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/Button';
import { useZones } from '@/ui/clock/ZoneSelect';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { ToolExamples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { ResultPanel } from '@/ui/ResultPanel';
import { ShareMenu } from '@/ui/ShareMenu';
import { useKept } from '@/ui/storage';
import { toast } from '@/ui/Toast';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useResult } from '@/ui/useResult';
import { changeText, distanceText, NAMED_ZONES, partsOf, runText } from './describe';
import { FieldSelect } from './FieldSelect';
import { type CronJob, expressionOf, forgetJob, savedJobs, saveJob } from './saved';
import type tool from './tool';
import './view.css';

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

const STEPS = [
  [
    'Fields',
    'Type into each field: a value, a list, a range or a step such as 1-5 or */15. Its arrow lists the single values.',
  ],
  ['Expression', 'Or type the five fields at once, or @daily and the like. A whole line of a crontab works too.'],
  ['Next Executions', 'The true next five runs in the chosen zone. Runs moved by a change of clocks say so.'],
  ['Save', 'Save keeps the job in this browser; click a saved job to bring it back.'],
] as const;

interface Understood {
  schedule?: Schedule;
  /** At the start of the system, and at no time. */
  reboot?: boolean;
  error?: Error;
}

function understand(expression: string): Understood {
  try {
    const schedule = readCron(expression);
    return schedule ? { schedule } : { reboot: true };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error };
  }
}

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

export default function Crontab({ slug, tool: definition }: ToolPageProps<typeof tool>) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const saved = useKept(savedJobs);
  const now = useNow();
  const expression = edited.value.input;
  const { timezone } = options.values;
  const { schedule, reboot, error } = useMemo(() => understand(expression), [expression]);
  // What is due in this very minute has started already.
  const minute = now === undefined ? undefined : Math.floor(now / 60_000) * 60_000;
  const run = useResult(definition, minute === undefined ? '' : expression, options.values, minute);
  const { parts, command } = partsOf(expression);
  const wrong = error instanceof InputError ? error.details.field : undefined;

  const enter = (input: string) => edited.change(() => ({ input }));
  const withCommand = (one: CronJob) => expressionOf(one) + (command && ` ${command}`);
  const setPart = (name: FieldName, value: string) => enter(withCommand({ ...parts, [name]: value, timezone }));
  const job: CronJob = { ...parts, timezone };
  const written = schedule ? withCommand(job) : expression;
  const save = () => {
    const kept = saveJob(job);
    toast({
      title: 'Job saved',
      description: kept ? undefined : 'The browser did not let us keep it for the next visit.',
    });
  };
  const forget = (one: CronJob) => {
    const before = savedJobs.get();
    forgetJob(one);
    toast({ title: 'Job removed', action: { label: 'Undo', run: () => savedJobs.set(before) } });
  };

  return (
    <div className="ct">
      <Panel
        title="Schedule"
        className="ct-schedule"
        actions={
          <>
            <CopyButton small look="quiet" value={written} />
            <Button small look="quiet" icon="save" label="Save" disabled={!schedule} onClick={save} />
            <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
            <ShareMenu shape={definition.options} options={options.values} inputs={{ input: expression }} />
          </>
        }
      >
        <div className="panel-body ct-body">
          <div className="ct-fields">
            {FIELDS.map((kind) => (
              <FieldSelect
                key={kind.name}
                kind={kind}
                value={parts[kind.name]}
                invalid={wrong === kind.name}
                onChange={(value) => setPart(kind.name, value)}
              />
            ))}
            <ZoneSelect value={timezone} onChange={(zone) => options.set({ timezone: zone })} />
          </div>
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
            {schedule ? sentenceOf(schedule.fields) : reboot ? 'Once, when the system starts' : ''}
          </p>
        </div>
        {error && <ErrorBanner error={error} text={expression} />}
        {schedule && <FieldMap fields={schedule.fields} />}
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
          aside={timezone}
          says=""
          share={null}
          className="ct-next"
        >
          {now !== undefined && <NextRuns runs={run.outcome?.data.runs ?? []} now={now} />}
        </ResultPanel>
        <Panel title="Saved Jobs" className="ct-saved">
          {saved.length === 0 ? (
            <p className="quiet-note ct-none">Save keeps a job here.</p>
          ) : (
            <ul>
              {saved.map((one) => (
                <li key={expressionOf(one) + one.timezone}>
                  <button
                    type="button"
                    className="ct-load"
                    onClick={() => {
                      enter(expressionOf(one));
                      options.set({ timezone: one.timezone });
                    }}
                  >
                    <code>{expressionOf(one)}</code>
                    <small>{one.timezone}</small>
                  </button>
                  <Button
                    iconOnly
                    small
                    look="quiet"
                    icon="trash-2"
                    label={`Remove ${expressionOf(one)} ${one.timezone}`}
                    onClick={() => forget(one)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}

function ZoneSelect({ value, onChange }: { value: string; onChange(zone: string): void }) {
  const zones = useZones().filter((zone) => !Object.hasOwn(NAMED_ZONES, zone));
  const known = Object.hasOwn(NAMED_ZONES, value) || zones.includes(value);
  return (
    <label className="field ct-zone">
      <span>Timezone</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {!known && <option value={value}>{value}</option>}
        {Object.keys(NAMED_ZONES).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <optgroup label="All zones">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

type Runs = DataOf<typeof tool>['runs'];

const NextRuns = ({ runs, now }: { runs: Runs; now: number }) => (
  <ol className="ct-runs" aria-label="Next Executions">
    {runs.map((run) => {
      const { date, weekday, offset } = runText(run.time, run.offset);
      return (
        <li key={run.time}>
          <time dateTime={new Date(run.time).toISOString()}>{date}</time>
          <span>
            {weekday}, {offset}
          </span>
          <em>{distanceText(run.time - now)}</em>
          {run.change && <b>{changeText(run)}</b>}
        </li>
      );
    })}
  </ol>
);

const SHORT: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  month: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  weekday: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
};

/** Every value of every field, lit where it fits. The sentence says the same in words. */
function FieldMap({ fields }: { fields: Fields }) {
  return (
    <div className="ct-map" aria-hidden="true">
      {FIELDS.map(({ name, label, first, last }) => (
        <div key={name} className={`ct-row ct-${name}`}>
          <span>{label}</span>
          <div>
            {Array.from({ length: (name === 'weekday' ? 6 : last) - first + 1 }, (_, at) => at + first).map((value) => (
              <i key={value} className={fields[name].values.includes(value) ? 'lit' : undefined}>
                {SHORT[name]?.[value - first] ?? value}
              </i>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
