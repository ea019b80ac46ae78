import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { shapeInput } from '../input';
import { readOption } from '../option';
import { execute } from '../run/execute';
import { testContext } from '../testing/run-tool';
import type { AnyTool } from '../tool';

/** Milliseconds of processor time after which a tool that is slow by nature is left with fewer runs. */
export const PATIENCE = Number(process.env.FUZZ_PATIENCE ?? (LONG ? 2000 : 250));
/** What a run may take, in the same; twice what is promised, for these tests run beside others. */
const HANG = 4000;

/** Runs the tool on anything; whatever it throws that is no message to the visitor is a bug. */
export async function attempt(tool: AnyTool, inputs: Record<string, unknown>, options: Record<string, unknown>) {
  const started = processorTime();
  const signal = AbortSignal.timeout(HANG);
  try {
    for (const [name, option] of Object.entries(tool.options)) readOption(option, options[name]);
    await execute(tool, shapeInput(tool.input, inputs), options, testContext({ signal }, 'fuzz'));
  } catch (error) {
    if (!(error instanceof InputError) && !signal.aborted) throw error;
  }
  const took = processorTime() - started;
  // Heavy tools run where they can be stopped; the others must never keep a page waiting.
  if (tool.heavy !== true && took > HANG) throw new Error(`took ${Math.round(took)} ms`);
}
