import { type Outcome, outcomeOf } from '../output';
import type { AnyTool, Context } from '../tool';

/** Runs a tool here and now, whatever thread this is. Most results are there at once; the others are promised. */
export function executeNow(
  tool: AnyTool,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Outcome | Promise<Outcome> {
  const run = tool.run as (input: unknown, options: unknown, context: Context) => unknown;
  const { kind } = tool.output;
  const result = run(input, options, context);
  return result instanceof Promise ? result.then((value) => outcomeOf(kind, value)) : outcomeOf(kind, result);
}

export const execute = async (...job: Parameters<typeof executeNow>): Promise<Outcome> => executeNow(...job);
