import type { Extension } from '@codemirror/state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { offsetAt } from '@/engines/input-error';
import { isTooLong } from '@/families/editing/too-long';
import { useCodeEditor } from '@/families/editing/useCodeEditor';
import { Writing } from '@/families/editing/Writing';
import { choice, toggle } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { Menu } from '@/ui/controls/Menu';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Sheet } from '@/ui/controls/Sheet';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { useUndoable } from '@/ui/input/useUndoable';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { EmptySample } from '@/ui/output/EmptySample';
import { Panel } from '@/ui/output/Panel';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { Entries } from './Entries';
import { EXAMPLES } from './examples';
import { Prompt } from './Prompt';
import { textOfEntry } from './present';
import { remember } from './remember';
import { SavedSnippets } from './SavedSnippets';
import type { Snippet } from './saved';
import { type Log, type Status, useConsole } from './useConsole';
import './view.css';

const OPTIONS = {
  language: choice('Language', { javascript: 'JavaScript', typescript: 'TypeScript' }, 'javascript', {
    hint: 'TypeScript runs without its types, which aren’t checked',
  }),
  timeLimit: choice('Time Limit', { '2': '2 seconds', '5': '5 seconds', '30': '30 seconds', '0': 'None' }, '5', {
    hint: 'How long the code can run without a pause',
  }),
  document: toggle('Document', false, { hint: 'Gives the code a page of your HTML to work on' }),
  preserveLog: toggle('Preserve Log', false, { hint: 'Keeps logs from earlier runs' }),
};
// Not remembered and in no link: only the visitor may let code reach the network.
const NETWORK = toggle('Allow Network', false, {
  hint: 'Lets the code use fetch and import from other hosts, which can then see that it ran',
});

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

const INPUT = { label: 'Code Input', language: 'javascript', placeholder: "console.log('Hello');" } as const;
const HTML = {
  label: 'Document HTML',
  language: 'html',
  placeholder: '<ul id="list"></ul>',
} as const;
const FIRST_HTML = '<h1>Hello</h1>\n<ul id="list"></ul>\n';
const HISTORY_PREVIEW = 60;

const STATUS: Readonly<Record<Status, string>> = {
  idle: '',
  starting: 'Running…',
  running: 'Running…',
  waiting: 'Timers are running',
  done: 'Finished',
  stopped: 'Stopped',
};

const getTitle = (code: string) => code.trim().split('\n', 1)[0]!.slice(0, HISTORY_PREVIEW);
const toText = (log: Log) => log.blocks.flatMap((block) => block.map(textOfEntry)).join('\n');

/** An editor, and a console for what its code logs. The code runs in a worker of the sandbox. */
export default function JavaScriptConsole({ slug }: ToolPageProps) {
  const [open, setOpen] = useState(false);
  const code = useUndoable('', `${slug}:code`);
  const options = useOptions(slug, OPTIONS);
  const [network, setNetwork] = useState(false);
  const [programs, setPrograms] = useForVisit<readonly string[]>(`${slug}:programs`, []);
  const [jump, setJump] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const { Editor, cursor } = useCodeEditor(box);
  const [html, setHtml] = useForVisit(`${slug}:html`, FIRST_HTML);
  const typed = options.values.language === 'typescript';
  const paged = options.values.document === true;
  const { log, groups, status, ms, frame, onStart, run, evaluate, ask, stop, clear } = useConsole(
    Number(options.values.timeLimit),
    network,
  );
  const [completion, setCompletion] = useState<Extension>();
  useEffect(() => {
    if (Editor) import('./completion').then((loaded) => setCompletion(loaded.completion(ask)));
  }, [Editor, ask]);
  const { value, change, replace, reset, settle } = code;
  const empty = value === '';
  const tooLong = useMemo(() => isTooLong(value), [value]);
  const running = status === 'starting' || status === 'running' || status === 'waiting';

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
    run({ code: value, typed, ...(paged && { html }) }, options.values.preserveLog === true);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      replace((await file.text()).replaceAll('\r\n', '\n'));
      options.set({ language: /\.[cm]?ts$/i.test(file.name) ? 'typescript' : 'javascript' });
    } catch {
      toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
    }
  };
  const { dragging, zone } = useFileDrop(([file]) => takeFile(file));
  const clearCode = () => {
    reset('');
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => reset(value) } });
  };
  const load = (snippet: Snippet) => {
    replace(snippet.code);
    options.set({ language: snippet.language ?? 'javascript', document: snippet.html !== undefined });
    if (snippet.html !== undefined) setHtml(snippet.html);
  };
  const showLine = useCallback(
    (line: number) => {
      setJump(undefined);
      setTimeout(() => setJump(offsetAt(value, line, 1)));
    },
    [value],
  );

  const sandbox = frame && (
    <SandboxFrame
      title="Page of the code"
      html={frame.html ?? ''}
      generation={frame.generation}
      scripts
      remote={frame.remote}
      setup={frame.setup}
      onStart={onStart}
    />
  );

  return (
    <div className="transform js-console">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <Sheet className="strip-fields" open={open} onClose={() => setOpen(false)}>
          <OptionFields shape={OPTIONS} options={options} />
          <OptionField option={NETWORK} value={network} onChange={setNetwork} />
        </Sheet>
        <div className="strip-actions dock">
          <OptionsButton summary={summarizeOptions(OPTIONS, options.values)} onOpen={() => setOpen(true)} />
          <Button variant="primary" icon="play" label="Run Code" disabled={empty} onClick={runCode} />
          <Button icon="square" label="Stop" disabled={!running} onClick={stop} />
        </div>
      </div>

      <div className="inputs">
        <Panel
          className={`input-box ${dragging ? 'dragging' : ''}`}
          title={INPUT.label}
          aside={empty ? undefined : plural(value.split('\n').length, 'line')}
          actions={
            <>
              <UploadButton
                file="JavaScript file"
                accept=".js,.mjs,.cjs,.ts,.mts,.cts"
                onFiles={([file]) => takeFile(file)}
              />
              {programs.length > 0 && (
                <Menu label="History" icon="rotate-ccw-clock">
                  {programs.map((program) => (
                    <Button key={program} variant="quiet" label={getTitle(program)} onClick={() => replace(program)} />
                  ))}
                </Menu>
              )}
              <ExamplesMenu examples={EXAMPLES} onPick={({ code: example }) => replace(example)} />
              <UndoButtons steps={code} />
              <Button iconOnly variant="quiet" icon="trash-2" label="Clear" disabled={empty} onClick={clearCode} />
            </>
          }
        >
          <div
            className="drop-zone"
            data-main-input=""
            ref={box}
            {...zone}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.stopPropagation();
              runCode();
            }}
          >
            <Writing
              input={INPUT}
              value={value}
              onChange={(next) => change(() => next)}
              Editor={Editor}
              cursor={jump ?? cursor}
              tooLong={tooLong}
              hint=" Ready to run."
              more={completion}
            />
          </div>
          {paged && (
            <div className="js-html">
              <h3>{HTML.label}</h3>
              <Writing
                input={HTML}
                value={html}
                onChange={setHtml}
                Editor={Editor}
                cursor={undefined}
                tooLong={isTooLong(html)}
              />
            </div>
          )}
        </Panel>
      </div>

      <Panel
        className="output-box"
        title="Console Output"
        aside={
          <>
            {log.count > 0 && plural(log.count, 'message')}
            {log.errors > 0 && <b className="js-errors"> {plural(log.errors, 'error')}</b>}
          </>
        }
        actions={
          <>
            <CopyButton small variant="quiet" value={() => toText(log)} disabled={log.count === 0} />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download"
              disabled={log.count === 0}
              onClick={() => download('javascript-console.txt', toText(log))}
            />
            <Button
              small
              variant="quiet"
              icon="eraser"
              label="Clear Console"
              disabled={log.count === 0}
              onClick={clear}
            />
            <ShareMenu
              shape={OPTIONS}
              options={options.values}
              inputs={empty ? undefined : { input: value, ...(paged && { html }) }}
            />
          </>
        }
      >
        {(paged || frame?.html !== undefined) && (
          <div className="js-page">
            {frame?.html === undefined ? (
              <p className="quiet-note">The document is shown when the code runs.</p>
            ) : (
              sandbox
            )}
          </div>
        )}
        {log.count === 0 && status === 'idle' ? (
          <EmptySample
            text="Logs appear here."
            actions={<Examples examples={EXAMPLES} onPick={({ code: example }) => replace(example)} />}
          >
            <div className="js-entry log">
              {'[1, 2, 3].map('}
              <em>n</em>
              {' => n * 2)'}
            </div>
            <div className="js-entry result">(3) [2, 4, 6]</div>
          </EmptySample>
        ) : (
          <Entries log={log} groups={groups} onLine={showLine}>
            {log.left > 0 && (
              <p className="js-entry note">
                <Icon name="info" />
                {plural(log.left, 'message')} not kept: the limit is 200,000.
              </p>
            )}
          </Entries>
        )}
        <Prompt slug={slug} onEnter={(line) => evaluate({ code: line, typed, ...(paged && { html }) })} />
        <p className="js-status" role="status">
          {STATUS[status]}
          {ms !== undefined && status === 'done' && ` in ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`}
        </p>
      </Panel>
      {frame && frame.html === undefined && <div hidden>{sandbox}</div>}
      <SavedSnippets
        current={{ code: value, ...(typed && { language: 'typescript' }), ...(paged && { html }) }}
        onLoad={load}
      />
      <HelpGuide steps={HELP} />
    </div>
  );
}
