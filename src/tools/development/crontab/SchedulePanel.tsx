import { FIELDS, type FieldKind, type FieldName } from '@/engines/cron/parse';
import type { Format } from '@/engines/cron/plain';
import { InputError } from '@/engines/input-error';
import type { OptionValues } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import type { OptionState } from '@/ui/hooks/useOptions';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { getParts, withPart } from './describe';
import { FieldMap } from './FieldMap';
import { FieldSelect } from './FieldSelect';
import { saveJob } from './saved';
import type tool from './tool';
import type { Schedule } from './useSchedule';
import { ZoneSelect } from './ZoneSelect';

const PRESETS = [
  ['Every 5 minutes', '*/5 * * * *'],
  ['Hourly', '0 * * * *'],
  ['Daily at midnight', '0 0 * * *'],
  ['Workdays at 9', '0 9 * * 1-5'],
  ['Sundays', '0 0 * * 0'],
  ['First of the month', '0 0 1 * *'],
  ['Every quarter', '0 0 1 */3 *'],
] as const;

/** Quartz and AWS count weekdays from 1. */
const kindFor = (kind: FieldKind, format: Format): FieldKind =>
  kind.name === 'weekday' && (format === 'quartz' || format === 'aws') ? { ...kind, first: 1 } : kind;

interface SchedulePanelProps {
  tool: typeof tool;
  options: OptionState<OptionValues<(typeof tool)['options']>>;
  expression: string;
  schedule: Schedule;
  localZone: string;
  onEnter(expression: string): void;
  /** For an example: a step of its own. */
  onReplace(inputs: { input: string }): void;
}

/** The expression as it is typed, in words, and field by field. */
export function SchedulePanel({
  tool,
  options,
  expression,
  schedule,
  localZone,
  onEnter,
  onReplace,
}: SchedulePanelProps) {
  const { reading, error, format } = schedule;
  const { timezone } = options.values;
  const { parts, write } = getParts(expression, format);
  const setPart = (name: FieldName, value: string) => onEnter(write(withPart(parts, name, value, format)));
  const save = () =>
    saveJob({ ...parts, timezone, ...(reading && format !== 'cron' && { expression: reading.expression }) });
  return (
    <Panel
      title="Schedule"
      className="ct-schedule"
      actions={
        <>
          <CopyButton small variant="quiet" value={format === 'cron' && reading?.plan ? write(parts) : expression} />
          <Button small variant="quiet" icon="save" label="Save" disabled={!reading?.plan} onClick={save} />
          <ToolExamples tool={tool} options={options} onEnter={onReplace} />
          <ShareMenu shape={tool.options} options={options.values} inputs={{ input: expression }} />
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
          onChange={(event) => onEnter(event.target.value)}
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
                invalid={error instanceof InputError && error.details.field === kind.name}
                onChange={(value) => setPart(kind.name, value)}
              />
            ))}
          <ZoneSelect localZone={localZone} value={timezone} onChange={(zone) => options.set({ timezone: zone })} />
          <div className="ct-zone">
            <OptionField
              option={tool.options.format}
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
          <Button key={label} small label={label} onClick={() => onEnter(preset)} />
        ))}
      </div>
    </Panel>
  );
}
