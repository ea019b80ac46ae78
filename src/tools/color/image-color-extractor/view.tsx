import { type ChangeEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { FieldRow } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { type Swatch, Swatches } from '@/ui/color/Swatches';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { Icon } from '@/ui/Icon';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import definition, { writeCss, writeJson } from './tool';
import './view.css';

const PAGE = definePage({
  help: [
    'Choose an image, drop it on the page, or paste it.',
    'Palette Size sets the number of swatches, Quality how many pixels are looked at.',
    'The colors follow at once, most frequent first. Re-extract looks again.',
    'Copy a swatch, or save all of them with Download Palette (JSON) or Export CSS.',
  ],
});

const { options: OPTIONS, input: INPUT } = definition;
const LARGEST = 100_000_000;

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
      description: `${file.name} has ${formatBytes(file.size)}; images are read up to ${formatBytes(LARGEST)}.`,
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

const describe = ({ value, note, label }: FieldRow): Swatch => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return { color: value, label, note: `${r}, ${g}, ${b} · ${note}` };
};

export default function ImageColorExtractorView({ slug, tool }: ToolPageProps) {
  const { values, set, ready } = useOptions(slug, OPTIONS);
  const { picture, take, clear } = usePicture();
  const run = useRun(slug, tool);
  const { start, clear: forget, outcome, error } = run;
  const picker = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [broken, setBroken] = useState<string>();

  const extract = useCallback(() => {
    if (picture) start(picture.bytes, values);
    else forget();
  }, [picture, values, start, forget]);
  useEffect(() => {
    if (ready) extract();
  }, [ready, extract]);

  const rows = error || outcome?.shown.kind !== 'fields' ? [] : outcome.shown.value;
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: () => setDragging(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer.files[0]);
    },
  };

  return (
    <div className="ice" {...drop}>
      <Panel
        title={INPUT.label}
        aside={picture && `${picture.name}, ${formatBytes(picture.size)}`}
        className={dragging ? 'dragging' : ''}
        actions={picture && <Button small look="quiet" icon="x" label="Clear" onClick={clear} />}
      >
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
            <small>Larger images are scaled down.</small>
          </button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={`${INPUT.label} file`}
            accept={INPUT.accept}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <OptionField
            option={OPTIONS.paletteSize}
            value={values.paletteSize!}
            onChange={(paletteSize) => set({ paletteSize })}
          />
          <OptionField option={OPTIONS.quality} value={values.quality!} onChange={(quality) => set({ quality })} />
          <Button icon="refresh-cw" look="primary" label="Re-extract" disabled={!picture} onClick={extract} />
        </div>
      </Panel>
      <Panel
        title={definition.output.label}
        className={`output-box ${run.stale ? 'stale' : ''}`}
        actions={
          <>
            <CopyButton
              small
              look="quiet"
              label="Copy All"
              value={rows.map(({ value }) => value).join('\n')}
              disabled={rows.length === 0}
            />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download Palette"
              disabled={rows.length === 0}
              onClick={() => download('palette.json', writeJson(rows))}
            />
            <Button
              small
              look="quiet"
              icon="file-code"
              label="Export CSS"
              disabled={rows.length === 0}
              onClick={() => download('palette.css', writeCss(rows))}
            />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} />}
        {outcome && !error && <Remarks outcome={outcome} />}
        <div className="output-body" aria-busy={run.running}>
          {rows.length > 0 ? (
            <div className="panel-body ice-palette">
              <div className="ice-shares" role="img" aria-label="Shares of the colors in the image">
                {rows.map(({ label, value, meter }) => (
                  <span key={label} style={{ backgroundColor: value, flexGrow: meter }} />
                ))}
              </div>
              <Swatches label="Extracted Colors" swatches={rows.map(describe)} />
            </div>
          ) : (
            !error && <div className="empty">The colors of the image appear here.</div>
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
