import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FromWorker, Job, Limits } from './protocol';
import { limited } from './reply';

/** Runs at the same time; more wait. */
const MOST = Math.max(2, Math.min(4, availableParallelism()));

const tooLarge = (memory: number) =>
  `It needed more than ${memory} MB of memory and was stopped. Give it less input, or ask for fewer results. Whoever runs the server can raise --memory.`;
const tooLong = (timeout: number) =>
  `It took longer than ${timeout / 1000} s and was stopped. Give it less input or a simpler task. Whoever runs the server can raise --timeout.`;

interface Controls {
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/**
 * Processes that run tools, each used again until a run fails in it. Processes and not threads: a thread that runs out of memory
 * mostly takes the whole process with it (a large array, a long split or `JSON.parse` ends V8 at once), and the server must not die
 * of one call.
 */
export class Pool {
  readonly #limits: Limits;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();
  readonly #waiting: (() => void)[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
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
      this.#all.delete(worker);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  async #take(): Promise<ChildProcess> {
    for (;;) {
      const worker = this.#idle.pop() ?? (this.#all.size < MOST ? this.#start() : undefined);
      if (worker) return worker;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async run(job: Job, { signal, onProgress }: Controls): Promise<CallToolResult> {
    const worker = await this.#take();
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
    try {
      signal.throwIfAborted();
      return await Promise.race([
        answer(),
        once(worker, 'exit', ended).then(() => limited(tooLarge(memory))),
        setTimeout(timeout, limited(tooLong(timeout)), ended),
      ]);
    } finally {
      done.abort();
      if (isFree && worker.connected) this.#idle.push(worker);
      else this.#end(worker);
      this.#waiting.shift()?.();
    }
  }

  /** Another may be started in its place before it is gone. */
  #end(worker: ChildProcess): void {
    this.#all.delete(worker);
    worker.on('error', () => {}).kill('SIGKILL');
  }

  close(): void {
    for (const worker of this.#all) this.#end(worker);
  }
}
