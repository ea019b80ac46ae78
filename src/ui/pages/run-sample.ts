import { shapeInput } from '@/kit/input';
import type { Shown } from '@/kit/output';
import { runsInWorker, runTool } from '@/kit/run/runner';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';

/** What the tool makes of an example with these options. Never run in a worker: it must cost nothing. */
export async function runSample(
  slug: string,
  tool: AnyTool,
  inputs: Inputs,
  values: Values,
  signal: AbortSignal,
): Promise<Shown | undefined> {
  const job = { slug, input: shapeInput(tool.input, inputs), options: values };
  if (runsInWorker(tool, job)) return undefined;
  try {
    return (await runTool(tool, job, { signal, onProgress() {} })).shown;
  } catch {
    // With these options the example has no result; then only its input is shown.
    return undefined;
  }
}
