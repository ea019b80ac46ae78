import { InputError } from '@/engines/input-error';
import type { Outcome } from '@/kit/output';
import { type RunControls, runInWorker } from '@/kit/run/runner';
import type { AnyTool, ToolData, ToolOptions } from '@/kit/tool';

interface FileJob<One extends AnyTool> {
  slug: string;
  input: File;
  options: ToolOptions<One>;
}

/** What a tool makes of a file, or why it makes nothing of it; nothing at all where it was stopped. */
export async function runFile<One extends AnyTool>(
  tool: One,
  job: FileJob<One>,
  { signal, onProgress }: RunControls,
): Promise<{ data: Outcome<ToolData<One>>['data'] } | { error: Error } | undefined> {
  const reportProgress = (done: number) => {
    if (!signal.aborted) onProgress?.(done);
  };
  try {
    const { data } = await runInWorker(tool, job, { signal, onProgress: reportProgress });
    return signal.aborted ? undefined : { data };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (!(error instanceof InputError)) console.error(error);
    return { error: error as Error };
  }
}
