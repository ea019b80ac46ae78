import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Shown, textOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { Announce } from './Announce';
import { Boundary } from './Boundary';
import { Button, CopyButton } from './Button';
import { plural } from './count';
import { download } from './download';
import { ErrorBanner } from './ErrorBanner';
import { Menu } from './Menu';
import { OutputView } from './OutputView';
import { Panel } from './Panel';
import { downloadName } from './pages/page';
import { Remarks } from './Remarks';
import { RunStatus } from './RunStatus';
import { ShareMenu } from './ShareMenu';
import { Tabs } from './Tabs';
import { useCharacterCount } from './useCharacterCount';
import type { Values } from './useOptions';
import type { Run } from './useRun';

const SandboxFrame = lazy(async () => ({ default: (await import('./SandboxFrame')).SandboxFrame }));

interface OutputPanelProps {
  slug: string;
  tool: AnyTool;
  run: Run;
  options: Values;
  /** Texts by input name, for the link that carries them; absent when there are none or they are secret. */
  linkable?: Readonly<Record<string, string>>;
  /** The text errors point into. */
  errorText?: string;
  onGoTo?: (offset: number) => void;
  /** Shown while there is no result. */
  empty: ReactNode;
}

/** RFC 4180: quoted where it must be. */
const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A list or a table of fields without a line: there is nothing to show yet. */
const isNothing = ({ value }: Shown): boolean => Array.isArray(value) && value.length === 0;

/** True for so many milliseconds after each change of a value. */
function useMoment(value: unknown, lasts = 0): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!value || lasts === 0) return;
    setOn(true);
    const timer = setTimeout(() => setOn(false), lasts);
    return () => clearTimeout(timer);
  }, [value, lasts]);
  return on;
}

/** Something of everything a style sheet usually speaks of. */
const styledSample = (css: string) =>
  `<style>${css.replaceAll('</', '<\\/')}</style><main class="container"><h1>Heading</h1><p>A paragraph with a <a href="#">link</a>, <strong>strong</strong> and <em>emphasised</em> words.</p><ul><li>One</li><li>Two</li></ul><button class="btn button">Button</button> <input placeholder="Input"><div class="card"><h2 class="title">Card</h2><p>With a text.</p></div><table><tr><th>Head</th><td>Cell</td></tr></table></main>`;

/** The result with everything one can do with it. */
export function OutputPanel({ slug, tool, run, options, linkable, errorText, onGoTo, empty }: OutputPanelProps) {
  const [view, setView] = useState<'raw' | 'tree'>('raw');
  const [preview, setPreview] = useState(false);
  const { output } = tool;
  const { outcome, error, stale } =
    run.error && tool.clearsOnError ? { ...run, outcome: undefined, stale: false } : run;
  const shown = outcome?.shown;
  // Once a result: of a large list or comparison it is a large text.
  const text = useMemo(() => (shown ? textOf(shown) : ''), [shown]);
  const count = useCharacterCount(text);
  const name = downloadName(tool, slug, options);
  const size = shown?.kind === 'list' ? plural(shown.value.length, 'result') : text !== '' && count;
  const processing = useMoment(outcome, tool.indicator);

  return (
    <Panel
      className={`output-box ${stale ? 'stale' : ''}`}
      title={output.label}
      aside={size}
      actions={
        <>
          {output.tree && shown?.kind !== 'list' && (
            <Tabs label="View" className="small" tabs={{ raw: 'Raw', tree: 'Tree' }} value={view} onChange={setView} />
          )}
          {output.preview && (
            <Button
              small
              look="quiet"
              icon={preview ? 'eye-off' : 'eye'}
              label={preview ? 'Hide Preview' : 'Show Preview'}
              onClick={() => setPreview(!preview)}
            />
          )}
          <CopyButton
            small
            look="quiet"
            label={shown?.kind === 'list' ? 'Copy All' : 'Copy'}
            value={text}
            says={output.copySays}
            disabled={text === ''}
          />
          <Button
            small
            look="quiet"
            icon="download"
            label="Download"
            disabled={!shown || (text === '' && shown.kind !== 'bytes')}
            onClick={() =>
              shown?.kind === 'bytes' ? download(shown.value.name ?? name, shown.value.bytes) : download(name, text)
            }
          />
          {shown?.kind === 'list' && shown.value.length > 1 && (
            <Menu label="Copy as" icon="clipboard-list">
              <CopyButton
                look="quiet"
                label="Copy as JSON"
                value={() => JSON.stringify(shown.value, null, 2)}
                says={output.copySays}
              />
              <CopyButton
                look="quiet"
                label="Copy as CSV"
                value={() => shown.value.map(csvCell).join('\r\n')}
                says={output.copySays}
              />
            </Menu>
          )}
          <ShareMenu shape={tool.options} options={options} inputs={linkable} />
        </>
      }
    >
      <Announce says={size && !error ? `${output.label}: ${size}` : ''} />
      {processing && (
        <p className="processing quiet-note" role="status">
          Processing…
        </p>
      )}
      <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
      {error && <ErrorBanner error={error} text={errorText} onGoTo={onGoTo} />}
      {outcome && !error && <Remarks outcome={outcome} />}
      <div className="output-body" aria-busy={run.running}>
        {shown && !isNothing(shown) ? (
          preview ? (
            <Boundary what="The preview" fallback={null}>
              <SandboxFrame title="Preview" html={output.preview === 'style' ? styledSample(text) : text} />
            </Boundary>
          ) : (
            <OutputView
              shown={view === 'tree' && output.tree && shown.kind !== 'list' ? { kind: 'tree', value: text } : shown}
              output={output}
              options={options}
            />
          )
        ) : (
          !error && <div className="empty">{empty}</div>
        )}
      </div>
    </Panel>
  );
}
