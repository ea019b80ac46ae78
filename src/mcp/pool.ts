import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { availableParallelism, setPriority, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FromWorker, Job, Limits } from './protocol';
import { limited } from './reply';

/** Processes that are kept: as many as can work at the same time. */
const USUAL = Math.max(2, Math.min(4, availableParallelism()));
/** Milliseconds after which a run makes way: its priority is lowered, and others begin as if it were not there. */
const LONG = 700;
const LOW_PRIORITY = 10;
/** All in all, as many as the memory is good for, within these bounds. */
const FEWEST_AT_MOST = 8;
const MOST_AT_MOST = 24;

const tooLarge = (memory: number) =>
  `It needed more than ${memory} MB of memory and was stopped. Give it less input, or ask for fewer results. Whoever runs the server can raise --memory.`;
const tooLong = (timeout: number) =>
  `It took longer than ${timeout / 1000} s and was stopped. Give it less input or a simpler task. Whoever runs the server can raise --timeout.`;

interface Controls {
  readonly signal: AbortSignal;
  /** When the call had arrived, by `performance.now()`: reading it counts. */
  readonly since: number;
  onProgress(done: number): void;
}

/**
 * Processes that run tools, each used again until a run fails in it. Processes and not threads: a thread that runs out of memory
 * mostly takes the whole process with it (a large array, a long split or `JSON.parse` ends V8 at once), and the server must not die
 * of one call.
 */
export class Pool {
  readonly #limits: Limits;
  readonly #most: number;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();
  /** Those whose run takes long. */
  readonly #slow = new Set<ChildProcess>();
  readonly #waiting: (() => void)[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
    const fitting = Math.floor(totalmem() / 1e6 / limits.memory);
    this.#most = Math.max(FEWEST_AT_MOST, Math.min(MOST_AT_MOST, fitting));
  }

  #start(): ChildProcess {
    const worker = fork(fileURLToPath(new URL('./worker.js', import.meta.url)), [JSON.stringify(this.#limits)], {
      execArgv: [`--max-old-space-size=${this.#limits.memory}`],
      serialization: 'advanced',
      // Standard output is the protocol's alone.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#all.add(worker);
    worker.once('exit', () => {
      this.#forget(worker);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  async #take(signal: AbortSignal): Promise<ChildProcess> {
    for (;;) {
      if (signal.aborted) {
        // It may have been woken for a process that it does not want any more.
        this.#waiting.shift()?.();
        signal.throwIfAborted();
      }
      const worker = this.#idle.pop() ?? (this.#hasRoom() ? this.#start() : undefined);
      if (worker) return worker;
      await this.#room(signal);
    }
  }

  #hasRoom(): boolean {
    return this.#all.size - this.#slow.size < USUAL && this.#all.size < this.#most;
  }

  /** Until there may be room, or the call is cancelled. */
  async #room(signal: AbortSignal): Promise<void> {
    let wake = () => {};
    await new Promise<void>((resolve) => {
      wake = resolve;
      this.#waiting.push(wake);
      signal.addEventListener('abort', wake);
    });
    signal.removeEventListener('abort', wake);
    const at = this.#waiting.indexOf(wake);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  async run(job: Job, { signal, since, onProgress }: Controls): Promise<CallToolResult> {
    const spent = performance.now() - since;
    const worker = await this.#take(signal);
    const { timeout, memory } = this.#limits;
    const done = new AbortController();
    const ended = { signal: AbortSignal.any([signal, done.signal]) };
    let isFree = true;
    const answer = async () => {
      const messages: AsyncIterable<FromWorker[]> = on(worker, 'message', ended);
      isFree = false;
      worker.send(job);
      for await (const [message] of messages) {
        if (message?.kind === 'progress') onProgress(message.done);
        else if (message) {
          isFree = true;
          return message.result;
        }
      }
      throw new Error('The process ended without an answer');
    };
    const makeWay = globalThis.setTimeout(() => {
      this.#slow.add(worker);
      lowerPriority(worker);
      this.#waiting.shift()?.();
    }, LONG);
    try {
      return await Promise.race([
        answer(),
        once(worker, 'exit', ended).then(() => limited(tooLarge(memory), this.#limits)),
        setTimeout(Math.max(0, timeout - spent), limited(tooLong(timeout), this.#limits), ended),
      ]);
    } finally {
      done.abort();
      clearTimeout(makeWay);
      // One of low priority would stay so: only the system's administrator may raise it again.
      if (isFree && !this.#slow.has(worker) && worker.connected) this.#idle.push(worker);
      else this.#end(worker);
      this.#waiting.shift()?.();
    }
  }

  #forget(worker: ChildProcess): void {
    this.#all.delete(worker);
    this.#slow.delete(worker);
  }

  /** Another may be started in its place before it is gone. */
  #end(worker: ChildProcess): void {
    this.#forget(worker);
    worker.on('error', () => {}).kill('SIGKILL');
  }

  close(): void {
    for (const worker of this.#all) this.#end(worker);
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has just ended, or the system does not allow it: then all go on as equals.
  }
}
