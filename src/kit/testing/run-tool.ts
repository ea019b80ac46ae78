import { seededRandom } from '@/engines/random';
import { EXAMPLE_NOW } from '../describe';
import { initialValues } from '../option';
import type { Outcome, Output, OutputValues } from '../output';
import { executeEach, executeNow } from '../run/execute';
import type { AnyTool, Context, ToolData, ToolOptions } from '../tool';

type ToolInput<One extends AnyTool> = Parameters<One['run']>[0];
type ValueOf<One extends AnyTool> = One['output'] extends Output<infer Kind> ? OutputValues[Kind] : never;

/** An outcome whose value is known to be of the tool's own kind. */
export interface Tried<One extends AnyTool> extends Outcome<ToolData<One>> {
  value: ValueOf<One>;
}

/** What a tool is given in a test: chance that comes out the same for the same seed, and a clock that stands still. */
export const testContext = (provided: Partial<Context> = {}, seed = 'test'): Context => ({
  signal: new AbortController().signal,
  random: seededRandom(seed),
  now: () => EXAMPLE_NOW,
  progress: () => {},
  ...provided,
});

const tried = <One extends AnyTool>(outcome: Outcome): Tried<One> =>
  ({ ...outcome, value: outcome.shown.value }) as Tried<One>;

/** Runs a tool as page and command do; options that are not named have their defaults. */
export async function runTool<One extends AnyTool>(
  tool: One,
  input: ToolInput<One>,
  options: Partial<ToolOptions<One>> = {},
  context: Partial<Context> = {},
): Promise<Tried<One>> {
  return tried(await executeNow(tool, input, { ...initialValues(tool.options), ...options }, testContext(context)));
}

/** The same where each of several lines may be run by itself; what comes of that is a table. */
export const runEach = async <One extends AnyTool>(
  tool: One,
  input: string,
  options: Partial<ToolOptions<One>> = {},
): Promise<Outcome> => executeEach(tool, input, { ...initialValues(tool.options), ...options }, testContext());

/** The same for a tool that answers at once, for tests that try thousands of inputs. */
export function runNow<One extends AnyTool>(
  tool: One,
  input: ToolInput<One>,
  options: Partial<ToolOptions<One>> = {},
  context: Partial<Context> = {},
): Tried<One> {
  const outcome = executeNow(tool, input, { ...initialValues(tool.options), ...options }, testContext(context));
  if (outcome instanceof Promise) throw new Error('This tool promises its result: use runTool');
  return tried(outcome);
}
