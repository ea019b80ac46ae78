import { useMemo } from 'react';
import { initialValues, secret } from '@/kit/option';
import { ToolExamples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { useResult } from '@/ui/hooks/useResult';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { SecondOpinion } from './SecondOpinion';
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
        The password stays in this tab: it is not sent, stored or put into links.
      </p>
    </FieldsLayout>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
