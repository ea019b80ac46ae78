import { useId, useMemo, useRef } from 'react';
import { InputError } from '@/engines/input-error';
import { toOutcome, toText } from '@/kit/output';
import { CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { IDLE, type RunState } from '@/ui/hooks/useRun';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { fromRoman, romanParts, toRoman } from './roman';
import type tool from './tool';
import './view.css';

type Side = 'number' | 'roman';
/** What was typed, and where; the other field follows from it. What comes with a link says by itself what it is. */
const START = { input: '1994', field: '' };
const getSide = ({ input, field }: typeof START): Side =>
  field === 'number' || field === 'roman' ? field : /\d/.test(input) ? 'number' : 'roman';

/** By the side it was typed on: X is no number, though it is a numeral. */
function convert(text: string, side: Side): RunState {
  if (text.trim() === '') return IDLE;
  try {
    return { ...IDLE, outcome: toOutcome('text', side === 'number' ? toRoman(text) : fromRoman(text)) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...IDLE, error };
  }
}

/** Two fields, each of which fills the other. */
export default function RomanNumeral(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const edited = useInputs(START, slug);
  const { input: text } = edited.value;
  const side = getSide(edited.value);
  const run = useMemo(() => convert(text, side), [text, side]);
  const other = run.outcome ? toText(run.outcome.shown) : '';
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  const show = (name: Side) => ({
    value: name === side ? text : other,
    wrong: name === side && run.error !== undefined,
    onChange: (next: string) => edited.change(() => ({ input: next, field: name })),
  });

  return (
    <div className="roman-numeral">
      <ResultPanel
        slug={slug}
        tool={tool}
        run={run}
        options={{}}
        linkable={text === '' ? undefined : { input: text }}
        title="Convert"
        aside={false}
        announcement={other}
        actions={
          <>
            <ToolExamples tool={tool} onEnter={edited.replace} />
            <EditActions edited={edited} empty={text === ''} clearLabel="Clear" />
          </>
        }
        above={
          <div className="roman-numeral-fields" ref={fields}>
            <Field label="Number" inputMode="numeric" placeholder="1994" {...show('number')} />
            <Field label="Roman Numeral" inputMode="text" placeholder="MCMXCIV" {...show('roman')} />
          </div>
        }
      >
        {other !== '' && (
          <ol className="roman-numeral-parts" aria-label="Parts">
            {romanParts(side === 'number' ? other : toRoman(other)).map(([letters, value]) => (
              <li key={letters}>
                <strong>{letters}</strong> {value}
              </li>
            ))}
          </ol>
        )}
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}

interface FieldProps {
  label: string;
  inputMode: 'numeric' | 'text';
  placeholder: string;
  value: string;
  wrong: boolean;
  onChange(text: string): void;
}

function Field({ label, inputMode, placeholder, value, wrong, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          id={id}
          data-main-input=""
          type="text"
          inputMode={inputMode}
          placeholder={placeholder}
          value={value}
          aria-invalid={wrong || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <CopyButton iconOnly variant="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />
      </div>
    </div>
  );
}
