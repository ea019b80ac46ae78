import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { initialValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import type { ToolPageProps } from '@/ui/pages/page';
import { StylePanels } from './StylePanels';
import { responsiveCss, WIDTHS } from './style';
import { TextPreview } from './TextPreview';
import definition from './tool';
import { useFluid } from './useFluid';
import { type OwnFontState, useOwnFont } from './useOwnFont';
import { useStyles } from './useStyles';
import './view.css';

const { input: INPUT, options: OPTIONS } = definition;
const START = { input: INPUT.initial ?? '' };
const INITIAL = initialValues(OPTIONS);
/** Laying out more than this at every change would be felt. */
const MOST_SHOWN = 10_000;

/** Smaller text cannot be read: on a phone the preview is scrolled instead. */
const SMALLEST_SCALE = 0.6;

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

export default function ResponsiveTextTesterView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, OPTIONS);
  const { values, set, reset, ready } = options;
  const { start, outcome } = useRun(slug, tool);
  const [place, availableSize] = useAvailableSize();
  const input = edited.value.input;
  const isCut = input.length > MOST_SHOWN;
  const shown = useDeferredValue(isCut ? input.slice(0, MOST_SHOWN) : input);
  const state = useStyles(values);
  const fluid = useFluid(values, availableSize);
  const own = useOwnFont();
  const isFluid = values.mode === 'fluid';
  const { characterLimit: limit } = values;
  useEffect(() => {
    // For the counts alone, which do not depend on the styles.
    if (ready) start(input, { ...INITIAL, characterLimit: limit });
  }, [ready, input, limit, start]);

  const width = isFluid ? fluid.width : WIDTHS[values.breakpoint];
  const scale = availableSize === undefined ? 1 : Math.min(1, Math.max(SMALLEST_SCALE, availableSize / width));
  const counted = outcome?.data;

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      className="text-tester"
      options={values}
      css={isFluid ? fluid.css : responsiveCss(state.styles, values)}
      aside={`${width} px${scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}${isCut ? ', the beginning' : ''}`}
      actions={
        <>
          <FontButton own={own} />
          <DesignActions tool={tool} options={values} inputs={{ input }} onReset={reset} />
        </>
      }
      preview={
        <TextPreview
          values={values}
          styles={state.styles}
          fluid={fluid}
          text={shown}
          width={width}
          scale={scale}
          font={own.family}
          room={place}
        />
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
      <StylePanels options={options} state={state} fluid={fluid} width={width} />
    </StyledPage>
  );
}

const FontButton = ({ own }: { own: OwnFontState }) =>
  own.font ? (
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
  );
