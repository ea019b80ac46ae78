import { InputError } from '@/engines/input-error';
import { toOutcome, toText } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { CopyButton } from '@/ui/controls/Button';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { IDLE, type RunState } from '@/ui/hooks/useRun';
import type { ToolPageProps } from '@/ui/pages/page';
import { TwoWayLayout } from '@/ui/pages/TwoWayLayout';
import { type FieldProps, type Typed, useTwoWay } from '@/ui/pages/useTwoWay';
import { fromRoman, romanParts, toRoman } from './roman';
import type tool from './tool';
import './view.css';

type Side = 'number' | 'roman';
/** What comes with a link or an example says by itself what it is. */
const getSide = ({ input, field }: Typed): Side =>
  field === 'number' || field === 'roman' ? field : /\d/.test(input) ? 'number' : 'roman';

/** By the side it was typed on: X is no number, though it is a numeral. */
function convert(typed: Typed, { bars }: ToolOptions<typeof tool>): RunState<never> {
  try {
    const text =
      getSide(typed) === 'number' ? toRoman(typed.input, undefined, bars) : fromRoman(typed.input, undefined, bars);
    return { ...IDLE, outcome: toOutcome('text', text) as RunState<never>['outcome'] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...IDLE, error };
  }
}
const SETTINGS = { run: convert };

/** Two fields, each of which fills the other. */
export default function RomanNumeral(props: ToolPageProps<typeof tool>) {
  // The parts are always below the fields.
  const { steps: _steps, ...shape } = props.tool.options;
  const twoWay = useTwoWay(props, SETTINGS);
  const { run, edited, text } = twoWay;
  const side = getSide(edited.value);
  const other = run.outcome ? toText(run.outcome.shown) : '';
  const field = (name: Side) => ({
    ...twoWay.fieldProps(name, name === side ? text : other),
    'aria-invalid': (name === side && run.error !== undefined) || undefined,
  });

  return (
    <TwoWayLayout
      twoWay={twoWay}
      className="compact roman-numeral"
      title="Convert"
      strip={<OptionStrip shape={shape} options={twoWay.options} />}
      result={{
        announcement: other,
        above: (
          <div className="roman-numeral-fields">
            <Field label="Number" inputMode="numeric" placeholder="1994" {...field('number')} />
            <Field label="Roman Numeral" inputMode="text" placeholder="MCMXCIV" {...field('roman')} />
          </div>
        ),
        children: other !== '' && (
          <ol className="roman-numeral-parts" aria-label="Parts">
            {romanParts(side === 'number' ? other : toRoman(other, undefined, twoWay.options.values.bars)).map(
              ([letters, value]) => (
                <li key={letters}>
                  <strong>{letters}</strong> {value}
                </li>
              ),
            )}
          </ol>
        ),
      }}
    />
  );
}

interface RomanFieldProps extends Omit<FieldProps, 'aria-invalid'> {
  'aria-invalid': boolean | undefined;
  label: string;
  inputMode: 'numeric' | 'text';
  placeholder: string;
}

const Field = ({ label, ...field }: RomanFieldProps) => (
  <div className="field">
    <label htmlFor={field.id}>{label}</label>
    <div className="field-row">
      <input data-main-input="" {...field} />
      <CopyButton iconOnly variant="quiet" label={`Copy ${label}`} value={field.value} disabled={field.value === ''} />
    </div>
  </div>
);
