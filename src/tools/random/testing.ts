import { seededRandom } from '@/engines/random/seeded';
import { initialValues, type OptionShape, type OptionValues } from '@/kit/option';
import type { Outcome } from '@/kit/output';
import { execute } from '@/kit/run/execute';
import type { AnyTool, Tool } from '@/kit/tool';

interface Ran {
  /** Results of a list; a text as its only one. */
  results: readonly string[];
  facts: Outcome['facts'];
  notes: Outcome['notes'];
  kind: string;
}

/** Runs a generator with its defaults but for the options given. The source is the same each time unless another is named. */
export const generatorOf =
  <Options extends OptionShape>(tool: Pick<Tool<undefined, Options>, 'options'>) =>
  async (options: Partial<OptionValues<Options>> = {}, source = 'test'): Promise<Ran> => {
    const context = {
      signal: new AbortController().signal,
      random: seededRandom(source),
      now: () => Date.UTC(2026, 0, 2, 3, 4, 5),
      progress: () => {},
    };
    const values = { ...initialValues(tool.options), ...options };
    const { shown, facts, notes } = await execute(tool as unknown as AnyTool, undefined, values, context);
    return { results: [shown.value].flat() as string[], facts, notes, kind: shown.kind };
  };
