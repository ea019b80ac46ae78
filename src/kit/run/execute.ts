import { InputError } from '@/engines/input-error';
import { type Outcome, toOutcome } from '../output';
import type { AnyTool, Context } from '../tool';
import { isMultiLine } from './multi-line';

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
  return result instanceof Promise ? result.then((value) => toOutcome(kind, value)) : toOutcome(kind, result);
}

/** The same, where one short value is meant and several may come: then each line is run by itself. */
export function executeEach(...job: Parameters<typeof executeNow>): Outcome | Promise<Outcome> {
  const [tool, input, options, context] = job;
  if (!isMultiLine(tool, input)) return executeNow(...job);
  const byLine = async () => (await import('./lines')).executeLines(tool, input, options, context);
  if (tool.each === 'line') return byLine();
  return execute(...job).catch((error) => {
    if (error instanceof InputError) return byLine();
    throw error;
  });
}

export const execute = async (...job: Parameters<typeof executeNow>): Promise<Outcome> => executeNow(...job);
