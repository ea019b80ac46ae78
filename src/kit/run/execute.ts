import { type Outcome, outcomeOf } from '../output';
import type { AnyTool, Context } from '../tool';

/** Runs a tool here and now, whatever thread this is. */
export async function execute(
  tool: AnyTool,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Outcome> {
  const run = tool.run as (input: unknown, options: unknown, context: Context) => unknown;
  return outcomeOf(tool.output.kind, await run(input, options, context));
}
