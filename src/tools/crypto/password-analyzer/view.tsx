import { useEffect, useMemo, useState } from 'react';
import { initialValues, secret } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { useResult } from '@/ui/hooks/useResult';
import { useRun } from '@/ui/hooks/useRun';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { RunStatus } from '@/ui/output/RunStatus';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { opinionRows } from './second-opinion';
import { CRACK_TIMES } from './strength';
import type definition from './tool';
import './view.css';

const PASSWORD = secret('Password');

export default function PasswordAnalyzer(props: ToolPageProps<typeof definition>) {
  const { slug, tool } = props;
  const [password, setPassword] = useForVisit(`${slug}:password`, '');
  const options = useMemo(() => initialValues(tool.options), [tool]);
  const result = useResult(tool, password, options);
  // The formula refuses no text.
  const strength = result.outcome!.data;
  const score = Math.round(strength.score);
  const level = CRACK_TIMES.indexOf(strength.crackTime);

  return (
    <FieldsLayout
      {...props}
      className="compact analyzer"
      cardClass="short-panel analyzer-input"
      label="Input"
      fields={<OptionField option={PASSWORD} value={password} onChange={setPassword} />}
      actions={<ToolExamples tool={tool} onEnter={({ input }: { input: string }) => setPassword(input)} />}
      belowFields={
        <ul className="analyzer-kinds" aria-label="Kinds of characters">
          {strength.kinds.map(({ name, size, present }) => (
            <li key={name} className={present ? 'present' : ''}>
              <Icon name={present ? 'check' : 'minus'} />
              {name} <span>{size}</span>
              <span className="unseen">{present ? 'used' : 'not used'}</span>
            </li>
          ))}
        </ul>
      }
      result={{
        run: password === '' ? { ...result, outcome: undefined } : result,
        options,
        className: 'analyzer-result',
        aside: false,
        announcement: password === '' ? '' : `Crack Time: ${strength.crackTime}`,
        remarks: null,
        children: (
          <div className="panel-body">
            <p className="analyzer-verdict">
              <span>Crack Time</span>
              <strong className={`level-${password === '' ? 'none' : level}`}>
                {password === '' ? '–' : strength.crackTime}
              </strong>
              <span>by brute force</span>
            </p>
            <div
              className={`analyzer-bar level-${level}`}
              role="progressbar"
              aria-label="Score"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={score}
            >
              {/* A new element for a new score, so that the bar grows from 0 each time. */}
              <div key={strength.score} style={{ width: `${strength.score}%` }} />
            </div>
            <dl className="analyzer-figures">
              <Figure label="Score" value={`${score}/100`} />
              <Figure label="Entropy" value={`${strength.entropy.toFixed(2)} bits`} />
              <Figure label="Length" value={String(strength.length)} />
              <Figure label="Character Set Size" value={String(strength.characterSet)} />
            </dl>
            <p className="field-note">Note: dictionary attacks are not considered here.</p>
          </div>
        ),
      }}
    >
      <SecondOpinion slug={slug} tool={tool} password={password} options={options} />
      <p className="analyzer-promise">
        <Icon name="shield-check" />
        The password stays in this tab: it isn’t sent, stored or put in links.
      </p>
    </FieldsLayout>
  );
}

interface SecondOpinionProps extends Omit<ToolPageProps<typeof definition>, 'page'> {
  password: string;
  options: ToolOptions<typeof definition>;
}

/** An estimate that knows words and patterns: fetched and asked for only when wanted. */
function SecondOpinion({ slug, tool, password, options }: SecondOpinionProps) {
  const [asked, setAsked] = useState(false);
  // The word lists take a moment to unpack, and never on the page's own thread.
  const heavy = useMemo(() => ({ ...tool, heavy: true }), [tool]);
  const run = useRun(slug, heavy);
  const { start, clear, error } = run;
  useEffect(() => {
    if (asked && password !== '') start(password, { ...options, secondOpinion: true });
    else clear();
  }, [asked, password, options, start, clear]);
  const opinion = run.outcome?.data.opinion;
  return (
    <Panel
      title="Second opinion"
      aside="by word lists and patterns"
      className="analyzer-opinion"
      actions={
        asked ? (
          <Button small variant="quiet" icon="x" label="Hide Second Opinion" onClick={() => setAsked(false)} />
        ) : undefined
      }
    >
      {asked ? (
        <>
          <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
          {error && <ErrorBanner error={error} />}
          {password === '' ? (
            <p className="panel-body field-note">Enter a password.</p>
          ) : (
            !error && (
              <div className={run.stale ? 'analyzer-stale' : ''} aria-live="polite">
                <dl className="analyzer-rows">
                  {opinion &&
                    opinionRows(opinion).map(({ label, value, note }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <strong>{value}</strong> {note && <span className="field-note">{note}</span>}
                        </dd>
                      </div>
                    ))}
                </dl>
                <Notes notes={opinion?.advice ?? []} />
              </div>
            )
          )}
        </>
      ) : (
        <div className="panel-body analyzer-ask">
          <p className="field-note">
            Real attackers try words, names, dates and keyboard patterns first. This estimate includes them. It loads
            word lists (about 1 MB) from this site; the password still stays here.
          </p>
          <Button icon="book-open-check" label="Second Opinion" onClick={() => setAsked(true)} />
        </div>
      )}
    </Panel>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
