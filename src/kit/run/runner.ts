import { platformRandom } from '@/engines/random/source';
import { fitsWhen, type OptionValue } from '../option';
import type { Outcome } from '../output';
import type { AnyTool, Context, ToolData } from '../tool';
import { executeEach, executeNow } from './execute';
import { isMultiLine } from './multi-line';
import { type Job, type Message, type Preparation, revive } from './protocol';
import { Deadline, onCrash, startToolWorker } from './tool-worker';

/** Above this much input even quick work would be felt on the page's own thread. */
const INLINE_LIMIT = 100_000;
/** Up to this much the result is worked out and drawn in one go with what was typed. */
const AT_ONCE_LIMIT = 5000;
/** How long a worker waits for more work before its memory is given back. */
const IDLE_MS = 20_000;

export interface RunControls {
  readonly signal: AbortSignal;
  onProgress?(done: number): void;
}

/** A run had one already: a second would fetch everything again. */
let hasWorker = false;
const idle = new Set<{ worker: Worker; timer: ReturnType<typeof setTimeout> }>();

function takeWorker(): Worker | undefined {
  for (const waiting of idle) {
    clearTimeout(waiting.timer);
    idle.delete(waiting);
    waiting.worker.onerror = null;
    return waiting.worker;
  }
  hasWorker = true;
  return startToolWorker();
}

function giveBack(worker: Worker): void {
  const forget = () => {
    idle.delete(waiting);
    worker.terminate();
  };
  const waiting = { worker, timer: setTimeout(forget, IDLE_MS) };
  // One whose script did not come would keep the run waiting that is given to it.
  worker.onerror = forget;
  idle.add(waiting);
}

const getSize = (input: unknown): number => {
  if (typeof input === 'string') return input.length;
  if (typeof input !== 'object' || input === null) return 0;
  if ('byteLength' in input && typeof input.byteLength === 'number') return input.byteLength;
  if ('size' in input && typeof input.size === 'number') return input.size;
  return Object.values(input).reduce((total: number, part) => total + getSize(part), 0);
};

/** An option can hold as much text as an input. */
const getWeight = ({ input, options }: Omit<Job, 'slug'>): number => getSize(input) + getSize(options);

/** Whatever it is given. */
export const isAlwaysInWorker = ({ heavy, timeLimit }: AnyTool): boolean => heavy === true || timeLimit !== undefined;

export const runsInWorker = (tool: AnyTool, job: Omit<Job, 'slug'>): boolean =>
  typeof Worker !== 'undefined' &&
  (isAlwaysInWorker(tool) ||
    (typeof tool.heavy === 'object' && fitsWhen(tool.heavy, job.options as Readonly<Record<string, OptionValue>>)) ||
    getWeight(job) > INLINE_LIMIT ||
    (job.each === true && isMultiLine(tool, job.input) && getWeight(job) > AT_ONCE_LIMIT));

/** Has what the first run needs ready before it is asked for, where it will run. */
export function prepareRun(slug: string, tool: AnyTool): void {
  if (!isAlwaysInWorker(tool)) {
    // What does not come is missed by the run itself, which says so.
    tool.prepare?.().catch(() => {});
    return;
  }
  prepareWorker(slug, []);
}

/** Has a worker ready for the first run of a tool that always works in one. */
export function prepareWorker(prepare: string, scripts: readonly string[]): void {
  if (hasWorker) return;
  hasWorker = true;
  const worker = takeWorker();
  if (!worker) return;
  worker.postMessage({ prepare, scripts } satisfies Preparation);
  giveBack(worker);
}

/**
 * Runs a tool where it does not disturb the page. Aborting ends a worker at once, whatever it is doing.
 * A small input has its result, or throws, before this returns: it is drawn with the keystroke it belongs to.
 */
export function runTool(tool: AnyTool, job: Job, controls: RunControls): Outcome | Promise<Outcome> {
  controls.signal.throwIfAborted();
  if (runsInWorker(tool, job)) return runInWorker(tool, job, controls);
  return getWeight(job) > AT_ONCE_LIMIT ? runInline(tool, job, controls) : runHere(tool, job, controls);
}

const getContext = ({ signal, onProgress }: RunControls): Context => ({
  signal,
  random: platformRandom(),
  now: Date.now,
  progress: (done) => onProgress?.(done),
});

const runHere = (tool: AnyTool, { input, options, each }: Job, controls: RunControls) =>
  (each ? executeEach : executeNow)(tool, input, options, getContext(controls));

export const runInline = async (...run: Parameters<typeof runHere>): Promise<Outcome> => runHere(...run);

export function runInWorker<One extends AnyTool>(
  tool: One,
  job: Job,
  controls: RunControls,
): Promise<Outcome<ToolData<One>>> {
  type Its = Outcome<ToolData<One>>;
  const worker = takeWorker();
  if (!worker) return runInline(tool, job, controls) as Promise<Its>;
  const { signal, onProgress } = controls;
  const deadline = new Deadline();
  const listening = new AbortController();

  return new Promise<Its>((resolve, reject) => {
    const end = (error: unknown) => {
      worker.terminate();
      reject(error);
    };
    const receive = ({ data }: MessageEvent<Message>) => {
      switch (data.kind) {
        case 'started':
          return deadline.start(tool, end);
        case 'progress':
          return onProgress?.(data.done);
        case 'done':
          giveBack(worker);
          return resolve(data.outcome as Its);
        case 'failed':
          giveBack(worker);
          return reject(revive(data));
      }
    };
    worker.addEventListener('message', receive, { signal: listening.signal });
    onCrash(worker, end, listening.signal);
    signal.addEventListener('abort', () => end(signal.reason), { signal: listening.signal });
    worker.postMessage(job);
  }).finally(() => {
    deadline.clear();
    listening.abort();
  });
}
