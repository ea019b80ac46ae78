import { Fields } from '@/families/styled/Fields';
import type { Values } from '@/ui/hooks/useOptions';
import { FLUID, type Fluid, type Step, sizeAt, zoomNote } from './fluid';
import { MOST_WIDE, NARROWEST } from './useFluid';
import './fluid.css';

interface FluidPanelProps {
  values: Fluid & { mode: string };
  steps: readonly Step[];
  width: number;
  problem: string | undefined;
  onChange(changes: Values): void;
}

/** What the scale is made of, how it grows, and whether it can still be doubled. */
export default function FluidPanel({ values, steps, width, problem, onChange }: FluidPanelProps) {
  const note = zoomNote(steps);
  return (
    <>
      <div className="fluid-fields">
        <Fields shape={FLUID} values={values} onChange={onChange} />
      </div>
      {problem ? (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      ) : (
        <>
          <Chart steps={steps} width={width} />
          <p className={`fluid-note ${note ? 'warns' : ''}`} role="status">
            {note ?? '✓ Every step still doubles when zoomed to 200 % (WCAG 1.4.4)'}
          </p>
        </>
      )}
    </>
  );
}

const WIDE = 340;
const HIGH = 160;
const EDGE = { left: 8, right: 12, top: 14, bottom: 22 };

/** How the sizes grow with the window: running text strong, the others faint. */
function Chart({ steps, width }: { steps: readonly Step[]; width: number }) {
  const text = steps.find(({ step }) => step === 0)!;
  const greatest = Math.max(...steps.flatMap(({ minSize, maxSize }) => [minSize, maxSize]));
  const x = (at: number) => EDGE.left + ((at - NARROWEST) / (MOST_WIDE - NARROWEST)) * (WIDE - EDGE.left - EDGE.right);
  const y = (size: number) => HIGH - EDGE.bottom - (size / greatest) * (HIGH - EDGE.top - EDGE.bottom);
  const within = (at: number) => Math.min(MOST_WIDE, Math.max(NARROWEST, at));
  const path = (step: Step) =>
    [NARROWEST, within(step.minWidth), within(step.maxWidth), MOST_WIDE]
      .map((at, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(sizeAt(step, at)).toFixed(1)}`)
      .join('');
  const size = sizeAt(text, width);
  const isLeft = x(width) > WIDE / 2;
  return (
    <svg
      className="fluid-chart"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={`Running text grows from ${text.minSize} px at ${text.minWidth} px to ${text.maxSize} px at ${text.maxWidth} px`}
    >
      <path className="axis" d={`M${EDGE.left} ${EDGE.top}V${HIGH - EDGE.bottom}H${WIDE - EDGE.right}`} />
      {steps.map((step) => (
        <path key={step.step} className={step.step === 0 ? 'main' : 'other'} d={path(step)} />
      ))}
      <path className="mark" d={`M${x(width)} ${HIGH - EDGE.bottom}V${EDGE.top}`} />
      <circle cx={x(width)} cy={y(size)} r="5" />
      <text x={x(width) + (isLeft ? -9 : 9)} y={y(size) - 9} textAnchor={isLeft ? 'end' : 'start'}>
        {size.toFixed(1)} px
      </text>
      {[text.minWidth, text.maxWidth].map((at) => (
        <text key={at} className="tick" x={x(within(at))} y={HIGH - 6} textAnchor="middle">
          {at}
        </text>
      ))}
    </svg>
  );
}
