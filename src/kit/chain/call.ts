import { InputError } from '@/engines/input-error';
import { didYouMeanTool } from '../nearest-tools';
import type { Outcome, ResultSummary } from '../output';
import { type PipedValue, pipedToInputText } from '../piped-value';
import { readOptions, untilAborted } from '../run/call';
import { executeEach } from '../run/execute';
import type { Context } from '../tool';
import {
  type Chain,
  type Definitions,
  type Fault,
  findFaults,
  loadDefinitions,
  readChain,
  type Step,
  slugsIn,
} from './chain';
import { type LineResult, runChain, runLines } from './run';

/** What a step gave, and what matters most of it. */
export interface SummarizedOutcome extends Outcome {
  readonly summary: ResultSummary;
}

export interface ChainOutcome {
  /** What comes out at the end. */
  readonly value: PipedValue;
  /** By step; nothing for those that are off, nor where each line was run by itself. */
  readonly steps: readonly (SummarizedOutcome | undefined)[];
  /** Line by line, where each was run by itself. */
  readonly lines?: readonly LineResult[];
}

/** A chain as a program writes it: what is not said has its default. */
export interface ChainArgument {
  readonly steps: readonly StepArgument[];
  readonly each?: Chain['each'];
}
interface StepArgument extends Omit<Step, 'options'> {
  readonly options?: Readonly<Record<string, unknown>>;
}

const atStep = ({ steps }: ChainArgument, step: number, message: string, error?: InputError) =>
  new InputError(`step ${step + 1} (${steps[step]?.tool ?? ''}): ${message}`, { ...error?.details, step });

/** The steps with their options as the tools take them. */
function readSteps(chain: ChainArgument, defined: Definitions): Chain {
  const steps = chain.steps.map((step, at) => {
    const tool = defined(step.tool);
    // One that is off may be of a tool that there is not.
    if (!tool) return { ...step, options: {} };
    try {
      return { ...step, options: readOptions(tool.options, step.options ?? {}) };
    } catch (error) {
      throw error instanceof InputError ? atStep(chain, at, error.message, error) : error;
    }
  });
  return { steps, each: chain.each ?? 'whole' };
}

/** A chain from its text or its data; what is wrong with it is an error that says where. */
export async function checkedChain(provided: string | ChainArgument): Promise<Chain> {
  const defined = await loadDefinitions(
    typeof provided === 'string' ? slugsIn(provided) : provided.steps.map(({ tool }) => tool),
  );
  const { chain, faults }: { chain: ChainArgument; faults: readonly Fault[] } =
    typeof provided === 'string' ? readChain(provided, defined) : { chain: provided, faults: [] };
  const missing = chain.steps.findIndex(({ tool, off }) => !off && !defined(tool));
  if (missing >= 0) {
    const slug = chain.steps[missing]!.tool;
    throw atStep(chain, missing, `There is no tool called "${slug}" that returns data.${didYouMeanTool(slug)}`);
  }
  const read = readSteps(chain, defined);
  const [fault] = [...faults, ...findFaults(read, defined)];
  if (fault) throw atStep(chain, fault.step, fault.message);
  if (read.steps.length === 0) throw new InputError('The chain has no step');
  return read;
}

/** Runs a chain, given as its text or as data, for programs. The first step that fails is an error that says which. */
export async function callChain(
  provided: string | ChainArgument,
  input: PipedValue | undefined,
  context: Context,
): Promise<ChainOutcome> {
  const { signal } = context;
  signal.throwIfAborted();
  const chain = await checkedChain(provided);
  const controls = {
    clock: context.now,
    defined: await loadDefinitions(chain.steps.map(({ tool }) => tool)),
    execute: (
      tool: Parameters<typeof executeEach>[0],
      job: { input: unknown; options: Readonly<Record<string, unknown>> },
    ) =>
      untilAborted(async () => {
        await tool.prepare?.();
        return executeEach(tool, job.input, job.options, context);
      }, signal),
  };
  if (chain.each === 'line') {
    const lines = await runLines(chain.steps, pipedToInputText(input ?? ''), {
      ...controls,
      progress: context.progress,
    });
    return { value: lines.map(({ result = '' }) => result).join('\n'), steps: [], lines };
  }
  const { passed, steps, failed } = await runChain(chain.steps, input, controls);
  if (failed?.error instanceof InputError) throw atStep(chain, failed.step, failed.error.message, failed.error);
  if (failed) throw failed.error;
  return { value: passed, steps: steps.map((step) => step && { ...step.outcome, summary: step.summary }) };
}
