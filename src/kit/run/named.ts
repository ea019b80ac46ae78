import { InputError } from '@/engines/input-error';
import { loadTool } from '../definitions';
import type { Outcome } from '../output';
import type { AnyTool, Context } from '../tool';
import { callDefinition } from './call';

/** The tool of this name, for programs; where there is none, those that may be meant are named. */
export async function namedTool(slug: string): Promise<AnyTool> {
  const tool = await loadTool(slug);
  if (tool) return tool;
  const { didYouMeanTool } = await import('../nearest-tools');
  throw new InputError(`There is no tool called "${slug}" that returns data.${didYouMeanTool(String(slug))}`);
}

/** Runs the tool of this name. */
export async function callTool(
  slug: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Outcome> {
  context.signal.throwIfAborted();
  return callDefinition(await namedTool(slug), input, options, context);
}
