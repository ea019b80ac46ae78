import { type ReactNode, type RefObject, useState } from 'react';
import type { OptionShape, OptionValues } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import type { Run } from '@/ui/hooks/useRun';
import { download } from '@/ui/output/download';
import { TextViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { ArtTabs, type ArtView, DownloadImage } from './ArtViews';
import type { APPEARANCE } from './appearance';
import type { defineArt } from './art-tool';
import { Preview } from './Preview';
import { getFileName, paintArt } from './picture';
import type { useDrawing } from './useDrawing';

type ArtTool = ReturnType<typeof defineArt>;

interface ArtResultProps {
  slug: string;
  tool: ArtTool;
  run: Run<ArtTool>;
  drawing: ReturnType<typeof useDrawing>;
  text: string;
  shape: OptionShape;
  values: OptionValues<typeof APPEARANCE>;
  /** In the colors of the site. */
  follows: boolean;
  /** The form that draws anew. */
  form: string;
  optionsButton: ReactNode;
  stage: RefObject<HTMLPreElement | null>;
}

/** Saves the art in the colors in which it stands on its stage. */
async function saveImage(art: string, text: string, stage: HTMLElement) {
  const { color, backgroundColor, fontFamily, fontSize, lineHeight, textShadow } = getComputedStyle(stage);
  try {
    const picture = await paintArt(art, {
      color,
      background: backgroundColor,
      fontFamily,
      lineHeight: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      shadow: textShadow !== 'none',
    });
    download(getFileName(text), picture);
  } catch {
    toast({ title: 'No image', description: 'The art is too large for a picture.', tone: 'destructive' });
  }
}

/** The art, as a picture or as text. */
export function ArtResult({ slug, tool, run, drawing, text, shape, values, ...rest }: ArtResultProps) {
  const { follows, form, optionsButton, stage } = rest;
  const { outcome, error, stale } = run;
  const [tab, setTab] = useState<ArtView>('preview');
  const isDrawn = text.trim() !== '';
  const art = (isDrawn && outcome?.data?.art) || '';
  const written = (isDrawn && valueAs(outcome?.shown, 'text')) || '';
  const usable = art !== '' && !stale && !drawing.waiting;
  return (
    <ResultPanel
      slug={slug}
      tool={tool}
      run={{
        ...run,
        // What is about to be drawn anew is not there to be copied.
        outcome: usable && !error ? outcome : undefined,
        running: false,
        stale: error !== undefined,
      }}
      options={values}
      aside={
        drawing.pending && (
          <span className="art-spinner" role="status">
            Drawing…
          </span>
        )
      }
      lead={
        <div className="dock">
          {optionsButton}
          <Button type="submit" form={form} small label="Generate" disabled={!isDrawn} />
        </div>
      }
      views={<ArtTabs view={tab} onView={setTab} />}
      save={<DownloadImage disabled={!usable} onClick={() => saveImage(art, text, stage.current!)} />}
      share={<ShareMenu shape={shape} options={values} inputs={text === '' ? undefined : { input: text }} />}
    >
      <Preview
        art={art}
        text={text}
        theme={values.theme}
        follows={follows}
        animate={values.animate}
        hidden={tab !== 'preview'}
        stage={stage}
      />
      {tab === 'text' && <TextViewer value={written} label={tool.output.label} wrap={false} />}
    </ResultPanel>
  );
}
