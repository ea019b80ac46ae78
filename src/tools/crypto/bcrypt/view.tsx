import { initialValues, line, secret } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { ResetButton } from '@/ui/controls/ResetButton';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { Hash, NoAnswer, Verdict } from './Answer';
import { readBcrypt } from './parts';
import type tool from './tool';
import { useTimedRun } from './useTimedRun';
import './view.css';

type Values = ToolOptions<typeof tool>;

const PASSWORD = secret('Password');
const HASH = line('Bcrypt Hash', '', { placeholder: '$2b$10$…' });

const describeTime = (ms: number): string =>
  ms < 950
    ? `${Math.max(10, Math.round(ms / 10) * 10)} ms`
    : ms < 90_000
      ? `${(ms / 1000).toFixed(ms < 9500 ? 1 : 0)} s`
      : `${Math.round(ms / 60_000)} minutes`;

export default function Bcrypt(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { run, pace, start } = useTimedRun(props);
  const [password, setPassword] = useForVisit(`${slug}:password`, '');
  const { values } = options;
  const comparing = values.mode === 'compare';
  const target = readBcrypt(values.bcryptHash);
  const cost = comparing ? target?.cost : values.cost;

  const { outcome, error, running, clear } = run;
  // A verdict or a hash belongs to what was entered when the button was pressed.
  const set: OptionState<typeof values>['set'] = (changes) => {
    clear();
    options.set(changes);
  };
  const reset = () => {
    clear();
    options.reset();
  };
  const enter = (value: string) => {
    clear();
    setPassword(value);
  };
  const { hash = '', matches } = error ? {} : (outcome?.data ?? {});
  const parts = readBcrypt(hash);
  const action = comparing ? 'Compare' : 'Hash';

  return (
    <FieldsLayout
      {...props}
      className="transform short-inputs bcrypt"
      strip={<OptionField option={tool.options.mode} value={values.mode} onChange={(mode) => set({ mode })} />}
      fields={
        <>
          <Fields tool={tool} values={values} onChange={set} password={password} onPassword={enter} />
          <p className="bcrypt-estimate" role="status">
            {cost !== undefined && <Estimate ms={pace && pace * 2 ** cost} cost={comparing ? cost : undefined} />}
          </p>
        </>
      }
      actions={
        <>
          <ResetButton options={{ ...options, reset }} />
          <ExamplesMenu
            examples={tool.examples}
            onPick={({ input, options: asked }) => {
              const preset = { ...initialValues(tool.options), ...asked };
              set(preset);
              setPassword(input);
              start(input, preset);
            }}
          />
        </>
      }
      buttons={<Button type="submit" variant="primary" icon="lock-keyhole" label={action} disabled={running} />}
      onSubmit={() => start(password, values)}
      result={{
        // A verdict is nothing to copy.
        run: { ...run, outcome: parts && outcome },
        options: values,
        aside: false,
        children:
          matches !== undefined ? (
            <Verdict matches={matches} notes={outcome?.notes ?? []} />
          ) : parts ? (
            <Hash parts={parts} />
          ) : (
            !error && <NoAnswer comparing={comparing} />
          ),
      }}
    >
      <p className="bcrypt-promise">
        Password and hash stay in this tab: they aren’t sent, stored or put in links. Only Mode, Cost and Version are
        remembered.
      </p>
    </FieldsLayout>
  );
}

interface FieldsProps {
  tool: typeof tool;
  values: Values;
  onChange(changes: Partial<Values>): void;
  password: string;
  onPassword(password: string): void;
}

const Fields = ({ tool, values, onChange, password, onPassword }: FieldsProps) => (
  <>
    <div className="bcrypt-password">
      <OptionField option={PASSWORD} value={password} onChange={onPassword} />
    </div>
    {values.mode === 'compare' ? (
      <div className="bcrypt-password">
        <OptionField option={HASH} value={values.bcryptHash} onChange={(bcryptHash) => onChange({ bcryptHash })} />
      </div>
    ) : (
      <>
        <OptionField option={tool.options.cost} value={values.cost} onChange={(cost) => onChange({ cost })} />
        <OptionField
          option={tool.options.version}
          value={values.version}
          onChange={(version) => onChange({ version })}
        />
      </>
    )}
  </>
);

/** How long it will take here; the cost too, where it isn't the one that was chosen. */
const Estimate = ({ ms, cost }: { ms: number | undefined; cost: number | undefined }) => (
  <>
    <Icon name="timer" />
    {ms === undefined ? 'Measuring this device…' : `About ${describeTime(ms)} on this device`}
    {cost !== undefined && `, cost ${cost}`}
  </>
);
