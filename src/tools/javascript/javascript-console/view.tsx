import { type ComponentType, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { offsetAt } from '@/engines/input-error';
import { choice, toggle } from '@/kit/option';
import { Button, CopyButton } from '@/ui/Button';
import type { CodeEditorProps } from '@/ui/CodeEditor';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { Icon } from '@/ui/Icon';
import { LongText } from '@/ui/LongText';
import { readFragment } from '@/ui/link';
import { Menu } from '@/ui/Menu';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { SandboxFrame } from '@/ui/SandboxFrame';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { useOptions } from '@/ui/useOptions';
import { useUndoable } from '@/ui/useUndoable';
import { Entries } from './Entries';
import { EXAMPLES } from './examples';
import { textOfEntry } from './present';
import { type Log, type Status, useConsole } from './useConsole';
import './view.css';

const OPTIONS = {
  timeLimit: choice('Time Limit', { '2': '2 seconds', '5': '5 seconds', '30': '30 seconds', '0': 'None' }, '5', {
    hint: 'How long the code may run without a pause',
  }),
  preserveLog: toggle('Preserve Log', false, { hint: 'Keeps what earlier runs logged' }),
};
// Not remembered and in no link: only the visitor may let code reach the network.
const NETWORK = toggle('Allow Network', false, {
  hint: 'Lets the code use fetch and import from other hosts, which then know that it ran',
});

const HELP = [
  ['Input', 'Type or paste JavaScript, drop a file on it, or use Upload. In the editor Escape, then Tab, moves on.'],
  [
    'Options',
    'Time Limit ends code that never pauses, Preserve Log keeps earlier output, Allow Network lets fetch and import out.',
  ],
  [
    'Run Code',
    'Press Run Code, or Ctrl or ⌘ and Enter. Stop ends it. The line below the output evaluates more code; ↑ and ↓ bring back earlier lines.',
  ],
  ['Output', 'Unfold objects and groups, press a line number to see the line, and copy or download the whole output.'],
] as const;

/** The editor lays out a line as a whole. */
const LONGEST_LINE = 20_000;
const LARGEST = 5_000_000;
const MOST_HISTORY = 50;
const HISTORY_PREVIEW = 60;

const STATUS: Readonly<Record<Status, string>> = {
  idle: '',
  starting: 'Running…',
  running: 'Running…',
  waiting: 'Timers are running',
  done: 'Finished',
  stopped: 'Stopped',
};

const remember = (list: readonly string[], code: string) =>
  [code, ...list.filter((one) => one !== code)].slice(0, MOST_HISTORY);
const titleOf = (code: string) => code.trim().split('\n', 1)[0]!.slice(0, HISTORY_PREVIEW);
const textOf = (log: Log) => log.blocks.flatMap((block) => block.map(textOfEntry)).join('\n');

/** An editor, and a console for what its code logs. The code runs in a worker of the sandbox. */
export default function JavaScriptConsole({ slug }: ToolPageProps) {
  const code = useUndoable('');
  const options = useOptions(slug, OPTIONS);
  const [network, setNetwork] = useState(false);
  const [programs, setPrograms] = useState<readonly string[]>([]);
  const [jump, setJump] = useState<number>();
  const [dragging, setDragging] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { log, groups, status, ms, frame, onMessage, run, evaluate, stop, clear } = useConsole(
    Number(options.values.timeLimit),
  );
  const { value, change, replace, reset, settle } = code;
  const empty = value === '';
  const running = status === 'starting' || status === 'running' || status === 'waiting';

  useEffect(() => {
    // Whoever wrote a link is not the visitor: its code waits for Run Code.
    readFragment(location.hash).then((linked) => linked?.input && reset(linked.input));
  }, [reset]);

  const runCode = () => {
    if (value.trim() === '') return;
    settle();
    setPrograms((old) => remember(old, value));
    run(value, options.values.preserveLog === true);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      replace((await file.text()).replaceAll('\r\n', '\n'));
    } catch {
      toast({ title: 'The file could not be read', description: file.name, tone: 'destructive' });
    }
  };
  const clearCode = () => {
    reset('');
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => reset(value) } });
  };
  const showLine = useCallback(
    (line: number) => {
      setJump(undefined);
      setTimeout(() => setJump(offsetAt(value, line, 1)));
    },
    [value],
  );

  return (
    <div className="transform js-console">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <div className="strip-fields">
          {Object.entries(OPTIONS).map(([name, option]) => (
            <OptionField
              key={name}
              option={option}
              value={options.values[name]!}
              onChange={(next) => options.set({ [name]: next })}
            />
          ))}
          <OptionField option={NETWORK} value={network} onChange={(on) => setNetwork(on as boolean)} />
        </div>
        <div className="strip-actions">
          <Button look="primary" icon="play" label="Run Code" disabled={empty} onClick={runCode} />
          <Button icon="square" label="Stop" disabled={!running} onClick={stop} />
        </div>
      </div>

      <div className="inputs">
        <Panel
          className={`input-box ${dragging ? 'dragging' : ''}`}
          title="Code Input"
          aside={empty ? undefined : plural(value.split('\n').length, 'line')}
          actions={
            <>
              <Button iconOnly look="quiet" icon="upload" label="Upload" onClick={() => picker.current?.click()} />
              <input
                ref={picker}
                type="file"
                hidden
                aria-label="JavaScript file"
                accept=".js,.mjs"
                onChange={(event) => {
                  takeFile(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              {programs.length > 0 && (
                <Menu label="History" icon="history">
                  {programs.map((program) => (
                    <Button key={program} look="quiet" label={titleOf(program)} onClick={() => replace(program)} />
                  ))}
                </Menu>
              )}
              <UndoButtons steps={code} />
              <Button iconOnly look="quiet" icon="trash-2" label="Clear" disabled={empty} onClick={clearCode} />
            </>
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what Upload does. */}
          <div
            className="drop-zone"
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              event.preventDefault();
              setDragging(true);
            }}
            onDragLeave={() => setDragging(false)}
            onDropCapture={(event) => {
              setDragging(false);
              if (event.dataTransfer.files.length === 0) return;
              event.preventDefault();
              takeFile(event.dataTransfer.files[0]);
            }}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.stopPropagation();
              runCode();
            }}
          >
            <CodeBox value={value} onChange={(next) => change(() => next)} jump={jump} />
          </div>
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
            <CopyButton small look="quiet" value={() => textOf(log)} disabled={log.count === 0} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download"
              disabled={log.count === 0}
              onClick={() => download('javascript-console.txt', textOf(log))}
            />
            <Button small look="quiet" icon="eraser" label="Clear Console" disabled={log.count === 0} onClick={clear} />
            <ShareMenu shape={OPTIONS} options={options.values} inputs={empty ? undefined : { input: value }} />
          </>
        }
      >
        {log.count === 0 && status === 'idle' ? (
          <div className="empty">
            <p>What the code logs appears here.</p>
            <Examples of={EXAMPLES} onPick={({ code: example }) => replace(example)} />
          </div>
        ) : (
          <Entries log={log} groups={groups} onLine={showLine}>
            {log.left > 0 && (
              <p className="js-entry note">
                <Icon name="info" />
                {plural(log.left, 'message')} left out: only 200,000 are kept.
              </p>
            )}
          </Entries>
        )}
        <Prompt onEnter={evaluate} />
        <p className="js-status" role="status">
          {STATUS[status]}
          {ms !== undefined && status === 'done' && ` in ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`}
        </p>
      </Panel>
      {frame && (
        <div hidden>
          <SandboxFrame
            title="Sandbox"
            html={frame.html}
            generation={frame.generation}
            remote={network}
            onMessage={onMessage}
          />
        </div>
      )}
      <HelpGuide steps={HELP} />
    </div>
  );
}

const isTooLong = (line: string) => line.length > LONGEST_LINE;

interface CodeBoxProps {
  value: string;
  onChange(value: string): void;
  jump: number | undefined;
}

/** The editor, once it has arrived; a plain area takes the typing until then. */
function CodeBox({ value, onChange, jump }: CodeBoxProps) {
  const [editor, setEditor] = useState<{ Editor: ComponentType<CodeEditorProps>; cursor: number | undefined }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  useEffect(() => {
    let current = true;
    import('@/ui/CodeEditor').then(({ default: Editor }) => {
      const take = () => {
        if (!current) return;
        // An input method would lose what it has begun.
        if (composing.current) return void setTimeout(take, 200);
        const typing = area.current !== null && document.activeElement === area.current;
        setEditor({ Editor, cursor: typing ? area.current!.selectionStart : undefined });
      };
      take();
    });
    return () => {
      current = false;
    };
  }, []);

  if (value.length > LARGEST || (value.length > LONGEST_LINE && value.split('\n').some(isTooLong)))
    return (
      <>
        <p className="hint-bar">Shown but not edited here: too large, or in lines that are too long. It can be run.</p>
        <LongText text={value} label="Code Input" />
      </>
    );
  if (editor)
    return (
      <editor.Editor
        label="Code Input"
        language="javascript"
        placeholder="console.log('Hello');"
        value={value}
        onChange={onChange}
        jump={jump ?? editor.cursor}
      />
    );
  return (
    <textarea
      ref={area}
      aria-label="Code Input"
      placeholder="console.log('Hello');"
      value={value}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A line of code that is evaluated where the program left off. Up and Down bring back earlier ones. */
function Prompt({ onEnter }: { onEnter(code: string): void }) {
  const [text, setText] = useState('');
  const [past, setPast] = useState<readonly string[]>([]);
  /** How far back in the past the line shown is; -1 is what is being typed. */
  const [at, setAt] = useState(-1);
  const draft = useRef('');

  const recall = (next: number) => {
    if (next < -1 || next >= past.length) return;
    if (at === -1) draft.current = text;
    setAt(next);
    setText(next === -1 ? draft.current : past[next]!);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (text.trim() === '') return;
      setPast((old) => remember(old, text));
      setAt(-1);
      setText('');
      onEnter(text);
    } else if (event.key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')) {
      event.preventDefault();
      recall(at + 1);
    } else if (event.key === 'ArrowDown' && !value.slice(selectionEnd).includes('\n')) {
      event.preventDefault();
      recall(at - 1);
    }
  };
  return (
    <div className="js-prompt">
      <Icon name="chevron-right" />
      <textarea
        aria-label="Evaluate"
        placeholder="Evaluate an expression"
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
