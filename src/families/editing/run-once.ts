import type { Outcome } from '@/kit/output';
import type { Job } from '@/kit/run/protocol';
import { runTool } from '@/kit/run/runner';
import type { AnyTool } from '@/kit/tool';

/** Runs a tool for what is taken out of the page, beside what is shown in it. */
export const runOnce = async (tool: AnyTool, job: Job): Promise<Outcome> =>
  runTool(tool, job, { signal: new AbortController().signal });
