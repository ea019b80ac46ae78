import { useCallback, useRef, useState } from 'react';
import type { InputError } from '@/engines/input-error';
import { type Entry, note } from './entry';
import { type Program, prepare, prepareFrame } from './prepare';
import { useLine } from './useLine';
import { useLog } from './useLog';
import { useProgress } from './useProgress';

/** What cannot be read, with its place in the program. */
function toEntry({ message, details }: InputError, isInput: boolean): Entry {
  const place = details?.column === undefined ? '' : ` (line ${details.line}, column ${details.column})`;
  return { ...note('error', `SyntaxError: ${message}${place}`), ...(!isInput && { line: details?.line }) };
}

/** A worker in the sandbox that runs code, and everything it logs. Each program gets a new one. */
export function useConsole(limitSeconds: number, remote: boolean) {
  const { log, add, commit, clear } = useLog();
  const { status, setStatus, ms, setMs, groups, receive } = useProgress({ add, commit });
  /** Changing it starts the sandbox anew; undefined ends it. */
  const [frame, setFrame] = useState<{ setup: string; html?: string; remote: boolean; generation: number }>();
  const generation = useRef(0);
  const ids = useRef(0);
  const settings = useRef({ limitSeconds, remote });
  settings.current = { limitSeconds, remote };
  /** Whether what runs has a document. */
  const hasDocument = useRef(false);
  /** What was asked for is sent in that order, however long each takes to prepare. */
  const sending = useRef<Promise<void>>(Promise.resolve());

  const line = useLine(limitSeconds, {
    onMessage: (message) => receive(message, generation.current),
    onStuck: (seconds) =>
      end(
        note(
          'error',
          `Stopped: the code ran for more than ${seconds} seconds without a pause. Change the Time Limit to allow more.`,
        ),
      ),
  });
  const end = useCallback(
    (last: Entry) => {
      line.close();
      setFrame(undefined);
      add([last]);
      commit();
      setStatus('stopped');
    },
    [line, add, commit, setStatus],
  );
  /** What the frame says; only its first word, the line to the worker, matters. */
  const onStart = useCallback(
    (started: MessagePort) =>
      started.addEventListener('message', ({ data: { kind, port } }) => {
        if (kind === 'ready' && !line.isOpen()) line.open(port);
        else if (kind === 'broken' && !line.isOpen())
          end(note('error', 'This browser doesn’t let the sandbox start a worker, so the code can’t run.'));
      }),
    [line, end],
  );

  const deliver = async ({ code, typed, html }: Program, id: number, isInput: boolean, isNew: boolean) => {
    const mine = generation.current;
    let script: Awaited<ReturnType<typeof prepare>>;
    try {
      script = await prepare(code, typed, hasDocument.current);
    } catch (error) {
      if (mine !== generation.current) return;
      if (isNew) {
        line.close();
        setFrame(undefined);
      }
      add([toEntry(error as InputError, isInput)]);
      commit();
      return setStatus('done');
    }
    const { remote: hasNetwork, limitSeconds: seconds } = settings.current;
    const prepared = isNew ? await prepareFrame(html, hasNetwork, seconds) : undefined;
    if (mine !== generation.current) return;
    line.post({ kind: 'run', id, ...script, isInput });
    if (prepared) setFrame({ ...prepared, generation: mine });
  };
  const send = (program: Program, isInput: boolean, isNew: boolean) => {
    const id = ++ids.current;
    if (isNew) {
      generation.current++;
      line.close();
      hasDocument.current = program.html !== undefined;
      setMs(undefined);
    }
    setStatus('starting');
    const mine = generation.current;
    const next = async () => {
      if (mine === generation.current) await deliver(program, id, isInput, isNew);
    };
    sending.current = sending.current.then(next, next);
  };

  return {
    ...{ log, groups, status, ms, frame, onStart, clear, ask: line.ask },
    run(program: Program, keep: boolean) {
      if (!keep) clear();
      send(program, false, true);
    },
    evaluate(program: Program) {
      add([note('input', program.code)]);
      commit();
      send(program, true, frame === undefined);
    },
    stop() {
      generation.current++;
      end(note('warn', 'Stopped'));
    },
  };
}
