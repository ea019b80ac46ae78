import { useEffect, useRef, useState } from 'react';
import { grouped } from '@/engines/number/grouped';
import { initialValues, line, secret } from '@/kit/option';
import { runInWorker } from '@/kit/run/runner';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { ResetButton } from '@/ui/controls/ResetButton';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { Notes } from '@/ui/output/Remarks';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { readBcrypt } from './parts';
import type tool from './tool';
import './view.css';

const PASSWORD = secret('Password');
const HASH = line('Bcrypt Hash', '', { placeholder: '$2b$10$…' });
/** Of a worked example, while there is no hash. */
const SAMPLE = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
/** Quick, and long enough to be measured. */
const TRIAL_COST = 7;

/** Milliseconds of a hash of cost 0, measured here by a small one and by every one that is asked for. */
function usePace(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [pace, setPace] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const options = { ...initialValues(tool.options), cost: TRIAL_COST };
    const measure = async () => {
      // The first one also loads and warms up; the second tells.
      for (let turn = 0; turn < 2; turn++) {
        const start = performance.now();
        await runInWorker(tool, { slug, input: '', options }, { signal });
        if (turn === 1) setPace((performance.now() - start) / 2 ** TRIAL_COST);
      }
    };
    measure().catch(() => undefined);
    return () => controller.abort();
  }, [slug, tool]);
  return [pace, setPace] as const;
}

const describeTime = (ms: number): string =>
  ms < 950
    ? `${Math.max(10, Math.round(ms / 10) * 10)} ms`
    : ms < 90_000
      ? `${(ms / 1000).toFixed(ms < 9500 ? 1 : 0)} s`
      : `${Math.round(ms / 60_000)} minutes`;

export default function Bcrypt(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const [password, setPassword] = useForVisit(`${slug}:password`, '');
  const [pace, setPace] = usePace(props);
  const started = useRef<{ at: number; cost: number }>(undefined);
  const { values } = options;
  const comparing = values.mode === 'compare';
  const target = readBcrypt(values.bcryptHash);
  const cost = comparing ? target?.cost : values.cost;

  const { outcome, error, running, clear } = run;
  useEffect(() => {
    if (running || !started.current) return;
    const { at, cost } = started.current;
    started.current = undefined;
    if ((outcome || error) && cost >= TRIAL_COST) setPace((performance.now() - at) / 2 ** cost);
  }, [running, outcome, error, setPace]);

  const work = (text: string, of: typeof values) => {
    const rounds = of.mode === 'compare' ? readBcrypt(of.bcryptHash)?.cost : of.cost;
    started.current = rounds === undefined ? undefined : { at: performance.now(), cost: rounds };
    run.start(text, of);
  };
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
  const stop = () => {
    started.current = undefined;
    run.stop();
  };
  const { hash = '', matches } = error ? {} : (outcome?.data ?? {});
  const parts = readBcrypt(hash);
  const sample = readBcrypt(SAMPLE)!;
  const action = comparing ? 'Compare' : 'Hash';

  return (
    <FieldsLayout
      {...props}
      className="transform short-inputs bcrypt"
      strip={<OptionField option={tool.options.mode} value={values.mode} onChange={(mode) => set({ mode })} />}
      fields={
        <>
          <div className="bcrypt-password">
            <OptionField option={PASSWORD} value={password} onChange={enter} />
          </div>
          {comparing ? (
            <div className="bcrypt-password">
              <OptionField option={HASH} value={values.bcryptHash} onChange={(bcryptHash) => set({ bcryptHash })} />
            </div>
          ) : (
            <>
              <OptionField option={tool.options.cost} value={values.cost} onChange={(next) => set({ cost: next })} />
              <OptionField
                option={tool.options.version}
                value={values.version}
                onChange={(version) => set({ version })}
              />
            </>
          )}
          <p className="bcrypt-estimate" role="status">
            {cost !== undefined && (
              <>
                <Icon name="timer" />
                {pace === undefined
                  ? 'Measuring this device…'
                  : `About ${describeTime(pace * 2 ** cost)} on this device`}
                {comparing && `, cost ${cost}`}
              </>
            )}
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
              work(input, preset);
            }}
          />
        </>
      }
      buttons={<Button type="submit" variant="primary" icon="lock-keyhole" label={action} disabled={running} />}
      onSubmit={() => work(password, values)}
      result={{
        // A verdict is nothing to copy.
        run: { ...run, stop, outcome: parts && outcome },
        options: values,
        aside: false,
        children:
          matches !== undefined ? (
            <>
              <Notes notes={outcome?.notes ?? []} />
              <p className={`bcrypt-verdict ${matches ? 'yes' : 'no'}`} role={matches ? 'status' : 'alert'}>
                <Icon name={matches ? 'check' : 'x'} />
                <strong>{matches ? 'Match' : 'No match'}</strong>{' '}
                {matches ? 'The password matches this hash.' : 'The password doesn’t match this hash.'}
              </p>
            </>
          ) : parts ? (
            <>
              <HashText parts={parts} />
              <dl className="bcrypt-parts">
                <div>
                  <dt className="t-key">Version and cost</dt>
                  <dd>
                    ${parts.version}$, cost {parts.cost}: {grouped(2 ** parts.cost)} rounds
                  </dd>
                </div>
                <div>
                  <dt className="t-number">Salt</dt>
                  <dd>16 random bytes in 22 characters</dd>
                </div>
                <div>
                  <dt className="t-string">Digest</dt>
                  <dd>23 bytes in 31 characters</dd>
                </div>
              </dl>
            </>
          ) : (
            !error && (
              <div className="empty" data-sample={comparing ? undefined : ''}>
                <p className={comparing ? '' : 'unseen'}>
                  {comparing
                    ? 'Paste a hash, enter the password and press Compare.'
                    : 'Enter a password and press Hash.'}
                </p>
                {!comparing && (
                  <div className="sample" aria-hidden="true" inert>
                    <HashText parts={sample} />
                  </div>
                )}
              </div>
            )
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

const HashText = ({ parts }: { parts: NonNullable<ReturnType<typeof readBcrypt>> }) => (
  // biome-ignore lint/a11y/useSemanticElements: a text area cannot colour the parts of what it shows.
  <div className="text-out wrapped bcrypt-hash" role="textbox" tabIndex={0} aria-readonly="true" aria-label="Result">
    <span className="t-key">{parts.mark}</span>
    <span className="t-number">{parts.salt}</span>
    <span className="t-string">{parts.digest}</span>
  </div>
);
