import { type ChangeEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { type Swatch, Swatches } from '@/ui/input/color/Swatches';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import definition, { type Extracted, percent, writeCss, writeJson } from './tool';
import './view.css';

const { options: OPTIONS, input: INPUT } = definition;
const LARGEST = 100_000_000;

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

interface Picture {
  name: string;
  size: number;
  bytes: Uint8Array;
  /** For the preview; given back when another takes its place. */
  url: string;
}

async function readPicture(file: File): Promise<Picture | undefined> {
  if (file.size > LARGEST) {
    toast({
      title: 'File too large',
      description: `${file.name} is ${formatBytes(file.size)}; the limit is ${formatBytes(LARGEST)}.`,
      tone: 'destructive',
    });
    return undefined;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, size: file.size, bytes, url: URL.createObjectURL(file) };
  } catch {
    toast({ title: 'The file could not be read', description: file.name, tone: 'destructive' });
    return undefined;
  }
}

/** The picture in use; taken from the picker, by drop, or by paste anywhere on the page. */
function usePicture() {
  const [picture, setPicture] = useState<Picture>();
  const newest = useRef<File>(undefined);
  const take = useCallback(async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const next = await readPicture(file);
    // A large file may be read after the small one that was chosen next.
    if (next && newest.current === file) setPicture(next);
    else if (next) URL.revokeObjectURL(next.url);
  }, []);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
  const clear = () => {
    newest.current = undefined;
    setPicture(undefined);
  };
  return { picture, take, clear };
}

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

interface PicturePickerProps {
  picture: Picture | undefined;
  onPick(file: File | undefined): void;
}

function PicturePicker({ picture, onPick }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  return (
    <div className="panel-body ice-image">
      <button type="button" className="ice-drop" onClick={() => picker.current?.click()}>
        {picture && broken !== picture.url ? (
          <img
            src={picture.url}
            alt={`Preview of ${picture.name}`}
            decoding="async"
            onError={() => setBroken(picture.url)}
          />
        ) : (
          <Icon name="image-up" />
        )}
        <span>
          <strong>{picture ? 'Choose another image' : 'Click to upload'}</strong>, drag and drop or paste
        </span>
        <small>PNG, JPG or GIF (MAX. 800x400px)</small>
        <small>Larger images, up to {formatBytes(LARGEST)}, are scaled down first.</small>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`${INPUT.label} file`}
        accept={INPUT.accept}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onPick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
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
