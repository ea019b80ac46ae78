import type { PipedValue } from '../piped-value';
import { executeEach } from '../run/execute';
import type { Context } from '../tool';
import { detect, type Suggestion } from './detect';

/** The tools for something that nobody has named, for programs: guesses are tried here and now. */
export const callDetect = (
  provided: PipedValue,
  settings: { readonly name?: string; readonly limit?: number },
  context: Context,
): Promise<readonly Suggestion[]> =>
  detect(provided, {
    ...settings,
    now: context.now(),
    signal: context.signal,
    run: async (_, tool, input, options) => executeEach(tool, input, options, context),
  });
