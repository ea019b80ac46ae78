import {
  type Easing,
  easingAt,
  JUMPS,
  MOST_BOUNCES,
  MOST_SPRING,
  MOST_STEPS,
  NAMED_CURVES,
  readEasing,
  writeEasing,
} from '@/engines/animation/easing';
import { readable } from '@/families/styled/readable';
import { choice, integer, number } from '@/kit';
import CurveEditor from '@/ui/controls/CurveEditor';
import { OptionField } from '@/ui/controls/OptionField';
import { Tabs } from '@/ui/controls/Tabs';
import './easing.css';

interface EasingEditorProps {
  label: string;
  /** As `readEasing` reads it. */
  value: string;
  onChange(easing: string): void;
}

const KINDS: Readonly<Record<string, string>> = { curve: 'Curve', spring: 'Spring', bounce: 'Bounce', steps: 'Steps' };
/** Only where they were pasted: nobody sets them one by one. */
const WITH_POINTS = { ...KINDS, points: 'Points' };

/** Where one begins when another kind is chosen. */
const STARTS: Readonly<Record<string, string>> = {
  curve: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  spring: 'spring(0.5)',
  bounce: 'bounce(3)',
  steps: 'steps(4, end)',
};

/** Curves that have names among designers, beside those of CSS. */
const CURVES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(NAMED_CURVES).map((name) => [name, name])),
  'sine in-out': 'cubic-bezier(0.37, 0, 0.63, 1)',
  'cubic in': 'cubic-bezier(0.32, 0, 0.67, 0)',
  'cubic out': 'cubic-bezier(0.33, 1, 0.68, 1)',
  'expo in': 'cubic-bezier(0.7, 0, 0.84, 0)',
  'expo out': 'cubic-bezier(0.16, 1, 0.3, 1)',
  'expo in-out': 'cubic-bezier(0.87, 0, 0.13, 1)',
  'back in': 'cubic-bezier(0.36, 0, 0.66, -0.56)',
  'back out': 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  'back in-out': 'cubic-bezier(0.68, -0.6, 0.32, 1.6)',
};

const SPRING = number('Bounciness', 0.5, { min: 0, max: MOST_SPRING, step: 0.01, slider: true });
const BALL = integer('Bounces', 3, { min: 1, max: MOST_BOUNCES, slider: true });
const COUNT = integer('Steps', 4, { min: 1, max: MOST_STEPS });
const JUMP = choice(
  'Jumps',
  { end: 'at the end', start: 'at the start', both: 'at both ends', none: 'between the ends' },
  'end',
);

const PLOT = 120;

/** How far it is at every moment, with room above and below for what swings over. */
function Plot({ easing }: { easing: Easing }) {
  const points = Array.from({ length: PLOT + 1 }, (_, i) => {
    const x = i / PLOT;
    return `${(x * 100).toFixed(1)} ${(100 - easingAt(easing, x) * 60 - 10).toFixed(2)}`;
  });
  return (
    <svg className="an-plot" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="an-plot-ends" d="M0 90h100M0 30h100" />
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}

/** An easing by its kind: a curve with handles, a spring, a ball, steps. */
export default function EasingEditor({ label, value, onChange }: EasingEditorProps) {
  const easing = readable(
    () => readEasing(value),
    () => readEasing('ease'),
  );
  return (
    <div className="an-easing">
      <Tabs<string>
        label={label}
        tabs={easing.kind === 'points' ? WITH_POINTS : KINDS}
        value={easing.kind}
        onChange={(kind) => kind !== easing.kind && onChange(STARTS[kind]!)}
      />
      {easing.kind === 'curve' ? (
        <CurveFields easing={easing} onChange={onChange} />
      ) : (
        <>
          <Plot easing={easing} />
          <OtherFields easing={easing} onChange={(next) => onChange(writeEasing(next))} />
        </>
      )}
    </div>
  );
}

function CurveFields({
  easing,
  onChange,
}: {
  easing: Extract<Easing, { kind: 'curve' }>;
  onChange(easing: string): void;
}) {
  const written = writeEasing(easing);
  const named = Object.values(CURVES).includes(written) ? written : '';
  return (
    <>
      <label className="field">
        <span>Curve</span>
        <select value={named} onChange={(event) => event.target.value && onChange(event.target.value)}>
          <option value="">by hand</option>
          {Object.entries(CURVES).map(([name, curve]) => (
            <option key={name} value={curve}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CurveEditor
        label="Handles"
        value={easing.curve}
        beyond={0.7}
        onChange={(curve) => onChange(writeEasing({ kind: 'curve', curve }))}
      />
    </>
  );
}

function OtherFields({ easing, onChange }: { easing: Easing; onChange(easing: Easing): void }) {
  if (easing.kind === 'spring')
    return (
      <OptionField option={SPRING} value={easing.bounce} onChange={(bounce) => onChange({ kind: 'spring', bounce })} />
    );
  if (easing.kind === 'bounce')
    return <OptionField option={BALL} value={easing.count} onChange={(count) => onChange({ kind: 'bounce', count })} />;
  if (easing.kind !== 'steps') return null;
  const least = easing.jump === 'none' ? 2 : 1;
  return (
    <div className="an-steps">
      <OptionField
        option={{ ...COUNT, min: least }}
        value={easing.count}
        onChange={(count) => onChange({ ...easing, count })}
      />
      <OptionField
        option={JUMP}
        value={easing.jump}
        onChange={(value) => {
          const jump = JUMPS.find((one) => one === value)!;
          onChange({ ...easing, jump, count: Math.max(easing.count, jump === 'none' ? 2 : 1) });
        }}
      />
    </div>
  );
}
