import { type ReactNode, useDeferredValue, useState } from 'react';
import { inputsOf } from '@/kit/input';
import { textOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from './Button';
import { copyText } from './clipboard';
import { countCharacters, plural } from './count';
import { download } from './download';
import { ErrorBanner } from './ErrorBanner';
import { writeFragment, writeQuery } from './link';
import { Menu } from './Menu';
import { OutputView } from './OutputView';
import { Panel } from './Panel';
import { downloadName } from './pages/page';
import { RunStatus } from './RunStatus';
import { SandboxFrame } from './SandboxFrame';
import { Tabs } from './Tabs';
import { toast } from './Toast';
import type { Values } from './useOptions';
import type { Run } from './useRun';

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

/** Longer links are cut by some programs they are pasted into. */
const SAFE_LINK = 8_000;

async function copyLink(tool: AnyTool, options: Values, inputs?: Readonly<Record<string, string>>) {
  const page = location.origin + location.pathname + writeQuery(tool.options, options);
  const link = inputs ? page + (await writeFragment(inputs)) : page;
  if (!(await copyText(link)))
    return toast({ title: 'Not copied', description: 'The browser refused.', tone: 'destructive' });
  toast({
    title: 'Link copied',
    description: `It is ${plural(link.length, 'character')} long${link.length > SAFE_LINK ? '; some programs cut links of that length' : ''}.`,
  });
}

/** The result with everything one can do with it. */
export function OutputPanel({ slug, tool, run, options, linkable, errorText, onGoTo, empty }: OutputPanelProps) {
  const [view, setView] = useState<'raw' | 'tree'>('raw');
  const [preview, setPreview] = useState(false);
  const { outcome, error, stale } = run;
  const { output } = tool;
  const shown = outcome?.shown;
  const text = shown ? textOf(shown) : '';
  const counted = useDeferredValue(text);
  const name = downloadName(tool, slug, options);
  const hasInput = inputsOf(tool.input).length > 0;

  return (
    <Panel
      className={`output-box ${stale ? 'stale' : ''}`}
      title={output.label}
      aside={
        shown?.kind === 'list'
          ? plural(shown.value.length, 'result')
          : counted !== '' && plural(countCharacters(counted), 'character')
      }
      actions={
        <>
          {output.tree && (
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
          <Menu label="Share" icon="link">
            <Button look="quiet" label="Copy link" onClick={() => copyLink(tool, options)} />
            {hasInput && (
              <Button
                look="quiet"
                label="Copy link with input"
                disabled={!linkable}
                onClick={() => copyLink(tool, options, linkable)}
              />
            )}
          </Menu>
        </>
      }
    >
      <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
      {error && <ErrorBanner error={error} text={errorText} onGoTo={onGoTo} />}
      {outcome && outcome.notes.length > 0 && !error && (
        <ul className="banner notes">
          {outcome.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {outcome && outcome.facts.length > 0 && !error && (
        <dl className="facts">
          {outcome.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                {fact.value}
                {fact.meter !== undefined && (
                  <meter value={fact.meter} aria-label={fact.label} low={0.45} high={0.6} optimum={1} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="output-body" aria-busy={run.running}>
        {shown ? (
          preview && output.preview === 'page' ? (
            <SandboxFrame title="Preview" html={text} />
          ) : (
            <OutputView
              shown={view === 'tree' && output.tree ? { kind: 'tree', value: text } : shown}
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
