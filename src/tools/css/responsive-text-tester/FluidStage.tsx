import { StyledStage } from '@/families/styled/StyledStage';
import { type Step, sizeAt } from './fluid';
import { MOST_WIDE, NARROWEST } from './useFluid';
import './fluid.css';

interface FluidStageProps {
  steps: readonly Step[];
  text: string;
  width: number;
  /** How large a pixel of it is drawn. */
  scale: number;
  /** A font of the visitor's, where there is one. */
  font: string | undefined;
  onWidth(width: number): void;
}

/** A line has no room for more. */
const LONGEST_LINE = 120;

const dressing = (steps: readonly Step[], width: number, scale: number, font = 'var(--sans)') => `
.frame { width: ${width}px; zoom: ${scale}; font-family: ${font}; color: var(--ink); }
.frame > div { padding: 4px 0; overflow: hidden; }
.label { color: var(--ink-3); font: ${12 / scale}px/1.5 var(--mono); }
.heading { font-weight: 650; letter-spacing: -0.02em; line-height: 1.15; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.small { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; line-height: 1.4; }
.text { max-width: 65ch; line-height: 1.5; overflow-wrap: anywhere; white-space: pre-wrap; }
${steps.map((step) => `.step${step.step} { font-size: ${sizeAt(step, width)}px; }`).join('\n')}
`;

const kindOf = (step: number): string => (step === 0 ? 'text' : step > 0 ? 'heading' : 'small');

/** Every step of the scale, as it is on a window of that width. */
export default function FluidStage({ steps, text, width, scale, font, onWidth }: FluidStageProps) {
  const line = text.trim().slice(0, LONGEST_LINE) || 'Sphinx of black quartz, judge my vow';
  return (
    <>
      <div className="fluid-width">
        <span aria-hidden="true">{NARROWEST}</span>
        <input
          type="range"
          aria-label="Window Width"
          min={NARROWEST}
          max={MOST_WIDE}
          value={width}
          onChange={(event) => onWidth(Number(event.target.value))}
        />
        <span aria-hidden="true">{MOST_WIDE}</span>
        <output>{width} px</output>
      </div>
      <StyledStage label="Preview" css="" dressing={dressing(steps, width, scale, font)} className="fluid-stage">
        <div className="frame">
          {steps.toReversed().map((step) => (
            <div key={step.step}>
              <div className="label">{`step ${step.step} · ${sizeAt(step, width).toFixed(1)} px`}</div>
              <div className={`${kindOf(step.step)} step${step.step}`}>{step.step === 0 ? text || line : line}</div>
            </div>
          ))}
        </div>
      </StyledStage>
    </>
  );
}
