import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { loadTool } from '@/kit/definitions';
import type { Outcome } from '@/kit/output';
import { executeEach } from '@/kit/run/execute';
import { failure, type Job, type Message, revive } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';

const runHere = async (tool: AnyTool, { input, options }: Omit<Job, 'slug'>): Promise<Outcome> =>
  executeEach(tool, input, options, {
    signal: new AbortController().signal,
    random: platformRandom(),
    now: Date.now,
    progress: () => {},
  });

/** Runs a tool; one whose time is limited, on a thread that can be ended. */
export function run(tool: AnyTool, job: Job): Promise<Outcome> {
  const { timeLimit } = tool;
  if (!timeLimit) return runHere(tool, job);
  const worker = new Worker(new URL(import.meta.url), { workerData: { localkit: job }, execArgv: [] });
  let deadline: ReturnType<typeof setTimeout>;
  return new Promise<Outcome>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: Message) => {
      if (message.kind === 'started')
        deadline = setTimeout(() => reject(new InputError(timeLimit.message)), timeLimit.after);
      else if (message.kind === 'done') resolve(message.outcome);
      else if (message.kind === 'failed') reject(revive(message));
    });
  }).finally(() => {
    clearTimeout(deadline);
    return worker.terminate();
  });
}

async function runJob(job: Job): Promise<void> {
  const post = (message: Message) => parentPort!.postMessage(message);
  try {
    const tool = (await loadTool(job.slug))!;
    await tool.prepare?.();
    post({ kind: 'started' });
    post({ kind: 'done', outcome: await runHere(tool, job) });
  } catch (error) {
    post(failure(error));
  }
}

// This file, and the whole command with it, is also what such a thread starts.
const asked: { localkit?: Job } | null = isMainThread ? null : workerData;
if (asked?.localkit) runJob(asked.localkit);
