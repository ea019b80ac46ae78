import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { namedParts, type PipedValue, pipedToInputText, pipedToText } from '../piped-value';
import { executeEach } from '../run/execute';
import { loadDefinitions, type Step } from './chain';
import type { ChainInput, ChainJob, ChainMessage, FullResultRequest, Summary, WholeResult } from './protocol';
import { type ChainControls, Memo, runChain, runLines, type StepResult } from './run';

const SHORT_LENGTH = 600;
const SHORT_LINES = 8;

const post = (message: ChainMessage) => self.postMessage(message);

/** Stopping ends the worker, so the signal it is handed never fires. */
const { signal } = new AbortController();

const memo = new Memo();
let results: readonly (StepResult | undefined)[] = [];
let newest = 0;
/** A file takes time to read, and a newer job may come meanwhile. */
let input: Promise<PipedValue | undefined> = Promise.resolve(undefined);

async function readInput(value: ChainInput | undefined): Promise<PipedValue | undefined> {
  if (value === undefined || typeof value === 'string') return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  try {
    return pipedToText(bytes);
  } catch {
    return bytes;
  }
}

/** The first characters of a result; nothing of bytes that are not text. */
function startOfText(passed: PipedValue): string {
  if (typeof passed === 'string') return passed.slice(0, SHORT_LENGTH);
  try {
    // As a stream: the last character may be cut.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(passed.subarray(0, 4 * SHORT_LENGTH), { stream: true }).slice(0, SHORT_LENGTH);
  } catch {
    return '';
  }
}

export function summarize({ outcome, summary, passed, took }: StepResult): Summary {
  // Without half of a character at the end.
  const start = startOfText(passed).replace(/[\ud800-\udbff]$/, '');
  const lines = start.split('\n').slice(0, SHORT_LINES).join('\n');
  const shownLength = typeof passed === 'string' ? lines.length : new TextEncoder().encode(lines).length;
  const { shown, notes } = outcome;
  return {
    text: lines,
    isCut: lines !== '' && shownLength < passed.length,
    kind: shown.kind,
    size: passed.length,
    took,
    notes,
    summary,
    parts: namedParts(shown),
    ...(shown.kind === 'image' && shown.value.svg.length < 100_000 && { picture: shown.value.svg }),
  };
}

const toFullResult = ({ outcome: { shown, facts } }: StepResult): WholeResult => ({ shown, facts });

/** What comes out at the end: of the last result only what is taken, where that is a part. */
const findEnd = (result: StepResult, { take }: Step): WholeResult =>
  take === undefined ? toFullResult(result) : { shown: { kind: 'text', value: pipedToText(result.passed) }, facts: [] };

/** Lets a newer job come in before the next step is begun. */
const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve));

const ABANDONED = new Error('A newer job is waiting');

async function run({ id, chain, input: changed }: ChainJob): Promise<void> {
  newest = id;
  if (changed) input = readInput(changed.value);
  const value = await input;
  if (id !== newest) throw ABANDONED;
  const defined = await loadDefinitions(chain.steps.map(({ tool }) => tool));
  const controls: ChainControls = {
    defined,
    memo,
    async execute(tool, job, step) {
      await tool.prepare?.();
      if (chain.each !== 'line') {
        post({ id, kind: 'started', step });
        await yieldToEventLoop();
        if (id !== newest) throw ABANDONED;
      }
      const isLimitedLine = chain.each === 'line' && tool.timeLimit !== undefined;
      if (isLimitedLine) post({ id, kind: 'started', step });
      try {
        return await executeEach(tool, job.input, job.options, {
          signal,
          random: platformRandom(),
          now: Date.now,
          progress: (done) => post({ id, kind: 'progress', done }),
        });
      } finally {
        if (isLimitedLine) post({ id, kind: 'ended' });
      }
    },
    onDone: (step, result) => post({ id, kind: 'step', step, summary: summarize(result) }),
  };

  if (chain.each === 'line') {
    const progress = async (done: number) => {
      post({ id, kind: 'progress', done });
      await yieldToEventLoop();
      if (id !== newest) throw ABANDONED;
    };
    return post({
      id,
      kind: 'done',
      rows: await runLines(chain.steps, pipedToInputText(value ?? ''), { ...controls, progress }),
    });
  }
  const ran = await runChain(chain.steps, value, controls);
  if (ran.failed?.error === ABANDONED) throw ABANDONED;
  results = ran.steps;
  if (ran.failed) throw Object.assign(ran.failed.error, { step: ran.failed.step });
  if (chain.each === 'file') return post({ id, kind: 'done', passed: ran.passed });
  const last = chain.steps.findLastIndex(({ off }) => !off);
  const result = ran.steps[last];
  post({ id, kind: 'done', ...(result && { whole: findEnd(result, chain.steps[last]!) }) });
}

export async function work(asked: ChainJob | FullResultRequest): Promise<void> {
  const { id } = asked;
  if ('whole' in asked) {
    const result = results[asked.whole];
    return post({ id, kind: 'whole', step: asked.whole, whole: result && toFullResult(result) });
  }
  try {
    await run(asked);
  } catch (error) {
    if (error === ABANDONED) return;
    const { message, step = 0 } = error as Error & { step?: number };
    const details = error instanceof InputError ? error.details : undefined;
    post({ id, kind: 'failed', failure: { step, message, details } });
  }
}
