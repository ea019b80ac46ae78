import { seededRandom } from '@/engines/random/seeded';
import type { Outcome } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { AnyTool, ToolOptions } from '@/kit/tool';

interface Ran {
  /** Results of a list; a text as its only one. */
  results: readonly string[];
  facts: Outcome['facts'];
  notes: Outcome['notes'];
  kind: string;
}

/** Runs a generator. The source is the same each time unless another is named. */
export const getGenerator =
  <One extends AnyTool>(tool: One) =>
  async (options: Partial<ToolOptions<One>> = {}, source = 'test'): Promise<Ran> => {
    const context = { random: seededRandom(source) };
    const { shown, facts, notes } = await runTool(tool, undefined as never, options, context);
    return { results: [shown.value].flat() as string[], facts, notes, kind: shown.kind };
  };
