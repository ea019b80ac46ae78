import { type DragEvent, useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { type Swatch, Swatches } from '@/ui/input/color/Swatches';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { PicturePicker } from './PicturePicker';
import { usePicture } from './picture';
import definition, { type Extracted, percent, writeCss, writeJson } from './tool';
import './view.css';

const { options: OPTIONS, input: INPUT } = definition;

/** A sunset, until there is a picture. */
const SAMPLE: readonly Swatch[] = [
  '#1b263b',
  '#5b5f97',
  '#e07a5f',
  '#f2cc8f',
  '#f8dcc4',
  '#264653',
  '#8ab17d',
  '#f4a261',
].map((color, at) => ({ color, label: `Color ${at + 1}` }));

const describe = ({ hex, rgb, share }: Extracted, at: number): Swatch => ({
  color: hex,
  label: `Color ${at + 1}`,
  note: `${rgb.join(', ')} · ${percent(share)}`,
});

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

export default function ImageColorExtractorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, ready } = useOptions(slug, OPTIONS);
  const { picture, take, clear } = usePicture();
  const run = useRun(slug, tool);
  const { start, clear: forget, outcome, error } = run;
  const { dragging, zone } = useDropZone(take);

  const extract = useCallback(() => {
    if (picture) start(picture.bytes, values);
    else forget();
  }, [picture, values, start, forget]);
  useEffect(() => {
    if (ready) extract();
  }, [ready, extract]);

  const colors = (!error && outcome?.data.colors) || [];
  const hexes = colors.map(({ hex }) => hex);
  return (
    <StageLayout
      tool={tool}
      page={page}
      className="ice"
      zone={zone}
      main={
        <Panel
          title={INPUT.label}
          aside={picture && `${picture.name}, ${formatBytes(picture.size)}`}
          className={dragging ? 'dragging' : ''}
          actions={picture && <Button small variant="quiet" icon="x" label="Clear" onClick={clear} />}
        >
          <PicturePicker picture={picture} onPick={take} />
        </Panel>
      }
      controls={
        <>
          <ResultPanel
            slug={slug}
            tool={tool}
            run={{
              ...run,
              outcome: outcome && !error ? { ...outcome, shown: { kind: 'list', value: hexes } } : undefined,
            }}
            options={values}
            aside=""
            announcement={hexes.length > 0 ? `${definition.output.label}: ${hexes.join(', ')}` : ''}
            share={null}
            save={
              <>
                <Button
                  small
                  variant="quiet"
                  icon="download"
                  label="Download Palette"
                  disabled={colors.length === 0}
                  onClick={() => download('palette.json', writeJson(colors))}
                />
                <Button
                  small
                  variant="quiet"
                  icon="file-code"
                  label="Export CSS"
                  disabled={colors.length === 0}
                  onClick={() => download('palette.css', writeCss(colors))}
                />
              </>
            }
          >
            {colors.length > 0 ? (
              <div className="panel-body ice-palette">
                <div className="ice-shares" role="img" aria-label="Shares of the colors in the image">
                  {colors.map(({ hex, share }, at) => (
                    <span key={at} style={{ backgroundColor: hex, flexGrow: share }} />
                  ))}
                </div>
                <Swatches label="Extracted Colors" swatches={colors.map(describe)} />
              </div>
            ) : (
              !error && (
                <div className="empty" data-sample="">
                  <p className="unseen">The image’s colors appear here.</p>
                  <div className="sample panel-body ice-palette" aria-hidden="true" inert>
                    <Swatches label="Extracted Colors" swatches={SAMPLE.slice(0, values.paletteSize)} />
                  </div>
                </div>
              )
            )}
          </ResultPanel>
          <Options values={values} onChange={set} onSubmit={extract} disabled={!picture} />
        </>
      }
    />
  );
}

interface OptionsProps {
  values: ToolOptions<typeof definition>;
  onChange(changes: Partial<ToolOptions<typeof definition>>): void;
  onSubmit(): void;
  disabled: boolean;
}

const Options = ({ values, onChange, onSubmit, disabled }: OptionsProps) => (
  <Panel title="Options" className="form-box">
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <OptionField
        option={OPTIONS.paletteSize}
        value={values.paletteSize}
        onChange={(paletteSize) => onChange({ paletteSize })}
      />
      <OptionField option={OPTIONS.quality} value={values.quality} onChange={(quality) => onChange({ quality })} />
      <div>
        <Button type="submit" icon="refresh-cw" label="Re-extract" disabled={disabled} />
      </div>
    </form>
  </Panel>
);
