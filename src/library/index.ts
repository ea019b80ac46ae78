import { findEntry } from '@/kit/catalogue';
import { type ChainArgument, callChain, type SummarizedOutcome } from '@/kit/chain/call';
import { callTool, namedTool } from '@/kit/run/named';
import { publicResult, readControls } from './bind';
import type { ChainResult, Controls, Result, Suggestion, ToolDescription, Values } from './types';

export { InputError } from '@/engines/input-error';
export { tools } from './tools';
export type * from './types';

/** Runs one tool. */
export async function run(
  slug: string,
  input?: unknown,
  options: Readonly<Record<string, unknown>> = {},
  controls: Controls = {},
): Promise<Result<keyof Values, unknown>> {
  return publicResult(await callTool(slug, input, options, await readControls(controls)));
}

/** The result as it stands, whose text is made when it is asked for. */
const withSummary = <One extends object>(result: One, { summary }: SummarizedOutcome) =>
  Object.assign(result, { summary });

/** Runs one tool after the other, each on what the one before it gave. */
export async function chain(
  steps: string | ChainArgument,
  input?: string | Uint8Array,
  controls: Controls = {},
): Promise<ChainResult> {
  const { value, steps: outcomes, lines } = await callChain(steps, input, await readControls(controls));
  return { value, steps: outcomes.map((one) => one && withSummary(publicResult(one), one)), ...(lines && { lines }) };
}

/** The tools for something that nobody has named, best first; none where it is nothing in particular. */
export async function detect(
  provided: string | Uint8Array | { readonly bytes: Uint8Array; readonly name?: string },
  { limit, ...controls }: Controls & { readonly limit?: number } = {},
): Promise<readonly Suggestion[]> {
  const { callDetect } = await import('@/kit/detect/call');
  const isFile = typeof provided !== 'string' && !(provided instanceof Uint8Array);
  const [value, name] = isFile ? [provided.bytes, provided.name] : [provided];
  return callDetect(value, { name, limit }, await readControls(controls));
}

/** What a tool takes and gives, with examples. */
export async function describe(slug: string): Promise<ToolDescription> {
  const tool = await namedTool(slug);
  const { describeTool } = await import('@/kit/describe');
  return describeTool(findEntry(slug)!, tool);
}
