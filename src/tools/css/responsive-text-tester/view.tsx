import { lazy, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { useColorReader } from '@/families/gradient/useColorReader';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { StyledStage } from '@/families/styled/StyledStage';
import { initialValues } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { Tabs } from '@/ui/controls/Tabs';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import {
  BREAKPOINTS,
  type Breakpoint,
  cssAt,
  FIELDS,
  initialStyle,
  parseStyle,
  readTextShadow,
  responsiveCss,
  type Styles,
  type TextStyle,
  toHundreds,
  WIDTHS,
  writeStyle,
} from './style';
import definition from './tool';
import { useFluid } from './useFluid';
import { useOwnFont } from './useOwnFont';
import './view.css';

const FluidStage = lazy(() => import('./FluidStage'));
const FluidPanel = lazy(() => import('./FluidPanel'));

const { input: INPUT, options: OPTIONS } = definition;
const START = { input: INPUT.initial ?? '' };
const { mode: MODE, bold, italic, underline, containerWidth, characterLimit, grid } = OPTIONS;
const OVERALL = { bold, italic, underline, grid, containerWidth, characterLimit };
const INITIAL = initialValues(OPTIONS);
/** Laying out more than this at every change would be felt. */
const MOST_SHOWN = 10_000;

/** Smaller text cannot be read: on a phone the preview is scrolled instead. */
const SMALLEST_SCALE = 0.6;

const dressing = (width: number, scale: number, grid: boolean, font: string | undefined) => `
.frame { all: initial; display: block; width: ${width}px; zoom: ${scale}; min-height: 160px; background-color: #ffffff; color-scheme: light; overflow-wrap: anywhere; white-space: pre-wrap; ${
  grid
    ? 'background-image: linear-gradient(#0b6b4d40 1px, transparent 1px), linear-gradient(90deg, #0b6b4d40 1px, transparent 1px); background-size: 16px 16px;'
    : ''
} }
.text-container { outline: 1px dashed #8a8880; outline-offset: -1px; }
${font ? `.responsive-text { font-family: ${font} !important; }` : ''}`;

/** The width there is for the preview; nothing before it was measured. */
function useAvailableSize() {
  const place = useRef<HTMLDivElement>(null);
  const [availableSize, setAvailableSize] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailableSize(Math.floor(entry!.contentRect.width)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return [place, availableSize] as const;
}

/** The style of each breakpoint as it is kept and as it is drawn, and how colors in it are read. */
function useStyles(values: ToolOptions<typeof definition>) {
  const { read, keep: save, remarks } = useColorReader();
  const stylesBy = (make: (name: Breakpoint) => TextStyle): Styles => ({
    sm: make('sm'),
    md: make('md'),
    lg: make('lg'),
    xl: make('xl'),
  });
  const kept = stylesBy((name) =>
    readable(
      () => parseStyle(values[name], name, save),
      () => initialStyle(name),
    ),
  );
  const styles = stylesBy((name) => ({
    ...kept[name],
    color: read(kept[name].color),
    textShadow: readTextShadow(kept[name].textShadow, read),
  }));
  const readers = { color: save, textShadow: (text: string) => readTextShadow(text, save) };
  return { kept, styles, readers, remarks };
}

export default function ResponsiveTextTesterView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const edited = useInputs(START, slug);
  const { values, set, reset, ready } = useOptions(slug, OPTIONS);
  const { start, outcome } = useRun(slug, tool);
  const [place, availableSize] = useAvailableSize();
  const input = edited.value.input;
  const shown = useDeferredValue(input.length > MOST_SHOWN ? input.slice(0, MOST_SHOWN) : input);
  const { breakpoint } = values;
  const { kept, styles, readers, remarks } = useStyles(values);
  const fluid = useFluid(values, availableSize);
  const own = useOwnFont();
  const isFluid = values.mode === 'fluid';
  const css = isFluid ? fluid.css : responsiveCss(styles, values);
  const { characterLimit: limit } = values;
  useEffect(() => {
    // For the counts alone, which do not depend on the styles.
    if (ready) start(input, { ...INITIAL, characterLimit: limit });
  }, [ready, input, limit, start]);

  const change = (changes: Partial<TextStyle>) => {
    const next = { ...kept[breakpoint], ...changes };
    set({ [breakpoint]: writeStyle({ ...next, fontWeight: toHundreds(next.fontWeight) }, breakpoint) });
  };
  const width = isFluid ? fluid.width : WIDTHS[breakpoint];
  const scale = availableSize === undefined ? 1 : Math.min(1, Math.max(SMALLEST_SCALE, availableSize / width));
  const counted = outcome?.data;

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      className="text-tester"
      options={values}
      css={css}
      aside={`${width} px${scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}${input.length > MOST_SHOWN ? ', the beginning' : ''}`}
      actions={
        <>
          {own.font ? (
            <Button small variant="quiet" icon="x" label={`Remove ${own.font.name}`} onClick={own.remove} />
          ) : (
            <UploadButton
              file="Font"
              small
              iconOnly={false}
              label="Your Font"
              accept=".woff2,.woff,.ttf,.otf,font/*"
              onFiles={([file]) => own.open(file)}
            />
          )}
          <DesignActions tool={tool} options={values} inputs={{ input }} onReset={reset} />
        </>
      }
      preview={
        <div className="text-tester-room" ref={place}>
          {isFluid ? (
            <Boundary what="The preview" fallback={<div className="styled-stage" />}>
              <FluidStage
                steps={fluid.steps}
                text={shown}
                width={width}
                scale={scale}
                font={own.family}
                onWidth={fluid.setWidth}
              />
            </Boundary>
          ) : (
            <StyledStage
              label="Preview"
              css={cssAt(breakpoint, styles, values)}
              dressing={dressing(width, scale, values.grid, own.family)}
            >
              <div className="frame">
                <div className="text-container">
                  <div className="responsive-text">{shown}</div>
                </div>
              </div>
            </StyledStage>
          )}
        </div>
      }
      input={
        <InputBox
          input={INPUT}
          value={input}
          onChange={(next) => edited.change((old) => ({ ...old, input: next }))}
          actions={<ToolExamples tool={tool} options={{ set }} onEnter={edited.replace} />}
          aside={
            <>
              <span>{`Characters: ${counted?.characters ?? '…'} / ${limit}`}</span>
              {' · '}
              <span>{`Words: ${counted?.words ?? '…'}`}</span>
            </>
          }
        />
      }
    >
      <Panel title="Text style" aside={!isFluid && `from ${width} px`}>
        <div className="panel-body styled-body">
          <Tabs
            label={MODE.label}
            tabs={MODE.choices}
            value={values.mode}
            onChange={(next) => set({ mode: next })}
            className="text-tester-tabs"
          />
          {isFluid ? (
            <Boundary what="The scale" fallback={null}>
              <FluidPanel
                values={values}
                steps={fluid.steps}
                width={width}
                problem={fluid.problem}
                onChange={(changes) => set(changes)}
              />
            </Boundary>
          ) : (
            <>
              <Tabs
                label="Breakpoint"
                tabs={BREAKPOINTS}
                value={breakpoint}
                onChange={(next) => set({ breakpoint: next })}
                className="text-tester-tabs"
              >
                <Fields
                  key={breakpoint}
                  shape={FIELDS}
                  values={{ ...styles[breakpoint] }}
                  onChange={change}
                  readers={readers}
                />
              </Tabs>
              <ColorRemarks remarks={remarks} />
            </>
          )}
        </div>
      </Panel>
      {!isFluid && (
        <Panel title="All breakpoints">
          <div className="panel-body text-tester-overall">
            <Fields shape={OVERALL} values={values} onChange={set} />
          </div>
        </Panel>
      )}
    </StyledPage>
  );
}
