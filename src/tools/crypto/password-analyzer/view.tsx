import { useEffect, useMemo, useState } from 'react';
import { initialValues, type OptionValue, secret } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { Icon } from '@/ui/Icon';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { useRun } from '@/ui/useRun';
import { CRACK_TIMES, measureStrength } from './strength';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste a password. It is masked; Show Password reveals it.',
    'There are no options.',
    'The result follows as you type. Second Opinion fetches word lists from this site and estimates again.',
    'Read the score and the crack time. The password stays in this tab and is not stored or put into links.',
  ],
});

const PASSWORD = secret('Password');
/** The rows of the formula; the second opinion's come after them. */
const OWN_ROWS = 5;

export default function PasswordAnalyzer({ slug, tool }: ToolPageProps) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  // The word lists take a moment to unpack, and never on the page's own thread.
  const heavy = useMemo(() => ({ ...tool, heavy: true }), [tool]);
  const run = useRun(slug, heavy);
  const { start, clear, outcome, error } = run;
  const strength = useMemo(() => measureStrength(password), [password]);
  const score = Math.round(strength.score);
  const level = CRACK_TIMES.indexOf(strength.crackTime);

  useEffect(() => {
    if (asked && password !== '')
      start(password, { ...(initialValues(tool.options) as Record<string, OptionValue>), secondOpinion: true });
    else clear();
  }, [asked, password, tool, start, clear]);

  const rows = (outcome?.shown.value as readonly FieldRow[] | undefined)?.slice(OWN_ROWS) ?? [];
  const advice = outcome?.notes.slice(1) ?? [];

  return (
    <div className="analyzer">
      <Panel title="Input" className="analyzer-input">
        <div className="panel-body">
          <OptionField option={PASSWORD} value={password} onChange={(next) => setPassword(next as string)} />
          <ul className="analyzer-kinds" aria-label="Kinds of characters">
            {strength.kinds.map(({ name, size, present }) => (
              <li key={name} className={present ? 'present' : ''}>
                <Icon name={present ? 'check' : 'minus'} />
                {name} <span>{size}</span>
                <span className="unseen">{present ? 'used' : 'not used'}</span>
              </li>
            ))}
          </ul>
          <p className="analyzer-promise">
            <Icon name="shield-check" />
            The password stays in this tab: it is not sent, stored or put into links.
          </p>
        </div>
      </Panel>

      <Panel title="Strength" className="analyzer-result">
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
      </Panel>

      <Panel
        title="Second opinion"
        aside="by word lists and patterns"
        className="analyzer-opinion"
        actions={
          asked ? (
            <Button small look="quiet" icon="x" label="Hide Second Opinion" onClick={() => setAsked(false)} />
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
                    {rows.map(({ label, value, note }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <strong>{value}</strong> {note && <span className="field-note">{note}</span>}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  {advice.length > 0 && (
                    <ul className="banner notes">
                      {advice.map((one) => (
                        <li key={one}>{one}</li>
                      ))}
                    </ul>
                  )}
                </div>
              )
            )}
          </>
        ) : (
          <div className="panel-body analyzer-ask">
            <p className="field-note">
              Real attackers try words, names, dates and keyboard patterns first. This estimate knows about them; it
              fetches word lists (about 1 MB) from this site, and the password still stays here.
            </p>
            <Button icon="book-open-check" label="Second Opinion" onClick={() => setAsked(true)} />
          </div>
        )}
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
