import { type CSSProperties, lazy, useCallback, useEffect, useId, useMemo, useState } from 'react';
import {
  type Color,
  type ColorFormat,
  type Harmony as HarmonyKind,
  isOutsideSrgb,
  nearestColorName,
  OUTSIDE_SRGB,
  parseColor,
} from '@/engines/color';
import { InputError } from '@/kit';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { HelpGuide } from '@/ui/HelpGuide';
import { readFragment } from '@/ui/link';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ShareMenu } from '@/ui/ShareMenu';
import { useOptions } from '@/ui/useOptions';
import FieldsViewer from '@/ui/viewers/FieldsViewer';
import { ColorArea } from './ColorArea';
import { Harmony } from './Harmony';
import definition, { listColor, listContrasts, writeColor, writeExact } from './tool';
import { useEyedropper } from './useEyedropper';
import { usePicked } from './usePicked';
import './view.css';

const { format: FORMAT, harmony: HARMONY } = definition.options;

// What was kept is of no use before the browser's storage has been read, so it comes after the rest.
const RecentColors = lazy(async () => ({ default: (await import('./Palettes')).RecentColors }));
const SavedPalettes = lazy(async () => ({ default: (await import('./Palettes')).SavedPalettes }));

export default function ColorPickerView({ slug, tool }: ToolPageProps) {
  const { values, set, ready } = useOptions(slug, definition.options);
  const { color, hue, saturation, lightness, alpha, pick, adjust } = usePicked(definition.input.initial!);
  /** What stands in the field while it is not the color as the page would write it. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const format = values.format as ColorFormat;
  const written = writeColor(color, format);
  const clipped = isOutsideSrgb(color);

  const settleDraft = useCallback(() => {
    setDraft(undefined);
    setProblem(undefined);
  }, []);
  const use = useCallback(
    (next: Color) => {
      settleDraft();
      pick(next);
    },
    [pick, settleDraft],
  );
  const move: typeof adjust = (changes) => {
    settleDraft();
    adjust(changes);
  };
  const type = useCallback(
    (text: string) => {
      setDraft(text);
      try {
        pick(parseColor(text));
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        setProblem(error.message);
      }
    },
    [pick],
  );
  const eyedropper = useEyedropper((text) => use(parseColor(text)));

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input !== undefined) type(linked.input);
    });
  }, [type]);

  return (
    <div className="cp">
      <div className="cp-column">
        <Panel
          title="Color"
          aside={<ColorName color={color} />}
          actions={
            <>
              {eyedropper && (
                <Button iconOnly small look="quiet" icon="pipette" label="Eyedropper" onClick={eyedropper} />
              )}
              <CopyButton small look="quiet" value={written} />
              <ShareMenu shape={definition.options} options={values} inputs={{ input: writeExact(color) }} />
            </>
          }
        >
          <div className="panel-body cp-picker">
            <ColorArea
              hue={hue}
              saturation={saturation}
              lightness={lightness}
              onChange={(s, l) => move({ saturation: s, lightness: l })}
            />
            <div className="cp-sliders">
              <span className="cp-preview" style={{ '--cp-color': writeExact(color) } as CSSProperties} />
              <Slider
                label="Hue"
                unit="°"
                max={359}
                value={Math.round(hue) % 360}
                className="cp-hue"
                onChange={(value) => move({ hue: value })}
              />
              <Slider
                label="Alpha"
                unit="%"
                max={100}
                value={Math.round(alpha * 100)}
                className="cp-alpha"
                color={writeColor({ ...color, alpha: 1 }, 'hex')}
                onChange={(value) => move({ alpha: value / 100 })}
              />
            </div>
            <div className="cp-text">
              <input
                type="color"
                aria-label="Color picker"
                value={writeColor({ ...color, alpha: 1 }, 'hex').toLowerCase()}
                onChange={(event) => use({ ...parseColor(event.target.value), alpha })}
              />
              <label className="field grow">
                <span>Color</span>
                <input
                  type="text"
                  className="cp-value"
                  value={draft ?? written}
                  placeholder={definition.input.placeholder}
                  spellCheck={false}
                  autoComplete="off"
                  autoCapitalize="off"
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? 'cp-problem' : undefined}
                  onChange={(event) => type(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && !problem) settleDraft();
                  }}
                  onBlur={() => {
                    // What the format cannot say stays as it was typed.
                    if (!problem && !clipped) settleDraft();
                  }}
                />
              </label>
              <OptionField
                option={FORMAT}
                value={format}
                onChange={(value) => {
                  if (!problem) settleDraft();
                  set({ format: value });
                }}
              />
            </div>
            {problem && (
              <p className="field-problem cp-message" id="cp-problem" role="alert">
                {problem}
              </p>
            )}
            {clipped && !problem && (
              <p className="cp-message cp-clipped" role="status">
                {OUTSIDE_SRGB}
              </p>
            )}
          </div>
        </Panel>
        {ready && (
          <Boundary what="Recent Colors" fallback={null}>
            <RecentColors onUse={use} />
          </Boundary>
        )}
      </div>
      <div className="cp-column">
        <Harmony
          color={color}
          format={format}
          option={HARMONY}
          kind={values.harmony as HarmonyKind}
          onKind={(harmony) => set({ harmony })}
          onUse={use}
        />
        <Contrasts color={color} />
        {ready && (
          <Boundary what="Saved Palettes" fallback={null}>
            <SavedPalettes
              onUse={use}
              onLoad={({ colors: [base = ''], harmony }) => {
                use(parseColor(base));
                if (harmony) set({ harmony });
              }}
            />
          </Boundary>
        )}
      </div>
      <div className="cp-column cp-formats">
        <Panel title="Formats">
          <FieldsViewer label="Formats" value={useMemo(() => listColor(color), [color])} />
        </Panel>
      </div>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}

function ColorName({ color }: { color: Color }) {
  const { name, exact } = useMemo(() => nearestColorName(color), [color]);
  return exact ? name : `near ${name}`;
}

interface SliderProps {
  label: string;
  unit: string;
  max: number;
  value: number;
  className: string;
  /** What its track shows at the end. */
  color?: string;
  onChange(value: number): void;
}

function Slider({ label, unit, max, value, className, color, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="cp-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={className}
        style={color ? ({ '--cp-color': color } as CSSProperties) : undefined}
        min={0}
        max={max}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">
        {value}
        {unit}
      </span>
    </div>
  );
}

function Contrasts({ color }: { color: Color }) {
  return (
    <Panel title="Contrast" aside="WCAG 2.2, as text">
      <dl className="cp-contrasts">
        {listContrasts(color).map(({ ground, ratio, verdict }) => (
          <div key={ground} className="cp-contrast">
            <span
              className="cp-sample"
              aria-hidden="true"
              style={{ backgroundColor: ground, color: writeExact(color) }}
            >
              Aa
            </span>
            <dt>On {ground.toLowerCase()}</dt>
            <dd>
              <b>{ratio}</b> {verdict}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
