import { type CSSProperties, type PointerEvent, useId, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { findCategory, findEntry } from '@/kit/catalogue';
import { type Definitions, mainInput, type Step } from '@/kit/chain/chain';
import type { Summary, WholeResult } from '@/kit/chain/protocol';
import { getInputs } from '@/kit/input';
import { initialValues, type OptionValue } from '@/kit/option';
import { describeOptions } from '@/kit/option-words';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Menu } from '@/ui/controls/Menu';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Switch } from '@/ui/controls/Switch';
import { plural } from '@/ui/output/count';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { OutputView } from '@/ui/output/OutputView';
import type { PlacedStep } from './state';

interface StepCardProps {
  step: PlacedStep;
  at: number;
  of: number;
  defined: Definitions;
  summary: Summary | undefined;
  error: Error | undefined;
  /** What went into it, for the place of an error. */
  before: string | undefined;
  isRunning: boolean;
  isStale: boolean;
  /** Results by line or by file are at the end alone. */
  isWhole: boolean;
  /** Its options are shown: beside it where there is room, else in it. */
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  /** Of its result one line is enough. */
  isShort: boolean;
  onChange(changes: Partial<Step>): void;
  onMove(to: number): void;
  onDouble(): void;
  onRemove(): void;
  onOpen(): void;
  onAddBefore(): void;
  getWhole(): Promise<WholeResult | undefined>;
}

const millis = (took: number) =>
  took < 1000 ? `${Math.max(1, Math.round(took))} ms` : `${(took / 1000).toFixed(1)} s`;

const getSize = ({ kind, size }: Summary) => (kind === 'bytes' ? formatBytes(size) : plural(size, 'character'));

const shortResult = ({ text, size }: Summary) => text || (size === 0 ? '(nothing)' : '(bytes that are not text)');

/** Buttons that preset options are a choice like any other where there is one result at a time. */
function ActionField({
  tool,
  values,
  set,
}: {
  tool: AnyTool;
  values: Step['options'];
  set(changes: Step['options']): void;
}) {
  const id = useId();
  if (typeof tool.action === 'string') return null;
  const presets = Object.entries(tool.action) as [string, Step['options']][];
  const inForce = presets.find(([, preset]) => Object.entries(preset).every(([name, value]) => values[name] === value));
  return (
    <div className="field">
      <label htmlFor={id}>Action</label>
      <select
        id={id}
        value={inForce?.[0] ?? ''}
        onChange={(event) => set(presets.find(([label]) => label === event.target.value)![1])}
      >
        {!inForce && <option value="">As set below</option>}
        {presets.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </div>
  );
}

/** The inputs that belong to the step itself. */
function OtherInputs({ tool, step, onChange }: Pick<StepCardProps, 'step' | 'onChange'> & { tool: AnyTool }) {
  const id = useId();
  const main = mainInput(tool)?.[0];
  return getInputs(tool.input)
    .filter(([name]) => name !== main)
    .map(([name, input]) => {
      const field = {
        id: `${id}-${name}`,
        value: step.inputs?.[name] ?? '',
        placeholder: input.placeholder,
        spellCheck: false,
        onChange: (event: { target: { value: string } }) =>
          onChange({ inputs: { ...step.inputs, [name]: event.target.value } }),
      };
      return (
        <div className="field ch-input" key={name}>
          <label htmlFor={field.id}>{input.label}</label>
          {input.short || input.secret ? (
            <input type={input.secret ? 'password' : 'text'} autoComplete="off" {...field} />
          ) : (
            <textarea rows={3} {...field} />
          )}
        </div>
      );
    });
}

function TakeField({
  parts,
  take,
  onChange,
}: {
  parts: readonly string[];
  take: string | undefined;
  onChange(take?: string): void;
}) {
  const id = useId();
  if (parts.length === 0 && take === undefined) return null;
  return (
    <div className="field">
      <label htmlFor={id}>Passed on</label>
      <select id={id} value={take ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">All of it</option>
        {[...new Set([...(take === undefined ? [] : [take]), ...parts])].map((part) => (
          <option key={part}>{part}</option>
        ))}
      </select>
    </div>
  );
}

/** One step: what it does, how, and what came of it. */
export default function StepCard(props: StepCardProps) {
  const {
    step,
    at,
    of,
    defined,
    summary,
    error,
    before,
    isRunning,
    isStale,
    isWhole,
    isChosen,
    isShort,
    onChange,
    onMove,
  } = props;
  const tool = defined(step.tool);
  const entry = findEntry(step.tool);
  const name = entry?.name ?? step.tool;
  const [whole, setWhole] = useState<{ of: Summary; result: WholeResult }>();
  const values: Record<string, OptionValue> = tool ? { ...initialValues(tool.options), ...step.options } : {};
  const set = (changes: Step['options']) => {
    const all = { ...step.options, ...changes };
    onChange({
      options: Object.fromEntries(Object.entries(all).filter(([key, value]) => value !== tool?.options[key]?.initial)),
    });
  };
  const options = {
    values,
    set: (changes: Partial<Step['options']>) => set(changes as Step['options']),
    reset: () => onChange({ options: {} }),
    changed: Object.keys(step.options).length > 0,
    ready: true,
  };

  /** Follows the pointer over the other cards. */
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const cards = [...document.querySelectorAll<HTMLElement>('.ch-step')];
    const over = cards.findIndex((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over >= 0 && over !== at) onMove(over);
  };

  return (
    <li
      className={`panel hued ch-step ${step.off ? 'ch-off' : ''} ${isRunning ? 'ch-running' : ''} ${isChosen ? 'ch-chosen' : ''}`}
      style={{ '--hue': findCategory(entry?.category ?? '')?.hue } as CSSProperties}
      aria-label={`Step ${at + 1}: ${name}`}
    >
      <header className="panel-bar ch-bar">
        <button
          type="button"
          className="button quiet icon-only ch-grip"
          aria-label={`Move step ${at + 1}, ${name}. Arrow keys move it.`}
          title="Drag, or press the arrow keys"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!by) return;
            event.preventDefault();
            onMove(at + by);
          }}
        >
          <Icon name="grip-vertical" />
        </button>
        <h3>
          <button
            type="button"
            className="ch-fold"
            aria-expanded={isChosen && !step.off}
            disabled={step.off}
            onClick={() => props.onChoose(!isChosen)}
          >
            {entry && (
              <span className="tile ch-tile">
                <Icon name={entry.icon} />
              </span>
            )}
            <span className="ch-name">{name}</span>
            {tool && <span className="ch-set">{describeOptions(tool.options, values)}</span>}
          </button>
        </h3>
        {summary && !error && <span className="ch-took">{millis(summary.took)}</span>}
        <div className="panel-actions">
          <Switch
            bare
            className="ch-switch"
            label={`${name} on`}
            on={!step.off}
            onChange={(on) => onChange({ off: on ? undefined : true })}
          />
          <Menu label={`More for step ${at + 1}`} icon="ellipsis-vertical">
            <Button
              variant="quiet"
              icon="arrow-up"
              label="Move up"
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <Button
              variant="quiet"
              icon="arrow-down"
              label="Move down"
              disabled={at === of - 1}
              onClick={() => onMove(at + 1)}
            />
            <Button
              variant="quiet"
              icon="between-horizontal-start"
              label="Add a step before"
              onClick={props.onAddBefore}
            />
            <Button variant="quiet" icon="copy-plus" label="Duplicate" onClick={props.onDouble} />
            {tool && <Button variant="quiet" icon="external-link" label="Open on its own" onClick={props.onOpen} />}
          </Menu>
          <Button iconOnly small variant="quiet" icon="x" label={`Remove step ${at + 1}`} onClick={props.onRemove} />
        </div>
      </header>
      {!step.off && (
        <div className="ch-body">
          {tool && isChosen && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is.
            <div className="panel ch-fields" role="group" aria-label={`Options of step ${at + 1}`}>
              <ActionField tool={tool} values={values} set={set} />
              <OptionFields shape={tool.options} options={options} />
              <OtherInputs tool={tool} step={step} onChange={onChange} />
              <TakeField parts={summary?.parts ?? []} take={step.take} onChange={(take) => onChange({ take })} />
            </div>
          )}
          {error && <ErrorBanner error={error} text={before} />}
          {!error && summary && isWhole && (
            <div className={`ch-result ${isStale ? 'stale' : ''} ${isShort ? 'ch-one-line' : ''}`}>
              {whole?.of === summary ? (
                <div className="ch-whole">
                  <OutputView shown={whole.result.shown} output={tool!.output} options={values} />
                </div>
              ) : summary.picture ? (
                <img className="ch-picture" alt="" src={`data:image/svg+xml,${encodeURIComponent(summary.picture)}`} />
              ) : (
                <pre className="ch-short">
                  {isShort ? shortResult(summary).replace(/\s+/g, ' ') : shortResult(summary)}
                  {summary.isCut && !isShort && '\n…'}
                </pre>
              )}
              <p className="ch-facts">
                <span>{getSize(summary)}</span>
                {summary.summary.detail && <span className="grow">{summary.summary.detail}</span>}
                {(summary.isCut || summary.kind !== 'text') && (
                  <Button
                    small
                    variant="quiet"
                    label={whole?.of === summary ? 'Show less' : 'Show all'}
                    onClick={async () => {
                      const result = whole?.of === summary ? undefined : await props.getWhole();
                      setWhole(result && { of: summary, result });
                    }}
                  />
                )}
              </p>
              {summary.notes.map((note) => (
                <p className="quiet-note" key={note}>
                  {note}
                </p>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
