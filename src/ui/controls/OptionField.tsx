import { useEffect, useId, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { type Color, type Numeric, type Option, type OptionValue, readOption, type Secret } from '@/kit/option';
import { Button } from './Button';
import { Switch } from './Switch';
import { Tabs } from './Tabs';

interface FieldProps<Kind extends Option = Option> {
  option: Kind;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

interface OptionFieldProps<Kind extends Option> {
  option: Kind;
  value: Kind['initial'];
  onChange(value: Kind['initial']): void;
}

/** The control of one option, drawn from its descriptor, with its hint below it where there is room. */
export function OptionField<Kind extends Option>(props: OptionFieldProps<Kind>) {
  const { hint } = props.option;
  // A control gives values of its own option alone.
  const control = <Control {...(props as unknown as FieldProps)} />;
  if (!hint) return control;
  return (
    <div className="hinted">
      {control}
      <p className="field-hint">{hint}</p>
    </div>
  );
}

function Control({ option, value, onChange }: FieldProps) {
  const id = useId();
  switch (option.kind) {
    case 'toggle':
      return (
        <Switch
          label={option.label}
          on={value as boolean}
          onChange={onChange}
          variant={option.control}
          title={option.hint}
        />
      );
    case 'choice':
      if (option.control === 'tabs')
        return <Tabs label={option.label} tabs={option.choices} value={value as string} onChange={onChange} />;
      if (option.control === 'radio')
        return (
          <fieldset className="field radios" title={option.hint}>
            <legend>{option.label}</legend>
            {Object.entries(option.choices).map(([name, label]) => (
              <label key={name}>
                <input type="radio" name={id} checked={name === value} onChange={() => onChange(name)} />
                {label}
              </label>
            ))}
          </fieldset>
        );
      return (
        <div className="field" title={option.hint}>
          <label htmlFor={id}>{option.label}</label>
          <select id={id} value={value as string} onChange={(e) => onChange(e.target.value)}>
            {Object.entries(option.choices).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
      );
    case 'integer':
    case 'number':
      return <NumberField option={option} value={value} onChange={onChange} />;
    case 'color':
      return <ColorField option={option} value={value} onChange={onChange} />;
    case 'secret':
      return <SecretField option={option} value={value} onChange={onChange} />;
    case 'date':
      return (
        <label className="field" title={option.hint}>
          <span>{option.label}</span>
          <input
            type={option.precision}
            step={option.step}
            value={value as string}
            onChange={(e) => onChange(e.target.value)}
          />
        </label>
      );
    case 'area':
      return (
        <label className="field wide" htmlFor={id} title={option.hint}>
          <span>{option.label}</span>
          <textarea
            id={id}
            rows={3}
            value={value as string}
            placeholder={option.placeholder}
            maxLength={option.maxLength}
            spellCheck={false}
            onChange={(e) => onChange(e.target.value)}
          />
        </label>
      );
    case 'line':
      return (
        <label className="field" title={option.hint}>
          <span>{option.label}</span>
          <input
            type="text"
            value={value as string}
            placeholder={option.placeholder}
            maxLength={option.maxLength}
            inputMode={option.inputMode}
            spellCheck={false}
            autoComplete="off"
            onChange={(e) => onChange(e.target.value)}
          />
        </label>
      );
  }
}

/** What stands in the field may be no number for a while; only what can be read is passed on. */
function NumberField({ option, value, onChange }: FieldProps<Numeric>) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const written = draft ?? String(value);
  const bounds = {
    min: Number.isFinite(option.min) ? option.min : undefined,
    max: Number.isFinite(option.max) ? option.max : undefined,
    step: option.kind === 'number' && !option.slider ? 'any' : option.step,
  };

  // A reset, an undo or a link changes the value from outside; then the draft is out of date.
  useEffect(() => {
    setDraft((old) => (old !== undefined && Number(old) === value ? old : undefined));
    setProblem(undefined);
  }, [value]);

  const change = (raw: string) => {
    setDraft(raw);
    try {
      const next = readOption(option, raw);
      setProblem(undefined);
      onChange(next);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <div className={`field ${option.slider ? 'slider' : 'number'}`} title={option.hint}>
      <label htmlFor={id}>{option.label}</label>
      <div className="field-row">
        {option.slider && (
          <input
            type="range"
            aria-label={`${option.label} slider`}
            {...bounds}
            value={value as number}
            onChange={(e) => change(e.target.value)}
          />
        )}
        <input
          id={id}
          type="number"
          inputMode={option.kind === 'integer' ? 'numeric' : 'decimal'}
          {...bounds}
          value={written}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(e) => change(e.target.value)}
          // What is wrong stays, with its message: a field that returned to the last good number by itself would be read as taken,
          // and the button pressed at that moment would move from under the pointer.
          onBlur={() => !problem && setDraft(undefined)}
        />
        {option.unit && <span className="unit">{option.unit}</span>}
      </div>
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The colour input knows six digits only; the browser's own canvas knows every way to write a colour. */
function useSixDigits(value: string): string {
  const [digits, setDigits] = useState(value);
  useEffect(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return;
    context.fillStyle = value;
    setDigits(String(context.fillStyle));
  }, [value]);
  return /^#[\da-f]{6}$/i.test(digits) ? digits : '#000000';
}

function ColorField({ option, value, onChange }: FieldProps<Color>) {
  const digits = useSixDigits(value as string);
  return (
    <div className="field color" title={option.hint}>
      <span aria-hidden="true">{option.label}</span>
      <div className="field-row">
        <input
          type="color"
          aria-label={`${option.label} picker`}
          value={digits}
          onChange={(e) => onChange(e.target.value)}
        />
        <input
          type="text"
          aria-label={option.label}
          value={value as string}
          spellCheck={false}
          onChange={(e) => onChange(e.target.value)}
        />
      </div>
    </div>
  );
}

function SecretField({ option, value, onChange }: FieldProps<Secret>) {
  const id = useId();
  const [seen, setSeen] = useState(false);
  return (
    <div className="field" title={option.hint}>
      <label htmlFor={id}>{option.label}</label>
      <div className="field-row">
        <input
          id={id}
          type={seen ? 'text' : 'password'}
          value={value as string}
          placeholder={option.placeholder}
          autoComplete="off"
          data-1p-ignore=""
          spellCheck={false}
          onChange={(e) => onChange(e.target.value)}
        />
        <Button
          iconOnly
          small
          variant="quiet"
          icon={seen ? 'eye-off' : 'eye'}
          label={`${seen ? 'Hide' : 'Show'} ${option.label}`}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        />
      </div>
    </div>
  );
}
