import { type DragEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { LARGEST, usePicture } from '@/families/picture/usePicture';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { download, tellNoPicture } from '@/ui/output/download';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { type Drawn, paint } from './paint';
import definition from './tool';
import { useSamplePicture } from './useSamplePicture';
import './view.css';

const { input: INPUT, options: SHAPE } = definition;

export default function ImageToAscii({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, SHAPE);
  const { values, ready } = options;
  const { picture, take, clear } = usePicture();
  const sample = useSamplePicture();
  const run = useRun(slug, tool);
  const { start, outcome, error, stale } = run;
  const [tab, setTab] = useState<'preview' | 'text'>('preview');
  const [dragging, setDragging] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bytes = picture?.bytes ?? sample;

  const draw = useCallback(() => {
    if (bytes) start(bytes, values);
  }, [bytes, values, start]);
  useEffect(() => {
    if (ready) draw();
  }, [ready, draw]);

  const isOwn = picture !== undefined;
  const usable = isOwn && outcome !== undefined && !error && !stale;
  const art = error ? undefined : outcome?.data;
  const saveImage = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) download('ascii-art.png', blob);
      else tellNoPicture();
    }, 'image/png');
  const text = valueAs(outcome?.shown, 'text') ?? '';

  return (
    <StageLayout
      tool={tool}
      page={page}
      className="image-ascii"
      controlsFirst
      bare
      zone={{
        onDragOver(event: DragEvent) {
          event.preventDefault();
          setDragging(true);
        },
        onDragLeave: () => setDragging(false),
        onDrop(event: DragEvent) {
          event.preventDefault();
          setDragging(false);
          take(event.dataTransfer.files[0]);
        },
      }}
      controls={
        <Panel
          title={INPUT.label}
          aside={picture && `${picture.name}, ${formatBytes(picture.size)}`}
          className={dragging ? 'dragging' : ''}
          actions={picture && <Button small variant="quiet" icon="x" label="Clear" onClick={clear} />}
        >
          <div className="panel-body">
            <button type="button" className="image-ascii-drop" onClick={() => picker.current?.click()}>
              {picture ? <img src={picture.url} alt={`Preview of ${picture.name}`} /> : <Icon name="image-up" />}
              <span>
                <strong>{picture ? 'Choose another image' : 'Choose an image'}</strong>, drop or paste one
                <small>Up to {formatBytes(LARGEST)}. It stays on this device.</small>
              </span>
            </button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={`${INPUT.label} file`}
              accept={INPUT.accept}
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </div>
        </Panel>
      }
      form={{ shape: SHAPE, options }}
      main={(optionsButton) => (
        <ResultPanel
          slug={slug}
          tool={tool}
          run={{
            ...run,
            outcome: usable ? outcome : undefined,
            running: run.running && isOwn,
            error: isOwn ? error : undefined,
          }}
          options={values}
          aside={isOwn ? undefined : 'An example'}
          lead={<div className="dock">{optionsButton}</div>}
          views={
            <Tabs
              label="View"
              className="small"
              tabs={{ preview: 'Preview', text: 'Text' }}
              value={tab}
              onChange={setTab}
            />
          }
          actions={
            <Button
              small
              variant="quiet"
              icon="image-down"
              label="Download Image"
              disabled={!usable}
              onClick={saveImage}
            />
          }
          share={null}
        >
          <ArtCanvas
            art={art}
            name={picture?.name ?? 'an example picture'}
            lineHeight={values.lineHeight}
            onLight={values.onLight}
            hidden={tab !== 'preview'}
            isSample={!isOwn}
            canvas={canvas}
          />
          {tab === 'text' && <TextViewer value={text} label={tool.output.label} wrap={false} />}
        </ResultPanel>
      )}
    />
  );
}

interface ArtCanvasProps {
  art: Drawn | undefined;
  name: string;
  lineHeight: number;
  onLight: boolean;
  /** Kept in the page then: the image that is saved is this one. */
  hidden: boolean;
  isSample: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
}

function ArtCanvas({ art, name, lineHeight, onLight, hidden, isSample, canvas }: ArtCanvasProps) {
  useEffect(() => {
    if (!art || !canvas.current) return;
    paint(canvas.current, art, { lineHeight, onLight });
  }, [art, lineHeight, onLight, canvas]);
  return (
    <div className={`image-ascii-stage ${hidden ? 'unseen' : ''}`} data-ground={onLight ? 'light' : 'dark'}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={art ? `ASCII art of ${name}` : 'Nothing drawn yet'}
        className={isSample ? 'is-sample' : ''}
        // Until it is drawn on.
        width={0}
        height={0}
      />
    </div>
  );
}
