import { shapeInput } from '@/kit/input';
import { initialValues } from '@/kit/option';
import { type Shown, toOutcome } from '@/kit/output';
import { runsInWorker, runTool } from '@/kit/run/runner';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';
import { matches } from './useActionSteps';

export interface PickedExample {
  readonly example: AnyTool['examples'][number];
  readonly inputs: Inputs;
}

/** What the tool makes of an example with these options. Never run in a worker: it must cost nothing. */
export async function runSample(
  slug: string,
  tool: AnyTool,
  { example, inputs }: PickedExample,
  values: Values,
  signal: AbortSignal,
): Promise<Shown | undefined> {
  const isAsSet = matches(values, { ...initialValues(tool.options), ...(example.options as Values) });
  // Of every kind but the tool's own only a run knows which it is.
  if (isAsSet && !tool.also) return toOutcome(tool.output.kind, example.output).shown;
  const job = { slug, input: shapeInput(tool.input, inputs), options: values };
  if (runsInWorker(tool, job)) return undefined;
  try {
    return (await runTool(tool, job, { signal, onProgress() {} })).shown;
  } catch {
    // With these options the example has no result; then only its input is shown.
    return undefined;
  }
}
