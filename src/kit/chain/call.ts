import { InputError } from '@/engines/input-error';
import type { Outcome } from '../output';
import { readOptions } from '../run/call';
import { executeEach } from '../run/execute';
import type { Context } from '../tool';
import { type Chain, type Definitions, type Fault, loadDefinitions, readChain, slugsIn } from './chain';
import { asInputText, type Passed } from './pass';
import { type LineResult, runChain, runLines } from './run';

export interface ChainOutcome {
  /** What comes out at the end. */
  readonly value: Passed;
  /** By step; nothing for those that are off, nor where each line was run by itself. */
  readonly steps: readonly (Outcome | undefined)[];
  /** Line by line, where each was run by itself. */
  readonly lines?: readonly LineResult[];
}

const atStep = ({ steps }: Chain, step: number, message: string, error?: InputError) =>
  new InputError(`step ${step + 1} (${steps[step]?.tool ?? ''}): ${message}`, { ...error?.details, step });

/** A chain from its text or its data, with the definitions it needs; what is wrong with it is an error. */
async function open(given: string | Chain): Promise<{ chain: Chain; defined: Definitions }> {
  const defined = await loadDefinitions(
    typeof given === 'string' ? slugsIn(given) : given.steps.map(({ tool }) => tool),
  );
  const { chain, faults }: { chain: Chain; faults: readonly Fault[] } =
    typeof given === 'string' ? readChain(given, defined) : { chain: given, faults: [] };
  const [fault] = faults;
  if (fault) throw atStep(chain, fault.step, fault.message);
  if (chain.steps.length === 0) throw new InputError('The chain has no step');
  return { chain, defined };
}

/** Runs a chain, given as its text or as data, for programs. The first step that fails is an error that says which. */
export async function callChain(
  given: string | Chain,
  input: Passed | undefined,
  context: Context,
): Promise<ChainOutcome> {
  context.signal.throwIfAborted();
  const { chain, defined } = await open(given);
  const controls = {
    defined,
    async execute(tool: Parameters<typeof executeEach>[0], job: { input: unknown; options: object }) {
      context.signal.throwIfAborted();
      await tool.prepare?.();
      return executeEach(tool, job.input, readOptions(tool.options, { ...job.options }), context);
    },
  };
  if (chain.each === 'line') {
    const lines = await runLines(chain.steps, asInputText(input ?? ''), { ...controls, progress: context.progress });
    return { value: lines.map(({ result = '' }) => result).join('\n'), steps: [], lines };
  }
  const { passed, steps, failed } = await runChain(chain.steps, input, controls);
  if (failed?.error instanceof InputError) throw atStep(chain, failed.step, failed.error.message, failed.error);
  if (failed) throw failed.error;
  return { value: passed, steps: steps.map((step) => step?.outcome) };
}
