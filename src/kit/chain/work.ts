import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { executeEach } from '../run/execute';
import { loadDefinitions, type Step } from './chain';
import { asInputText, asText, type Passed, partsOf } from './pass';
import type { ChainInput, ChainJob, ChainMessage, Summary, WholeAsked, WholeResult } from './protocol';
import { type ChainControls, Memo, runChain, runLines, type StepResult } from './run';

const SHORT_LENGTH = 600;
const SHORT_LINES = 8;

const post = (message: ChainMessage) => self.postMessage(message);

/** Stopping ends the worker, so the signal it is handed never fires. */
const { signal } = new AbortController();

const memo = new Memo();
let results: readonly (StepResult | undefined)[] = [];
let newest = 0;
let given: ChainInput | undefined;
let input: Passed | undefined;

async function readInput(value: ChainInput | undefined): Promise<Passed | undefined> {
  if (value === undefined || typeof value === 'string') return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  try {
    return asText(bytes);
  } catch {
    return bytes;
  }
}

/** Bytes that are text are shown as such. */
function textIn(passed: Passed): string {
  try {
    return asText(passed);
  } catch {
    return '';
  }
}

export function summarize({ outcome, passed, took }: StepResult): Summary {
  const text = textIn(typeof passed === 'string' ? passed : passed.subarray(0, 4 * SHORT_LENGTH));
  const lines = text.slice(0, SHORT_LENGTH).split('\n').slice(0, SHORT_LINES).join('\n');
  const { shown, notes } = outcome;
  return {
    text: lines,
    isCut: lines.length < text.length,
    kind: shown.kind,
    size: passed.length,
    took,
    notes,
    parts: partsOf(shown),
    ...(shown.kind === 'image' && shown.value.svg.length < 100_000 && { picture: shown.value.svg }),
  };
}

const wholeOf = ({ outcome: { shown, facts } }: StepResult): WholeResult => ({ shown, facts });

/** What comes out at the end: of the last result only what is taken, where that is a part. */
const endOf = ({ outcome, passed }: StepResult, { take }: Step): WholeResult =>
  take === undefined
    ? wholeOf({ outcome, passed, took: 0 })
    : { shown: { kind: 'text', value: asText(passed) }, facts: [] };

/** Lets a newer job come in before the next step is begun. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const ABANDONED = new Error('A newer job is waiting');

async function run({ id, chain, input: changed }: ChainJob): Promise<void> {
  newest = id;
  if (changed) given = changed.value;
  const wanted = given;
  const value = changed ? await readInput(wanted) : input;
  if (wanted === given) input = value;
  const defined = await loadDefinitions(chain.steps.map(({ tool }) => tool));
  const controls: ChainControls = {
    defined,
    memo,
    async execute(tool, job, step) {
      await tool.prepare?.();
      if (chain.each !== 'line') {
        post({ id, kind: 'started', step });
        await breathe();
        if (id !== newest) throw ABANDONED;
      }
      return executeEach(tool, job.input, job.options, {
        signal,
        random: platformRandom(),
        now: Date.now,
        progress: (done) => post({ id, kind: 'progress', done }),
      });
    },
    onDone: (step, result) => post({ id, kind: 'step', step, summary: summarize(result) }),
  };

  if (chain.each === 'line') {
    const progress = async (done: number) => {
      post({ id, kind: 'progress', done });
      await breathe();
      if (id !== newest) throw ABANDONED;
    };
    return post({
      id,
      kind: 'done',
      rows: await runLines(chain.steps, asInputText(input ?? ''), { ...controls, progress }),
    });
  }
  const ran = await runChain(chain.steps, input, controls);
  results = ran.steps;
  if (ran.failed) throw Object.assign(ran.failed.error, { step: ran.failed.step });
  if (chain.each === 'file') return post({ id, kind: 'done', passed: ran.passed });
  const last = chain.steps.findLastIndex(({ off }) => !off);
  const result = ran.steps[last];
  post({ id, kind: 'done', ...(result && { whole: endOf(result, chain.steps[last]!) }) });
}

export async function work(asked: ChainJob | WholeAsked): Promise<void> {
  const { id } = asked;
  if ('whole' in asked) {
    const result = results[asked.whole];
    if (result) post({ id, kind: 'whole', step: asked.whole, whole: wholeOf(result) });
    return;
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
