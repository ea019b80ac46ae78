import { useCallback, useState } from 'react';
import { offsetAt } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useUndoable } from '@/ui/input/useUndoable';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { CodePanel } from './CodePanel';
import { ConsoleStrip, OPTIONS } from './ConsoleStrip';
import { OutputPanel } from './OutputPanel';
import { remember } from './remember';
import { SavedSnippets } from './SavedSnippets';
import type { Snippet } from './saved';
import { useConsole } from './useConsole';
import './view.css';

const HELP = [
  [
    'Input',
    'Type or paste JavaScript or TypeScript, drop a file on it, or use Upload. Names are suggested as you type (Ctrl+Space asks for them), also those of values that exist after a run. In the editor, press Escape, then Tab to move on.',
  ],
  [
    'Options',
    'Time Limit stops code that never pauses, Document gives it a page of your HTML, Preserve Log keeps earlier output, Allow Network enables fetch and import.',
  ],
  [
    'Run Code',
    'Press Run Code (Ctrl+Enter or ⌘+Enter). Stop ends it. The line below the output runs more code; ↑ and ↓ recall earlier lines.',
  ],
  [
    'Output',
    'Expand objects and groups, press a line number to jump to the line, and copy or download the whole output.',
  ],
  ['Saved Snippets', 'Save Snippet keeps code under a name in this browser. Load brings it back.'],
] as const;

const FIRST_HTML = '<h1>Hello</h1>\n<ul id="list"></ul>\n';

const NOT_YET = <p className="quiet-note">The document is shown when the code runs.</p>;

async function readFile(file: File): Promise<string | undefined> {
  try {
    return (await file.text()).replaceAll('\r\n', '\n');
  } catch {
    toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
  }
}

/** Where the cursor is put, and what puts it at the start of a line. */
function useShownLine(value: string) {
  const [jump, setJump] = useState<number>();
  const showLine = useCallback(
    (line: number) => {
      setJump(undefined);
      setTimeout(() => setJump(offsetAt(value, line, 1)));
    },
    [value],
  );
  return { jump, showLine };
}

/** An editor, and a console for what its code logs. The code runs in a worker of the sandbox. */
export default function JavaScriptConsole({ slug }: ToolPageProps) {
  const code = useUndoable('', `${slug}:code`);
  const options = useOptions(slug, OPTIONS);
  const [network, setNetwork] = useState(false);
  const [programs, setPrograms] = useForVisit<readonly string[]>(`${slug}:programs`, []);
  const [html, setHtml] = useForVisit(`${slug}:html`, FIRST_HTML);
  const typed = options.values.language === 'typescript';
  const paged = options.values.document === true;
  const session = useConsole(Number(options.values.timeLimit), network);
  const { status, frame } = session;
  const { value, replace, reset, settle } = code;
  const { jump, showLine } = useShownLine(value);
  const empty = value === '';
  const running = /^(?:starting|running|waiting)$/.test(status);

  useLinked(
    slug,
    // Whoever wrote a link is not the visitor: its code waits for Run Code.
    useCallback(
      ({ input, html: linked }) => {
        if (input) reset(input);
        if (linked) setHtml(linked);
      },
      [reset, setHtml],
    ),
  );

  const runCode = () => {
    if (value.trim() === '') return;
    settle();
    setPrograms((old) => remember(old, value));
    session.run({ code: value, typed, ...(paged && { html }) }, options.values.preserveLog === true);
  };
  const takeFile = async (file: File | undefined) => {
    const text = file && (await readFile(file));
    if (text === undefined) return;
    replace(text);
    options.set({ language: /\.[cm]?ts$/i.test(file!.name) ? 'typescript' : 'javascript' });
  };
  const load = (snippet: Snippet) => {
    replace(snippet.code);
    options.set({ language: snippet.language ?? 'javascript', document: snippet.html !== undefined });
    if (snippet.html !== undefined) setHtml(snippet.html);
  };
  const sandbox = frame && (
    <SandboxFrame
      title="Page of the code"
      html={frame.html ?? ''}
      generation={frame.generation}
      scripts
      remote={frame.remote}
      setup={frame.setup}
      onStart={session.onStart}
    />
  );

  return (
    <div className="transform js-console">
      <ConsoleStrip options={options} network={network} onNetwork={setNetwork}>
        <Button variant="primary" icon="play" label="Run Code" disabled={empty} onClick={runCode} />
        <Button icon="square" label="Stop" disabled={!running} onClick={session.stop} />
      </ConsoleStrip>
      <CodePanel
        code={code}
        programs={programs}
        html={paged ? html : undefined}
        onHtml={setHtml}
        jump={jump}
        ask={session.ask}
        onFile={takeFile}
        onRun={runCode}
      />
      <OutputPanel
        slug={slug}
        session={session}
        document={frame?.html === undefined ? paged && NOT_YET : sandbox}
        share={
          <ShareMenu
            shape={OPTIONS}
            options={options.values}
            inputs={empty ? undefined : { input: value, ...(paged && { html }) }}
          />
        }
        onExample={replace}
        onLine={showLine}
        onEnter={(line) => session.evaluate({ code: line, typed, ...(paged && { html }) })}
      />
      {frame && frame.html === undefined && <div hidden>{sandbox}</div>}
      <SavedSnippets
        current={{ code: value, ...(typed && { language: 'typescript' }), ...(paged && { html }) }}
        onLoad={load}
      />
      <HelpGuide steps={HELP} />
    </div>
  );
}
