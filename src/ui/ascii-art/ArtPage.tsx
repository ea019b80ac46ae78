import { type CSSProperties, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Input, inputsOf } from '@/kit/input';
import type { Choice, OptionValue } from '@/kit/option';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '../Button';
import { download } from '../download';
import { EditActions } from '../EditActions';
import { ErrorBanner } from '../ErrorBanner';
import { HelpGuide } from '../HelpGuide';
import { InputBox } from '../InputBox';
import { OptionField } from '../OptionField';
import { TextViewer } from '../OutputView';
import { Panel } from '../Panel';
import { helpSteps, type ToolPageProps } from '../pages/page';
import { Notes } from '../Remarks';
import { ResetButton } from '../ResetButton';
import { ShareMenu } from '../ShareMenu';
import { Tabs } from '../Tabs';
import { toast } from '../Toast';
import { type Inputs, useInputs } from '../useInputs';
import { useOptions } from '../useOptions';
import { useRun } from '../useRun';
import { fileNameOf, paintArt } from './picture';
import './art.css';

const PAGE = definePage({
  help: [
    'Type a word or a few into Text. Line breaks are kept.',
    'Choose a font and how wide the art may get: words that do not fit go to the next line.',
    'The art follows shortly after each change. Theme and Animate set how the preview looks.',
    'Copy Text for a terminal, a README or a comment; Download Image for everywhere else.',
  ],
});

/** Typing goes on for a moment before the art is drawn anew. */
const PAUSE_MS = 300;

export default function ArtPage({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs<Inputs>(useMemo(() => ({ input: input.initial ?? '' }), [input]));
  const text = edited.value.input as string;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const { start, clear, outcome, error, stale, running } = useRun(slug, tool);
  const [tab, setTab] = useState<'preview' | 'text'>('preview');
  /** A change waits for its pause. */
  const [waiting, setWaiting] = useState(false);
  const pending = waiting || running;
  const stage = useRef<HTMLPreElement>(null);
  const drawn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback(() => {
    clearTimeout(timer.current);
    drawn.current = true;
    setWaiting(false);
    start(text, values);
  }, [text, values, start]);
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

  const art = text.trim() !== '' && outcome ? (outcome.shown.value as string) : '';
  const usable = art !== '' && !stale && !waiting;
  const theme = tool.options.theme as Choice;
  const field = (name: string) => (
    <OptionField
      option={tool.options[name]!}
      value={values[name] as OptionValue}
      onChange={(value) => options.set({ [name]: value })}
    />
  );
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
      download(fileNameOf(text), picture);
    } catch {
      toast({ title: 'No image', description: 'The art is too large for a picture.', tone: 'destructive' });
    }
  };

  return (
    <div className="art-page">
      <InputBox
        input={input}
        value={text}
        onChange={(value) => edited.change(() => ({ input: value }))}
        actions={<EditActions edited={edited} empty={text === ''} />}
      />
      <Panel title="Options" className="art-options" actions={<ResetButton options={options} />}>
        <div className="panel-body">
          {field('font')}
          {field('width')}
          {field('animate')}
          <fieldset className="art-themes">
            <legend>Theme</legend>
            {Object.entries(theme.choices).map(([name, label]) => (
              <button
                key={name}
                type="button"
                className="art-theme"
                data-art={name}
                aria-pressed={values.theme === name}
                onClick={() => options.set({ theme: name })}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <Button
            look="primary"
            label="Generate"
            disabled={text.trim() === ''}
            onClick={() => {
              edited.settle();
              draw();
            }}
          />
        </div>
      </Panel>
      <Panel
        className={`output-box ${error ? 'stale' : ''}`}
        title={tool.output.label}
        aside={
          pending && (
            <span className="art-spinner" role="status">
              Drawing…
            </span>
          )
        }
        actions={
          <>
            <Tabs
              label="View"
              className="small"
              tabs={{ preview: 'Preview', text: 'Text' }}
              value={tab}
              onChange={setTab}
            />
            <CopyButton small look="quiet" label="Copy Text" value={art} disabled={!usable} />
            <Button small look="quiet" icon="image-down" label="Download Image" disabled={!usable} onClick={save} />
            <ShareMenu shape={tool.options} options={values} inputs={text === '' ? undefined : { input: text }} />
          </>
        }
      >
        {error && <ErrorBanner error={error} />}
        {!error && outcome && art !== '' && <Notes notes={outcome.notes} />}
        <div className="output-body" aria-busy={pending}>
          <Preview
            art={art}
            text={text}
            theme={String(values.theme)}
            animate={Boolean(values.animate)}
            hidden={tab !== 'preview'}
            stage={stage}
          />
          {tab === 'text' && <TextViewer value={art} label={tool.output.label} wrap={false} />}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

interface PreviewProps {
  art: string;
  text: string;
  theme: string;
  animate: boolean;
  /** Kept in the page then: the image is drawn in its colors. */
  hidden: boolean;
  stage: Ref<HTMLPreElement>;
}

function Preview({ art, text, theme, animate, hidden, stage }: PreviewProps) {
  const lines = art.split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, line.length), 1);
  return (
    <div className={`art-stage ${hidden ? 'unseen' : ''}`} data-art={theme} aria-hidden={hidden || undefined}>
      <pre
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
