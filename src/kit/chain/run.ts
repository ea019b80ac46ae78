import { InputError } from '@/engines/input-error';
import { getLines } from '@/engines/text/lines';
import { getInputs, shapeInput } from '../input';
import { initialValues } from '../option';
import type { Outcome, ResultSummary } from '../output';
import { type PipedValue, pipedToText, toInputValue, toPipedValue } from '../piped-value';
import { eachLine } from '../run/each-line';
import type { LineOutcome } from '../run/lines';
import type { Job } from '../run/protocol';
import { summarizeOutcome } from '../summary';
import type { AnyTool } from '../tool';
import { type Definitions, findFaults, mainInput, type Step } from './chain';

export interface StepResult {
  readonly outcome: Outcome;
  /** What matters most of it. */
  readonly summary: ResultSummary;
  /** What goes on from it. */
  readonly passed: PipedValue;
  /** Milliseconds of work. */
  readonly took: number;
}

export interface ChainResult {
  /** By step; nothing for those that are off or were not reached. */
  readonly steps: readonly (StepResult | undefined)[];
  /** What comes out at the end: what went in, where no step is on. */
  readonly passed: PipedValue;
  readonly failed?: { readonly step: number; readonly error: Error };
}

export interface ChainControls {
  readonly defined: Definitions;
  /** Runs one tool, wherever that is. */
  execute(tool: AnyTool, job: Job, step: number): Outcome | Promise<Outcome>;
  /** Of an earlier run: what comes before a change is not run again. */
  readonly memo?: Memo;
  onDone?(step: number, result: StepResult): void;
  /** Milliseconds, for what a step took. */
  now?(): number;
  /** The time it is, in milliseconds since 1970. */
  clock?(): number;
}

interface Memory extends StepResult {
  readonly key: string;
}

/** The results of the last run, in order, for as long as nothing before them changes. */
export class Memo {
  #input: PipedValue | undefined;
  #results: Memory[] = [];

  /** Forgets everything where another value goes in. */
  begin(input: PipedValue | undefined): void {
    if (this.#input !== input) this.#results = [];
    this.#input = input;
  }

  /** What the step at this place of the run gave the last time; where it was another, that and all behind it is forgotten. */
  recall(at: number, key: string): StepResult | undefined {
    const known = this.#results[at];
    if (known?.key === key) return known;
    this.#results.length = Math.min(this.#results.length, at);
    return undefined;
  }

  keep(at: number, key: string, result: StepResult): void {
    this.#results[at] = { ...result, key };
  }
}

const getKey = ({ tool, options, inputs, take }: Step) => JSON.stringify([tool, options, inputs ?? {}, take ?? null]);

async function runStep(
  step: Step,
  at: number,
  value: PipedValue | undefined,
  { defined, execute, now = performance.now.bind(performance), clock = Date.now }: ChainControls,
): Promise<StepResult> {
  const tool = defined(step.tool)!;
  const main = mainInput(tool);
  const texts: Record<string, unknown> = Object.fromEntries(getInputs(tool.input).map(([name]) => [name, '']));
  const values = { ...texts, ...step.inputs, ...(main && { [main[0]]: toInputValue(main[1], value ?? '') }) };
  const options = { ...initialValues(tool.options), ...step.options };
  const started = now();
  const input = shapeInput(tool.input, values);
  const outcome = await execute(tool, { slug: step.tool, input, options }, at);
  if (outcome.fails) throw new InputError(outcome.fails.message, outcome.fails.details);
  const took = now() - started;
  return {
    outcome,
    passed: await toPipedValue(outcome.shown, step.take),
    took,
    // Where thousands of lines are run nobody asks for it.
    get summary() {
      return summarizeOutcome(tool, outcome, { now: clock(), options, input, take: step.take });
    },
  };
}

/** Runs the steps one after another. It stops at the first that fails and says which; what came before is there. */
export async function runChain(
  steps: readonly Step[],
  input: PipedValue | undefined,
  controls: ChainControls,
): Promise<ChainResult> {
  const { defined, memo, onDone } = controls;
  const results: (StepResult | undefined)[] = steps.map(() => undefined);
  const faults = findFaults({ steps, each: 'whole' }, defined);
  memo?.begin(input);
  let value = input;
  let place = 0;
  for (const [at, step] of steps.entries()) {
    if (step.off) continue;
    try {
      const fault = faults.find((one) => one.step === at);
      if (fault) throw new InputError(fault.message);
      const key = getKey(step);
      const result = memo?.recall(place, key) ?? (await runStep(step, at, value, controls));
      memo?.keep(place, key, result);
      place++;
      results[at] = result;
      value = result.passed;
      onDone?.(at, result);
    } catch (error) {
      return { steps: results, passed: value ?? '', failed: { step: at, error: error as Error } };
    }
  }
  return { steps: results, passed: value ?? '' };
}

/** What became of one line; an error has the step it comes from. */
export interface LineResult extends LineOutcome {
  readonly result?: string;
  /** From 0. */
  readonly step?: number;
}

export interface LineControls extends ChainControls {
  /** How many of the lines are done, from 0 to 1; also where others get a turn. */
  progress?(done: number): void | Promise<void>;
}

/** Each line of a text through all steps. A bad line spoils no other; an empty one stays empty. */
export const runLines = (steps: readonly Step[], text: string, controls: LineControls): Promise<LineResult[]> =>
  eachLine(
    text === '' ? [] : getLines(text),
    async (input) => (input.trim() === '' ? { input, result: '' } : runLine(steps, input, controls)),
    (done) => controls.progress?.(done),
  );

async function runLine(steps: readonly Step[], input: string, controls: ChainControls): Promise<LineResult> {
  const { passed, failed } = await runChain(steps, input, { ...controls, memo: undefined, onDone: undefined });
  if (failed) {
    if (!(failed.error instanceof InputError)) throw failed.error;
    return { input, error: failed.error.message, step: failed.step };
  }
  try {
    return { input, result: pipedToText(passed) };
  } catch (error) {
    return { input, error: (error as Error).message, step: steps.length - 1 };
  }
}
