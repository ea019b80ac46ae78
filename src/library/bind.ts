import { platformRandom } from '@/engines/random/source';
import { type Outcome, toText } from '@/kit/output';
import { callDefinition, NEVER } from '@/kit/run/call';
import type { AnyTool, Context } from '@/kit/tool';
import type { Controls, Result, Values } from './types';

const RANDOM = platformRandom();

/** What the caller gives a run of the world. */
export async function readControls({ signal, seed, now, onProgress }: Controls): Promise<Context> {
  return {
    signal: signal ?? NEVER,
    random: seed === undefined ? RANDOM : (await import('@/engines/random/seeded')).seededRandom(seed),
    now: now === undefined ? Date.now : () => Number(now),
    progress: (done) => onProgress?.(done),
  };
}

/** An outcome as the library hands it out. */
export const publicResult = ({ shown, notes, facts, data }: Outcome): Result<keyof Values, unknown> => ({
  kind: shown.kind as 'text',
  value: shown.value as string,
  get text() {
    return toText(shown);
  },
  notes,
  facts,
  data,
});

/** The one function of an entry that holds a single tool. */
export const bindTool =
  (tool: AnyTool) =>
  async (
    input?: unknown,
    options: Readonly<Record<string, unknown>> = {},
    controls: Controls = {},
  ): Promise<Result<keyof Values, unknown>> =>
    publicResult(await callDefinition(tool, input, options, await readControls(controls)));
