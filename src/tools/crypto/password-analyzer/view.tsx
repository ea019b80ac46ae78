import { useEffect, useMemo, useState } from 'react';
import { initialValues, secret } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { useRun } from '@/ui/hooks/useRun';
import { Panel } from '@/ui/output/Panel';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import type { Opinion } from './opinion';
import { CRACK_TIMES, measureStrength } from './strength';
import type definition from './tool';
import './view.css';

const PASSWORD = secret('Password');

export default function PasswordAnalyzer(props: ToolPageProps<typeof definition>) {
  const { slug, tool } = props;
  const [password, setPassword] = useForVisit(`${slug}:password`, '');
  const [ownWords, setOwnWords] = useForVisit(`${slug}:own-words`, '');
  const options = useMemo(() => ({ ...initialValues(tool.options), ownWords }), [tool, ownWords]);
  // The word lists take a moment to unpack, and never on the page's own thread.
  const heavy = useMemo(() => ({ ...tool, heavy: true }), [tool]);
  const run = useRun(slug, heavy);
  const { start, clear } = run;
  useEffect(() => {
    if (password === '') clear();
    else start(password, options);
  }, [password, options, start, clear]);
  const opinion = run.outcome?.data.opinion;
  const strength = measureStrength(password);

  return (
    <FieldsLayout
      {...props}
      className="compact analyzer"
      cardClass="short-panel analyzer-input"
      label="Input"
      fields={<OptionField option={PASSWORD} value={password} onChange={setPassword} />}
      actions={<ToolExamples tool={tool} onEnter={({ input }: { input: string }) => setPassword(input)} />}
      belowFields={
        <div className="analyzer-own">
          <OptionField option={tool.options.ownWords} value={ownWords} onChange={setOwnWords} />
        </div>
      }
      result={{
        run,
        options,
        className: 'analyzer-result',
        aside: false,
        announcement: opinion ? `${opinion.title}: ${opinion.detail}` : '',
        remarks: null,
        children: (
          <div className="panel-body">
            <Verdict opinion={opinion} stale={run.stale} />
            <BruteForce strength={strength} isEmpty={password === ''} />
          </div>
        ),
      }}
    >
      <Found opinion={opinion} stale={run.stale} />
      <p className="analyzer-promise">
        <Icon name="shield-check" />
        The password stays in this tab: it is not sent, stored or put into links.
      </p>
    </FieldsLayout>
  );
}

const ROUND = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 1 });
const LARGEST_NAMED = 14;
/** How often this part alone must be guessed, in round figures. */
const tries = (log10: number): string =>
  log10 > LARGEST_NAMED
    ? `more than ${ROUND.format(10 ** LARGEST_NAMED)} tries`
    : `${ROUND.format(Math.max(1, 10 ** log10))} ${log10 < 0.18 ? 'try' : 'tries'}`;

interface OpinionProps {
  opinion: Opinion | undefined;
  stale: boolean;
}

/** Powers of ten of seconds: a second, a day, ten years, and so long that it does not matter. */
const SCALE = [0, 4.94, 8.5, 13];

/** How far along the scale, whose parts are as wide as each other. */
function reached(seconds: number): number {
  const power = Math.log10(Math.max(1, seconds));
  const part = SCALE.findLastIndex((bound) => power >= bound);
  const bound = SCALE[part]!;
  const next = SCALE[part + 1];
  return (100 / 3) * (next === undefined ? 3 : part + (power - bound) / (next - bound));
}

function Verdict({ opinion, stale }: OpinionProps) {
  const share = opinion ? reached(opinion.attackers.at(-1)!.seconds) : 0;
  return (
    <div className={`analyzer-opinion level-${opinion?.verdict ?? 'none'} ${stale ? 'analyzer-stale' : ''}`}>
      <p className="analyzer-verdict">
        <strong>{opinion ? opinion.title : '–'}</strong>
        <span>{opinion ? opinion.detail : 'By how long a stolen fast hash of it holds'}</span>
      </p>
      <div className="analyzer-bar" aria-hidden="true">
        <div style={{ width: `max(10px, ${share}%)` }} />
      </div>
      <p className="analyzer-scale" aria-hidden="true">
        <span>a second</span>
        <span>a day</span>
        <span>ten years</span>
        <span>never</span>
      </p>
      {opinion?.advice.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {opinion && opinion.verdict !== 'strong' && (
        <p>
          <a href="/tool/random-password?kind=passphrase">Make a passphrase</a>
        </p>
      )}
    </div>
  );
}

/** The parts the password falls into, and how long it holds against whom. */
function Found({ opinion, stale }: OpinionProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide Parts' : 'Show Parts';
  return (
    <Panel
      title="Found in it"
      className="analyzer-found"
      actions={
        <Button
          small
          variant="quiet"
          icon={shown ? 'eye-off' : 'eye'}
          label={label}
          disabled={!opinion}
          onClick={() => setShown(!shown)}
        />
      }
    >
      <ul className={`analyzer-pieces ${stale ? 'analyzer-stale' : ''}`} aria-label="Parts">
        {opinion?.pieces.map((piece, at) => (
          <li key={at}>
            <mark className={`piece-${piece.kind}`}>{shown ? piece.text : '•'.repeat(piece.text.length)}</mark>
            <span>
              {piece.description} <small>{tries(piece.log10)}</small>
            </span>
          </li>
        ))}
        {!opinion && <li className="field-note">Words, names, dates and patterns appear here.</li>}
      </ul>
      <dl className={`analyzer-rows ${stale ? 'analyzer-stale' : ''}`}>
        {opinion?.attackers.map(({ name, time, pace }) => (
          <div key={name}>
            <dt>
              {name} <span className="field-note">{pace}</span>
            </dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The score by the length and the kinds of characters alone. */
function BruteForce({ strength, isEmpty }: { strength: ReturnType<typeof measureStrength>; isEmpty: boolean }) {
  const score = Math.round(strength.score);
  return (
    <section className="analyzer-brute" aria-label="Brute force alone">
      <h3>Brute force alone</h3>
      <div
        className={`analyzer-bar level-${CRACK_TIMES.indexOf(strength.crackTime)}`}
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
        <Figure label="Crack Time" value={isEmpty ? '–' : strength.crackTime} />
        <Figure label="Score" value={`${score}/100`} />
        <Figure label="Entropy" value={`${strength.entropy.toFixed(2)} bits`} />
        <Figure label="Length" value={String(strength.length)} />
        <Figure label="Character Set Size" value={String(strength.characterSet)} />
      </dl>
      <ul className="analyzer-kinds" aria-label="Kinds of characters">
        {strength.kinds.map(({ name, size, present }) => (
          <li key={name} className={present ? 'present' : ''}>
            <Icon name={present ? 'check' : 'minus'} />
            {name} <span>{size}</span>
            <span className="unseen">{present ? 'used' : 'not used'}</span>
          </li>
        ))}
      </ul>
      <p className="field-note">Note: dictionary attacks are not considered here.</p>
    </section>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
