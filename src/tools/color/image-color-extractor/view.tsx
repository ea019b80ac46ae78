import { type DragEvent, lazy, useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { usePicture } from '@/families/picture/usePicture';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { Swatches } from '@/ui/input/color/Swatches';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { ColorsPanel } from './ColorsPanel';
import { PicturePicker } from './PicturePicker';
import definition, { type Extracted, nameColors } from './tool';
import './view.css';

const Cards = lazy(() => import('@/families/palette/PaletteCards'));

const { input: INPUT } = definition;
// It is chosen on a card of its own.
const { exportAs, ...SHAPE } = definition.options;
const SIDES = { '1': '1 px', '3': '3 px', '5': '5 px' } as const;
const NONE: readonly Extracted[] = [];

function useDropZone(onDrop: (file: File | undefined) => void) {
  const [dragging, setDragging] = useState(false);
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: () => setDragging(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      onDrop(event.dataTransfer.files[0]);
    },
  };
  return { dragging, zone };
}

/** What was picked from the picture with the loupe, each color once. */
function usePicks() {
  const [picks, setPicks] = useState<readonly string[]>([]);
  const add = useCallback((hex: string) => setPicks((old) => [...old.filter((one) => one !== hex), hex]), []);
  return { picks, add, forget: () => setPicks([]) };
}

export default function ImageColorExtractorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { values, ready } = options;
  const { paletteSize, quality, method, leaveOutNearWhite, leaveOutTranslucent } = values;
  const { picture, take, clear } = usePicture();
  const { picks, add, forget: forgetPicks } = usePicks();
  const [side, setSide] = useState<keyof typeof SIDES>('1');
  const [found, setFound] = useState<number>();
  const run = useRun(slug, tool);
  const { start, clear: forget, outcome, error } = run;
  const { dragging, zone } = useDropZone(take);

  const extract = useCallback(() => {
    setFound(undefined);
    // The file is written from the colors; it takes no run.
    const wanted = { paletteSize, quality, method, leaveOutNearWhite, leaveOutTranslucent, exportAs: exportAs.initial };
    if (picture) start(picture.bytes, wanted);
    else forget();
  }, [picture, paletteSize, quality, method, leaveOutNearWhite, leaveOutTranslucent, start, forget]);
  useEffect(() => {
    if (ready) extract();
  }, [ready, extract]);

  const colors = (!error && outcome?.data.colors) || NONE;
  const picked = picks.map((hex) => ({ hex }));
  return (
    <StageLayout
      tool={tool}
      page={page}
      className="ice"
      zone={zone}
      main={
        <>
          <Panel
            title={INPUT.label}
            aside={picture && `${picture.name}, ${formatBytes(picture.size)}`}
            className={dragging ? 'dragging' : ''}
            actions={
              picture && (
                <>
                  <Tabs label="Average" tabs={SIDES} value={side} onChange={setSide} />
                  <Button small variant="quiet" icon="x" label="Clear" onClick={clear} />
                </>
              )
            }
          >
            <PicturePicker
              picture={picture}
              side={Number(side)}
              colors={colors}
              found={found}
              onOpen={take}
              onPick={add}
            />
          </Panel>
          {colors.length > 0 && (
            <Boundary fallback={null} what="Export">
              <Cards
                compare={false}
                colors={[...nameColors(colors), ...nameColors(picked, 'picked')]}
                title="Palette"
                format={values.exportAs === 'swatches' ? 'css' : values.exportAs}
                onFormat={(next) => options.set({ exportAs: next })}
              />
            </Boundary>
          )}
        </>
      }
      controls={
        <>
          <ColorsPanel
            slug={slug}
            tool={tool}
            run={run}
            options={values}
            colors={colors}
            found={found}
            onFind={setFound}
          />
          {picks.length > 0 && <Picks picks={picks} onClear={forgetPicks} />}
          <Options options={options} onSubmit={extract} disabled={!picture} />
        </>
      }
    />
  );
}

const Picks = ({ picks, onClear }: { picks: readonly string[]; onClear(): void }) => (
  <Panel
    title="Picked"
    actions={
      <>
        <CopyButton small variant="quiet" label="Copy Picked" value={picks.join('\n')} />
        <Button small variant="quiet" icon="trash-2" label="Clear Picked" onClick={onClear} />
      </>
    }
  >
    <div className="panel-body ice-picks">
      <Swatches label="Picked Colors" swatches={picks.map((color) => ({ color }))} />
    </div>
  </Panel>
);

interface OptionsProps {
  options: OptionState;
  onSubmit(): void;
  disabled: boolean;
}

const Options = ({ options, onSubmit, disabled }: OptionsProps) => (
  <Panel title="Options" className="form-box">
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <OptionFields shape={SHAPE} options={options} />
      <div>
        <Button type="submit" icon="refresh-cw" label="Re-extract" disabled={disabled} />
      </div>
    </form>
  </Panel>
);
