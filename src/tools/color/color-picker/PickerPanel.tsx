import { type CSSProperties, lazy } from 'react';
import { writeExact } from '@/engines/color/entered';
import { isOutsideSrgb } from '@/engines/color/srgb';
import { OUTSIDE_SRGB } from '@/engines/color/srgb-format';
import type { ToolOptions } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { UseInButton } from '@/ui/controls/UseInButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import { useForVisit } from '@/ui/storage/visit';
import { ColorArea } from './ColorArea';
import { Slider } from './Slider';
import definition, { readAny, START_FORMATS, writeColor } from './tool';
import type { ColorField } from './useColorField';
import { useEyedropper } from './useEyedropper';

const { format: FORMAT } = definition.options;
const AREAS = { hsl: 'HSL', oklch: 'OKLCH' } as const;
const START_NAME = `near ${START_FORMATS.at(-1)!.value}`;

const OklchArea = lazy(() => import('./OklchArea'));
const ColorName = lazy(async () => {
  try {
    return { default: (await import('./Formats')).ColorName };
  } catch {
    // The list of formats says so already.
    return { default: () => '' };
  }
});

interface PickerPanelProps {
  slug: string;
  tool: typeof definition;
  options: OptionState<ToolOptions<typeof definition>>;
  field: ColorField;
  /** Still the color that the page started with. */
  isStart: boolean;
}

/** The color itself: an area and sliders to pick it, and a field to type it. */
export function PickerPanel({ slug, tool, options, field, isStart }: PickerPanelProps) {
  const { color, hue, saturation, lightness, alpha, problem, use, move } = field;
  const { values, set } = options;
  const written = writeColor(color, values.format);
  const solid = writeColor({ ...color, alpha: 1 }, 'hex');
  const [area, setArea] = useForVisit<keyof typeof AREAS>(`${slug}:area`, 'hsl');
  const eyedropper = useEyedropper((text) => use(readAny(text)));

  return (
    <Panel
      title="Color"
      aside={
        isStart ? (
          START_NAME
        ) : (
          <Boundary fallback={null}>
            <ColorName color={color} />
          </Boundary>
        )
      }
      actions={
        <>
          {eyedropper && (
            <Button iconOnly small variant="quiet" icon="pipette" label="Eyedropper" onClick={eyedropper} />
          )}
          <CopyButton small variant="quiet" value={written} />
          <UseInButton slug={slug} tool={tool} value={written} />
          <ToolExamples tool={tool} options={{ set }} onEnter={({ input }: { input: string }) => field.type(input)} />
          <ShareMenu shape={definition.options} options={values} inputs={{ input: writeExact(color) }} />
        </>
      }
    >
      <div className="panel-body cp-picker">
        <Tabs label="Area" className="cp-areas" tabs={AREAS} value={area} onChange={setArea} />
        {area === 'oklch' ? (
          <Boundary what="The OKLCH area" fallback={<div className="cp-area" />}>
            <OklchArea color={color} onChange={use} />
          </Boundary>
        ) : (
          <ColorArea
            hue={hue}
            saturation={saturation}
            lightness={lightness}
            onChange={(s, l) => move({ saturation: s, lightness: l })}
          />
        )}
        <div className="cp-sliders">
          <span className="cp-preview" style={{ '--cp-color': writeExact(color) } as CSSProperties} />
          {area === 'hsl' && (
            <Slider
              label="Hue"
              unit="°"
              max={359}
              value={Math.round(hue) % 360}
              className="cp-hue"
              onChange={(value) => move({ hue: value })}
            />
          )}
          <Slider
            label="Alpha"
            unit="%"
            max={100}
            value={Math.round(alpha * 100)}
            className="cp-alpha"
            color={solid}
            onChange={(value) => move({ alpha: value / 100 })}
          />
        </div>
        <div className="cp-text">
          <input
            type="color"
            aria-label="Color picker"
            value={solid.toLowerCase()}
            onChange={(event) => use({ ...readAny(event.target.value), alpha })}
          />
          <ColorText field={field} written={written} />
          <OptionField
            option={FORMAT}
            value={values.format}
            onChange={(value) => {
              field.settle();
              set({ format: value });
            }}
          />
        </div>
        {problem && (
          <p className="field-problem cp-message" id="cp-problem" role="alert">
            {problem}
          </p>
        )}
        {isOutsideSrgb(color) && !problem && (
          <p className="cp-message cp-clipped" role="status">
            {OUTSIDE_SRGB}
          </p>
        )}
      </div>
    </Panel>
  );
}

const ColorText = ({ field, written }: { field: ColorField; written: string }) => (
  <label className="field grow">
    <span>Color</span>
    <input
      data-main-input=""
      type="text"
      className="cp-value"
      value={field.typed ?? written}
      placeholder={definition.input.placeholder}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      aria-invalid={field.problem ? true : undefined}
      aria-describedby={field.problem ? 'cp-problem' : undefined}
      onChange={(event) => field.onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && field.settle()}
      onBlur={field.onLeave}
    />
  </label>
);
