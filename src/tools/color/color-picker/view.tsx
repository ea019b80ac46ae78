import { type CSSProperties, lazy, useCallback, useRef, useState } from 'react';
import { canRead, writeExact } from '@/engines/color/entered';
import { harmonies } from '@/engines/color/harmony';
import { type Color, isOutsideSrgb } from '@/engines/color/srgb';
import { OUTSIDE_SRGB } from '@/engines/color/srgb-format';
import { InputError } from '@/kit';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useStarted } from '@/ui/hooks/useStarted';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { ColorArea } from './ColorArea';
import { Harmony } from './Harmony';
import { fetchForSaved } from './palettes';
import { Slider } from './Slider';
import definition, { listContrasts, nameColors, readAny, START, START_FORMATS, writeColor } from './tool';
import { useEyedropper } from './useEyedropper';
import { usePicked } from './usePicked';
import './view.css';

const { format: FORMAT, harmony: HARMONY } = definition.options;

// What was kept is of no use before the browser's storage has been read, so it comes after the rest.
const loadSaved = async () => {
  await fetchForSaved();
  return import('./Palettes');
};
const RecentColors = lazy(async () => ({ default: (await loadSaved()).RecentColors }));
const SavedPalettes = lazy(async () => ({ default: (await loadSaved()).SavedPalettes }));
const OklchArea = lazy(() => import('./OklchArea'));
const Cards = lazy(() => import('@/families/palette/PaletteCards'));
const Formats = lazy(async () => ({ default: (await import('./Formats')).Formats }));
const ColorName = lazy(async () => {
  try {
    return { default: (await import('./Formats')).ColorName };
  } catch {
    // The list of formats says so already.
    return { default: () => '' };
  }
});

const AREAS = { hsl: 'HSL', oklch: 'OKLCH' } as const;
const START_NAME = `near ${START_FORMATS.at(-1)!.value}`;
const START_LIST = <FieldsViewer label="Formats" value={START_FORMATS} />;

export default function ColorPickerView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const started = useStarted();
  const { values, set } = useOptions(slug, definition.options);
  const { color, hue, saturation, lightness, alpha, pick, adjust } = usePicked(slug, START);
  const [start] = useForVisit(`${slug}:start`, color);
  /** What stands in the field while it is not the color as the page would write it. What the format cannot say stays as it was typed. */
  const [draft, setDraft] = useState<{ text: string; stays: boolean }>();
  const left = useRef(false);
  const [wrong, setProblem] = useState<string>();
  const [area, setArea] = useForVisit<keyof typeof AREAS>(`${slug}:area`, 'hsl');
  const { format } = values;
  const written = writeColor(color, format);
  const clipped = isOutsideSrgb(color);

  const settleDraft = useCallback(() => {
    setDraft(undefined);
    setProblem(undefined);
  }, []);
  const enter = useCallback(
    (text: string) => {
      let stays = true;
      try {
        const next = readAny(text);
        stays = isOutsideSrgb(next);
        pick(next);
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        setProblem(error.message);
      }
      setDraft(left.current && !stays ? undefined : { text, stays });
    },
    [pick],
  );
  const { unread, type, forget } = useEnteredText(enter);
  const problem = unread ? unread.problem : wrong;
  const use = (next: Color) => {
    forget();
    settleDraft();
    pick(next);
  };
  const pickSaved = (text: string) => (canRead(text) ? use(readAny(text)) : type(text));
  const move: typeof adjust = (changes) => {
    if (problem) forget();
    settleDraft();
    adjust(changes);
  };
  const eyedropper = useEyedropper((text) => use(readAny(text)));

  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && type(input), [type]),
  );

  return (
    <div className="cp">
      <div className="cp-column">
        <Panel
          title="Color"
          aside={
            color === start ? (
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
              <ToolExamples tool={tool} options={{ set }} onEnter={({ input }: { input: string }) => type(input)} />
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
                color={writeColor({ ...color, alpha: 1 }, 'hex')}
                onChange={(value) => move({ alpha: value / 100 })}
              />
            </div>
            <div className="cp-text">
              <input
                type="color"
                aria-label="Color picker"
                value={writeColor({ ...color, alpha: 1 }, 'hex').toLowerCase()}
                onChange={(event) => use({ ...readAny(event.target.value), alpha })}
              />
              <label className="field grow">
                <span>Color</span>
                <input
                  data-main-input=""
                  type="text"
                  className="cp-value"
                  value={unread?.text ?? draft?.text ?? written}
                  placeholder={definition.input.placeholder}
                  spellCheck={false}
                  autoComplete="off"
                  autoCapitalize="off"
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? 'cp-problem' : undefined}
                  onChange={(event) => {
                    left.current = false;
                    type(event.target.value);
                  }}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && !problem) settleDraft();
                  }}
                  onBlur={() => {
                    left.current = true;
                    setDraft((old) => (old?.stays ? old : undefined));
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
        {started && (
          <Boundary what="Recent Colors" fallback={null}>
            <RecentColors onUse={pickSaved} />
          </Boundary>
        )}
      </div>
      <div className="cp-column">
        <Harmony
          color={color}
          format={format}
          option={HARMONY}
          kind={values.harmony}
          onKind={(harmony) => set({ harmony })}
          onUse={use}
        />
        <Contrasts color={color} />
        {started && (
          <Boundary what="Saved Palettes" fallback={null}>
            <SavedPalettes
              onUse={pickSaved}
              onLoad={({ colors: [base = ''], harmony }) => {
                pickSaved(base);
                if (harmony) set({ harmony });
              }}
            />
          </Boundary>
        )}
      </div>
      <div className="cp-column cp-formats">
        <Panel title="Formats">
          {color === start ? (
            START_LIST
          ) : (
            <Boundary
              what="The list of formats"
              fallback={
                <div className="stale" inert>
                  <div className="output-body" aria-busy="true">
                    {START_LIST}
                  </div>
                </div>
              }
            >
              <Formats color={color} />
            </Boundary>
          )}
        </Panel>
      </div>
      <div className="cp-cards">
        {started && (
          <Boundary what="Export" fallback={null}>
            <Cards
              compare
              colors={nameColors(harmonies(color, values.harmony))}
              title="Palette"
              format={values.exportAs === 'swatches' ? 'css' : values.exportAs}
              onFormat={(exportAs) => set({ exportAs })}
            />
          </Boundary>
        )}
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
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
