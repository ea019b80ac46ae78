import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { Switch } from '@/ui/controls/Switch';
import { Panel } from '@/ui/output/Panel';
import type { Group, Settings } from './action';
import { ACTIONS, type ActionName } from './actions';
import { SETTINGS } from './settings';
import { RECIPES, type Step, type StepResult, writeSteps } from './steps';

const GROUPS: Readonly<Record<Group, string>> = {
  cleanUp: 'Clean Up',
  basic: 'Basic',
  advanced: 'Advanced',
  formatting: 'Formatting',
};
const NAMES = Object.keys(ACTIONS) as ActionName[];

interface StepListProps {
  steps: readonly Step[];
  /** What each of them left of the text, once there is one. */
  after: readonly (StepResult | undefined)[];
  onChange(steps: string): void;
}

const count = (number: number, one: string) => `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;

/** Actions that are done one after the other: add, order, switch off, remove. */
export default function StepList({ steps, after, onChange }: StepListProps) {
  const show = (next: readonly Step[]) => onChange(writeSteps(next));
  const move = (from: number, to: number) => show(steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]!));
  const set = (at: number, changes: Partial<Step>) => show(steps.with(at, { ...steps[at]!, ...changes }));
  return (
    <Panel title="Steps" aside={steps.length > 0 && `${steps.length}`}>
      <div className="panel-body text-steps">
        {steps.length > 0 ? (
          <ol aria-label="Steps">
            {steps.map((step, at) => {
              const { label } = ACTIONS[step.action];
              const named = `step ${at + 1}, ${label}`;
              const left = after[at];
              return (
                <li key={at} className={step.off ? 'off' : ''}>
                  <div className="text-step-head">
                    <Switch bare label={`Use ${named}`} on={!step.off} onChange={(on) => set(at, { off: !on })} />
                    <span className="text-step-name">{label}</span>
                    {left && (
                      <span className="text-step-left">
                        {count(left.lines, 'line')}, {count(left.characters, 'character')}
                      </span>
                    )}
                    <Button
                      iconOnly
                      small
                      variant="quiet"
                      icon="arrow-up"
                      label={`Move ${named} up`}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <Button
                      iconOnly
                      small
                      variant="quiet"
                      icon="arrow-down"
                      label={`Move ${named} down`}
                      disabled={at === steps.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                    <Button
                      iconOnly
                      small
                      variant="quiet"
                      icon="trash-2"
                      label={`Remove ${named}`}
                      onClick={() => show(steps.toSpliced(at, 1))}
                    />
                  </div>
                  <StepFields step={step} onChange={(settings) => set(at, { settings })} />
                </li>
              );
            })}
          </ol>
        ) : (
          <div className="text-recipes">
            <span>Start with</span>
            {Object.entries(RECIPES).map(([name, recipe]) => (
              <Button key={name} small label={name} onClick={() => onChange(recipe)} />
            ))}
          </div>
        )}
        <div className="text-steps-end">
          <label className="field">
            <span>Add a step</span>
            <select
              value=""
              onChange={(event) =>
                show([...steps, { action: event.target.value as ActionName, settings: {}, off: false }])
              }
            >
              <option value="" disabled>
                Choose an action…
              </option>
              {(Object.keys(GROUPS) as Group[]).map((group) => (
                <optgroup key={group} label={GROUPS[group]}>
                  {NAMES.filter((name) => ACTIONS[name].group === group).map((name) => (
                    <option key={name} value={name}>
                      {ACTIONS[name].label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          {steps.length > 0 && (
            <Button variant="quiet" icon="trash-2" label="Remove All Steps" onClick={() => onChange('')} />
          )}
        </div>
      </div>
    </Panel>
  );
}

function StepFields({ step, onChange }: { step: Step; onChange(settings: Partial<Settings>): void }) {
  const { takes } = ACTIONS[step.action];
  const shown = takes.filter((name) => name !== 'flags' || step.settings.regex);
  if (shown.length === 0) return null;
  return (
    <div className="text-step-fields">
      {shown.map((name) => (
        <OptionField
          key={name}
          option={SETTINGS[name]}
          value={step.settings[name] ?? SETTINGS[name].initial}
          onChange={(value) => onChange({ ...step.settings, [name]: value })}
        />
      ))}
    </div>
  );
}
