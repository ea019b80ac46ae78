import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ArtTabs, type ArtView, DownloadImage } from '@/families/ascii-art/ArtViews';
import { usePicture } from '@/families/picture/usePicture';
import { valueAs } from '@/kit/output';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { download, tellNoPicture } from '@/ui/output/download';
import { TextViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { ArtCanvas } from './ArtCanvas';
import { PicturePicker } from './PicturePicker';
import definition from './tool';
import { useSamplePicture } from './useSamplePicture';
import './view.css';

const { options: SHAPE } = definition;

/** Takes a file that is dropped anywhere on it. */
function useDropZone(take: (file: File | undefined) => void) {
  const [dragging, setDragging] = useState(false);
  const zone = {
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
  };
  return [zone, dragging] as const;
}

export default function ImageToAscii({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, SHAPE);
  const { values, ready } = options;
  const { picture, take, clear } = usePicture();
  const sample = useSamplePicture();
  const run = useRun(slug, tool);
  const { start, outcome, error, stale } = run;
  const [tab, setTab] = useState<ArtView>('preview');
  const [zone, dragging] = useDropZone(take);
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
      zone={zone}
      controls={<PicturePicker picture={picture} dragging={dragging} onTake={take} onClear={clear} />}
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
          views={<ArtTabs view={tab} onView={setTab} />}
          actions={<DownloadImage disabled={!usable} onClick={saveImage} />}
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
