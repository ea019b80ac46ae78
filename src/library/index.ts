import { platformRandom } from '@/engines/random/source';
import { callChain } from '@/kit/chain/call';
import { type Outcome, textOf } from '@/kit/output';
import { NEVER } from '@/kit/run/call';
import { callTool } from '@/kit/run/named';
import type { Context } from '@/kit/tool';
import type { Chain, ChainResult, Controls, Result, Suggestion, Values } from './types';

export { InputError } from '@/engines/input-error';
export { tools } from './tools';
export type * from './types';

const RANDOM = platformRandom();

async function contextOf({ signal, seed, now, onProgress }: Controls): Promise<Context> {
  return {
    signal: signal ?? NEVER,
    random: seed === undefined ? RANDOM : (await import('@/engines/random/seeded')).seededRandom(seed),
    now: now === undefined ? Date.now : () => Number(now),
    progress: (done) => onProgress?.(done),
  };
}

const resultOf = ({ shown, notes, facts, data }: Outcome): Result<keyof Values, unknown> => ({
  ...shown,
  get text() {
    return textOf(shown);
  },
  notes,
  facts,
  data,
});

/** Runs one tool. */
export async function run(
  slug: string,
  input?: unknown,
  options: Readonly<Record<string, unknown>> = {},
  controls: Controls = {},
): Promise<Result<keyof Values, unknown>> {
  return resultOf(await callTool(slug, input, options, await contextOf(controls)));
}

/** Runs one tool after the other, each on what the one before it gave. */
export async function chain(
  steps: string | Chain,
  input?: string | Uint8Array,
  controls: Controls = {},
): Promise<ChainResult> {
  const { value, steps: outcomes, lines } = await callChain(steps, input, await contextOf(controls));
  return { value, steps: outcomes.map((one) => one && resultOf(one)), ...(lines && { lines }) };
}

/** The tools for something that nobody has named, best first; none where it is nothing in particular. */
export async function detect(
  given: string | Uint8Array | { readonly bytes: Uint8Array; readonly name?: string },
  { limit, ...controls }: Controls & { readonly limit?: number } = {},
): Promise<readonly Suggestion[]> {
  const { callDetect } = await import('@/kit/detect/call');
  const isFile = typeof given !== 'string' && !(given instanceof Uint8Array);
  const [value, name] = isFile ? [given.bytes, given.name] : [given];
  return callDetect(value, { name, limit }, await contextOf(controls));
}
