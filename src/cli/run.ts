import type { Outcome } from '@/kit/output';
import type { Job } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';
import { runHere } from './here';

/** Runs a tool; one whose time is limited, on a thread that can be ended. */
export async function run(tool: AnyTool, job: Job): Promise<Outcome> {
  return tool.timeLimit ? (await import('./limited')).runLimited(tool.timeLimit, job) : runHere(tool, job);
}
