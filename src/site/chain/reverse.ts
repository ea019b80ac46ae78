import { findEntry } from '@/kit/catalogue';
import { type Definitions, mainInput, type Step } from '@/kit/chain/chain';
import { initialValues } from '@/kit/option';

/** The chain that undoes this one, or why there is none. */
export async function reverseChain(
  steps: readonly Step[],
  defined: Definitions,
): Promise<{ steps: readonly Step[]; loses: readonly string[] } | { fault: string }> {
  const turned: Step[] = [];
  const loses: string[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.off) continue;
    const tool = defined(step.tool);
    const name = findEntry(step.tool)?.name ?? step.tool;
    const inverse =
      tool && mainInput(tool) && tool.inverse?.({ ...initialValues(tool.options), ...step.options } as never);
    if (!inverse || step.take !== undefined)
      return { fault: `Step ${at + 1}, ${name}, can’t be reversed: its output doesn’t contain the original.` };
    if (inverse.loses) loses.push(`${name}: ${inverse.loses}`);
    turned.unshift({ tool: inverse.tool, options: inverse.options });
  }
  return { steps: turned, loses };
}
