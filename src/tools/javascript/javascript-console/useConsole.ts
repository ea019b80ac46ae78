import { useCallback, useEffect, useRef, useState } from 'react';
import { InputError, type InputErrorDetails } from '@/engines/input-error';
import { tryWorker } from '@/kit/run/try-worker';
import { type Entry, isError, type Member, note, readMessage } from './entry';

/** Entries drawn and put away together. */
export const BLOCK = 50;
/** More than this is not kept over several runs. */
const MOST_ENTRIES = 200_000;
const COMMIT_MS = 50;
const PING_MS = 250;
/** Code that is busy answers late or never; then nothing is known of its values. */
const ANSWER_MS = 200;
/** Code that logs as it goes is at work and not stuck: it gets this many times as long. */
const PATIENCE = 3;
/** Numbers of groups that one run can have. */
const GROUPS = 1_000_000;

export interface Log {
  blocks: readonly (readonly Entry[])[];
  count: number;
  errors: number;
  /** Entries that were not kept. */
  left: number;
}
export const EMPTY: Log = { blocks: [], count: 0, errors: 0, left: 0 };

/** Adds to the last block and keeps the others as they are, so that they are not drawn again. */
export function append(log: Log, entries: readonly Entry[]): Log {
  const cleared = entries.findLastIndex(({ type }) => type === 'clear');
  const base = cleared === -1 ? log : EMPTY;
  const added = cleared === -1 ? entries : entries.slice(cleared);
  const blocks = [...base.blocks];
  let at = 0;
  const last = blocks.at(-1);
  if (last && last.length < BLOCK) {
    at = BLOCK - last.length;
    blocks[blocks.length - 1] = [...last, ...added.slice(0, at)];
  }
  for (; at < added.length; at += BLOCK) blocks.push(added.slice(at, at + BLOCK));
  const surplus = Math.max(0, Math.ceil((base.count + added.length - MOST_ENTRIES) / BLOCK));
  const dropped = blocks.slice(0, surplus).reduce((sum, block) => sum + block.length, 0);
  return {
    blocks: surplus > 0 ? blocks.slice(surplus) : blocks,
    count: base.count + added.length - dropped,
    errors: base.errors + added.filter(isError).length,
    left: base.left + dropped,
  };
}

/** What is run, and where. */
export interface Program {
  code: string;
  /** TypeScript. */
  typed: boolean;
  /** The document it works on. Without one it runs in a worker, where any loop can be stopped. */
  html?: string;
}

interface Command {
  kind: 'run';
  id: number;
  code: string;
  tail: readonly [number, number] | undefined;
  isInput: boolean;
}

/** Longer code is read beside the page's own thread: a megabyte takes seconds. */
const READ_APART = 50_000;

type Stripped = { code: string } | { message: string; details: InputErrorDetails };

/** Undefined where there are no workers, or none that can do it. */
function stripApart(code: string): Promise<Stripped | undefined> {
  const worker = tryWorker(() => new Worker(new URL('./strip.worker.ts', import.meta.url), { type: 'module' }));
  return new Promise<Stripped | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<Stripped | undefined>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(code);
  }).finally(() => worker?.terminate());
}

async function withoutTypes(code: string): Promise<string> {
  const stripped = code.length > READ_APART ? await stripApart(code) : undefined;
  if (stripped && 'message' in stripped) throw new InputError(stripped.message, stripped.details);
  return stripped?.code ?? (await import('@/engines/format/strip-types')).stripTypes(code);
}

/** The code as it runs: without types, and with guarded loops where the page cannot end them from outside. */
async function prepare(code: string, typed: boolean, guarded: boolean) {
  const { lastExpression } = await import('./last-expression');
  let script = typed ? await withoutTypes(code) : code;
  if (guarded) script = (await import('@/engines/markup/loop-guard')).guardLoops(script, '__guard();');
  return { code: script, tail: lastExpression(script) };
}

async function prepareFrame(html: string | undefined, remote: boolean, seconds: number) {
  const { FRAME, documentFrame } = await import('./frame');
  if (html === undefined) return { setup: FRAME, remote };
  const { preparePreview, combinePage } = await import('@/engines/markup');
  const prepared = await preparePreview(combinePage({ html, css: '', js: '' }), { remote });
  return { setup: documentFrame(seconds), html: prepared.html, remote };
}

export type Status = 'idle' | 'starting' | 'running' | 'waiting' | 'done' | 'stopped';

/** A worker in the sandbox that runs code, and everything it logs. Each program gets a new one. */
export function useConsole(limitSeconds: number, remote: boolean) {
  const [log, setLog] = useState(EMPTY);
  const [status, setStatus] = useState<Status>('idle');
  const [ms, setMs] = useState<number>();
  /** Changing it starts the sandbox anew; undefined ends it. */
  const [frame, setFrame] = useState<{ setup: string; html?: string; remote: boolean; generation: number }>();
  const groups = useRef(new Map<number, { parent: number; collapsed: boolean }>());
  const generation = useRef(0);
  const ids = useRef(0);
  const port = useRef<MessagePort>(undefined);
  const queue = useRef<Command[]>([]);
  const arrived = useRef<{ entries: Entry[]; left: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    entries: [],
    left: 0,
    timer: undefined,
  });
  const limit = useRef(limitSeconds);
  limit.current = limitSeconds;
  const network = useRef(remote);
  network.current = remote;
  /** Whether what runs has a document. */
  const hasDocument = useRef(false);
  /** What was asked for is sent in that order, however long each takes to prepare. */
  const sending = useRef<Promise<void>>(Promise.resolve());

  const commit = useCallback(() => {
    const { entries, left } = arrived.current;
    clearTimeout(arrived.current.timer);
    arrived.current = { entries: [], left, timer: undefined };
    setLog((old) => ({ ...append(old, entries), ...(left > 0 && { left }) }));
  }, []);
  const add = useCallback(
    (entries: readonly Entry[]) => {
      for (const entry of entries) arrived.current.entries.push(entry);
      arrived.current.timer ??= setTimeout(commit, COMMIT_MS);
    },
    [commit],
  );

  const end = useCallback(
    (last?: Entry) => {
      port.current?.close();
      port.current = undefined;
      queue.current = [];
      setFrame(undefined);
      if (!last) return;
      add([last]);
      commit();
      setStatus('stopped');
    },
    [add, commit],
  );

  // A worker that does not answer is busy with something that never pauses.
  const asked = useRef<number>(undefined);
  const heard = useRef(false);
  const [watching, setWatching] = useState(0);
  useEffect(() => {
    if (watching === 0) return;
    let late = 0;
    const timer = setInterval(() => {
      if (!port.current) return;
      if (asked.current === undefined) {
        asked.current = performance.now();
        heard.current = false;
        port.current.postMessage({ kind: 'ping' });
        return;
      }
      const seconds = limit.current * (heard.current ? PATIENCE : 1);
      if (seconds === 0 || performance.now() - asked.current < seconds * 1000) late = 0;
      // Twice, because the answer may wait behind what kept this page busy.
      else if (++late > 1)
        end(
          note(
            'error',
            `Stopped: the code ran for more than ${seconds} seconds without a pause. Change the Time Limit to allow more.`,
          ),
        );
    }, PING_MS);
    return () => clearInterval(timer);
  }, [watching, end]);

  const answers = useRef(new Map<number, (members: readonly Member[] | undefined) => void>());
  /** What can follow a path of names, as the values are now. */
  const ask = useCallback((path: readonly string[]) => {
    if (!port.current || asked.current !== undefined) return Promise.resolve(undefined);
    const id = ++ids.current;
    port.current.postMessage({ kind: 'members', id, path });
    return new Promise<readonly Member[] | undefined>((resolve) => {
      answers.current.set(id, resolve);
      setTimeout(() => {
        answers.current.delete(id);
        resolve(undefined);
      }, ANSWER_MS);
    });
  }, []);

  const listen = useCallback(
    (line: MessagePort, mine: number) => {
      port.current = line;
      asked.current = undefined;
      setWatching(mine);
      line.onmessage = ({ data }) => {
        if (mine !== generation.current || port.current !== line) return;
        const message = readMessage(data);
        if (message?.kind === 'members') {
          answers.current.get(message.id)?.(message.members);
          answers.current.delete(message.id);
        } else if (message?.kind === 'pong') asked.current = undefined;
        else if (message?.kind === 'state') {
          commit();
          setStatus((old) => (old === 'stopped' ? old : message.busy ? 'running' : 'done'));
        } else if (message?.kind === 'settled') {
          setMs(message.ms);
          setStatus((old) => (old === 'running' ? 'waiting' : old));
        } else if (message?.kind === 'entries') {
          heard.current = true;
          arrived.current.left = message.left;
          for (const entry of message.entries) {
            if (entry.parent > 0) entry.parent += mine * GROUPS;
            if (entry.group === undefined) continue;
            entry.group += mine * GROUPS;
            groups.current.set(entry.group, { parent: entry.parent, collapsed: entry.collapsed === true });
          }
          add(message.entries);
        }
      };
      for (const command of queue.current.splice(0)) line.postMessage(command);
    },
    [add, commit],
  );

  /** What the frame says; only its first word, the line to the worker, matters. */
  const onStart = useCallback(
    (started: MessagePort) =>
      started.addEventListener('message', ({ data: { kind, port: line } }) => {
        if (kind === 'ready' && !port.current) listen(line, generation.current);
        else if (kind === 'broken' && !port.current)
          end(note('error', 'This browser doesn’t let the sandbox start a worker, so the code can’t run.'));
      }),
    [listen, end],
  );

  const send = useCallback(
    ({ code, typed, html }: Program, isInput: boolean, fresh: boolean) => {
      const id = ++ids.current;
      let mine = generation.current;
      if (fresh) {
        mine = ++generation.current;
        port.current?.close();
        port.current = undefined;
        queue.current = [];
        hasDocument.current = html !== undefined;
        setMs(undefined);
      }
      setStatus('starting');
      const deliver = async () => {
        if (mine !== generation.current) return;
        let script: Awaited<ReturnType<typeof prepare>>;
        try {
          script = await prepare(code, typed, hasDocument.current);
        } catch (error) {
          if (mine !== generation.current) return;
          if (fresh) end();
          const { message, details } = error as InputError;
          const place = details?.column === undefined ? '' : ` (line ${details.line}, column ${details.column})`;
          add([{ ...note('error', `SyntaxError: ${message}${place}`), ...(!isInput && { line: details?.line }) }]);
          commit();
          return setStatus('done');
        }
        const prepared = fresh ? await prepareFrame(html, network.current, limit.current) : undefined;
        if (mine !== generation.current) return;
        const command: Command = { kind: 'run', id, ...script, isInput };
        if (port.current) port.current.postMessage(command);
        else queue.current.push(command);
        if (prepared) setFrame({ ...prepared, generation: mine });
      };
      sending.current = sending.current.then(deliver, deliver);
    },
    [add, commit, end],
  );

  const clear = useCallback(() => {
    arrived.current.entries = [];
    arrived.current.left = 0;
    setLog(EMPTY);
  }, []);
  const run = useCallback(
    (program: Program, keep: boolean) => {
      if (!keep) clear();
      send(program, false, true);
    },
    [clear, send],
  );
  const evaluate = useCallback(
    (program: Program) => {
      add([note('input', program.code)]);
      commit();
      send(program, true, frame === undefined);
    },
    [add, commit, send, frame],
  );
  const stop = useCallback(() => {
    generation.current++;
    end(note('warn', 'Stopped'));
  }, [end]);

  useEffect(() => () => clearTimeout(arrived.current.timer), []);
  return { log, groups: groups.current, status, ms, frame, onStart, run, evaluate, ask, stop, clear };
}
