import { type CSSProperties, lazy, type Ref, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { choice, toggle } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { download } from '@/ui/output/download';
import { TextViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import type { defineArt } from './art-tool';
import { getFileName, paintArt } from './picture';
import './art.css';

const FontGallery = lazy(() => import('./FontGallery'));

/** Typing goes on for a moment before the art is drawn anew. */
const PAUSE_MS = 300;

/** How the preview looks. The art itself knows nothing of it. */
const APPEARANCE = {
  animate: toggle('Animate', true),
  theme: choice('Theme', { light: 'Light', matrix: 'Matrix', ocean: 'Ocean', neon: 'Neon', retro: 'Retro' }, 'light'),
};
type Theme = keyof typeof APPEARANCE.theme.choices;
const THEMES = Object.entries(APPEARANCE.theme.choices) as [Theme, string][];

export default function ArtPage({ slug, tool, page }: ToolPageProps<ReturnType<typeof defineArt>>) {
  const { input } = tool;
  const edited = useInputs(
    useMemo(() => ({ input: input.initial ?? '' }), [input]),
    slug,
  );
  const text = edited.value.input;
  const shape = useMemo(() => ({ ...tool.options, ...APPEARANCE }), [tool]);
  const options = useOptions(slug, shape);
  const { values, ready } = options;
  const { font, width, horizontalLayout, verticalLayout, align, comment, animate, theme } = values;
  const run = useRun(slug, tool);
  const { start, clear, outcome, error, stale, running } = run;
  const form = useId();
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  const [tab, setTab] = useState<'preview' | 'text'>('preview');
  /** Light is where it starts: until it is chosen, it is as light or dark as the site. */
  const [chosen, setChosen] = useState(false);
  /** A change waits for its pause. */
  const [waiting, setWaiting] = useState(false);
  const pending = waiting || running;
  const stage = useRef<HTMLPreElement>(null);
  // Drawn by the browser alone: pages come without it.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const drawn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback(() => {
    clearTimeout(timer.current);
    drawn.current = true;
    setWaiting(false);
    start(text, { font, width, horizontalLayout, verticalLayout, align, comment });
  }, [text, font, width, horizontalLayout, verticalLayout, align, comment, start]);
  useEffect(() => {
    if (!ready) return;
    if (text.trim() === '') {
      setWaiting(false);
      return clear();
    }
    setWaiting(true);
    timer.current = setTimeout(draw, drawn.current ? PAUSE_MS : 0);
    return () => clearTimeout(timer.current);
  }, [ready, text, draw, clear]);

  const isDrawn = text.trim() !== '';
  const art = (isDrawn && outcome?.data?.art) || '';
  const written = (isDrawn && valueAs(outcome?.shown, 'text')) || '';
  const usable = art !== '' && !stale && !waiting;
  const save = async () => {
    const { color, backgroundColor, fontFamily, fontSize, lineHeight, textShadow } = getComputedStyle(stage.current!);
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
  };

  return (
    <StageLayout
      tool={tool}
      page={page}
      className="art-page"
      place={fields}
      controlsFirst
      bare
      controls={
        <InputBox
          input={input}
          value={text}
          onChange={(value) => edited.change(() => ({ input: value }))}
          actions={
            <>
              <ToolExamples tool={tool} options={options} onEnter={edited.replace} />
              <EditActions edited={edited} empty={text === ''} />
            </>
          }
        />
      }
      form={{
        shape,
        options,
        id: form,
        fields: (
          <>
            <OptionFields
              shape={shape}
              options={options}
              names={['font', 'width', 'horizontalLayout', 'verticalLayout', 'align', 'comment', 'animate']}
            />
            <fieldset className="art-themes">
              <legend>Theme</legend>
              {THEMES.map(([name, label]) => (
                <button
                  key={name}
                  type="button"
                  className="art-theme"
                  data-art={name}
                  aria-pressed={theme === name}
                  onClick={() => {
                    setChosen(true);
                    options.set({ theme: name });
                  }}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          </>
        ),
        onSubmit() {
          edited.settle();
          draw();
        },
      }}
      main={(optionsButton) => (
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
            pending && (
              <span className="art-spinner" role="status">
                Drawing…
              </span>
            )
          }
          lead={
            <div className="dock">
              {optionsButton}
              <Button type="submit" form={form} small label="Generate" disabled={text.trim() === ''} />
            </div>
          }
          views={
            <Tabs
              label="View"
              className="small"
              tabs={{ preview: 'Preview', text: 'Text' }}
              value={tab}
              onChange={setTab}
            />
          }
          save={
            <Button small variant="quiet" icon="image-down" label="Download Image" disabled={!usable} onClick={save} />
          }
          share={<ShareMenu shape={shape} options={values} inputs={text === '' ? undefined : { input: text }} />}
        >
          <Preview
            art={art}
            text={text}
            theme={theme}
            follows={!chosen && theme === 'light'}
            animate={animate}
            hidden={tab !== 'preview'}
            stage={stage}
          />
          {tab === 'text' && <TextViewer value={written} label={tool.output.label} wrap={false} />}
        </ResultPanel>
      )}
      below={
        <div className="art-fonts">
          {opened && (
            <Boundary what="The list of fonts" fallback={null}>
              <FontGallery
                text={text}
                font={font}
                onPick={(name) => {
                  options.set({ font: name });
                  stage.current?.parentElement?.scrollIntoView({ block: 'nearest' });
                }}
              />
            </Boundary>
          )}
        </div>
      }
    />
  );
}

interface PreviewProps {
  art: string;
  text: string;
  theme: Theme;
  /** In the colors of the site. */
  follows: boolean;
  animate: boolean;
  /** Kept in the page then: the image is drawn in its colors. */
  hidden: boolean;
  stage: Ref<HTMLPreElement>;
}

function Preview({ art, text, theme, follows, animate, hidden, stage }: PreviewProps) {
  const lines = art.split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, line.length), 1);
  return (
    <div
      className={`art-stage ${hidden ? 'unseen' : ''} ${follows ? 'follows' : ''}`}
      data-art={theme}
      aria-hidden={hidden || undefined}
    >
      <pre
        // A drawing is a new picture: the empty one does not grow into it.
        key={String(art === '')}
        ref={stage}
        role="img"
        aria-label={art === '' ? 'Nothing drawn yet' : `ASCII art: ${text.slice(0, 100)}`}
        className={animate ? 'moving' : undefined}
        data-art={theme}
        style={{ '--columns': columns } as CSSProperties}
      >
        {lines.map((line, row) => (
          // A new drawing moves in anew, line after line.
          <span key={`${row}:${art.length}:${line}`} style={{ '--row': Math.min(row, 30) } as CSSProperties}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </div>
  );
}
