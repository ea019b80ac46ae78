import { useId } from 'react';
import { mainInput, type Step } from '@/kit/chain/chain';
import { getInputs } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { OptionFields } from '@/ui/controls/OptionFields';
import type { StepCardProps } from './step-props';

interface StepOptionsProps extends Pick<StepCardProps, 'step' | 'at' | 'onChange'> {
  tool: AnyTool;
  values: Record<string, OptionValue>;
  /** The parts of its result that can be passed on alone. */
  parts: readonly string[];
}

/** How a step is set: its options, the inputs that are its own, and what of its result goes on. */
export function StepOptions({ tool, step, at, values, parts, onChange }: StepOptionsProps) {
  const set = (changes: Step['options']) => {
    const all = { ...step.options, ...changes };
    onChange({
      options: Object.fromEntries(Object.entries(all).filter(([key, value]) => value !== tool.options[key]?.initial)),
    });
  };
  const options = {
    values,
    set: (changes: Partial<Step['options']>) => set(changes as Step['options']),
    reset: () => onChange({ options: {} }),
    changed: Object.keys(step.options).length > 0,
    ready: true,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is.
    <div className="panel ch-fields" role="group" aria-label={`Options of step ${at + 1}`}>
      <ActionField tool={tool} values={values} set={set} />
      <OptionFields shape={tool.options} options={options} />
      <OtherInputs tool={tool} step={step} onChange={onChange} />
      <TakeField parts={parts} take={step.take} onChange={(take) => onChange({ take })} />
    </div>
  );
}

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
