import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { InputError } from '@/engines/input-error';
import { loadTool } from '@/kit/definitions';
import type { Outcome } from '@/kit/output';
import { failure, type Job, type Message, revive } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';
import { runHere } from './here';

/** Runs a tool on a thread of its own, which is ended when its time is over. */
export function runLimited({ after, message }: NonNullable<AnyTool['timeLimit']>, job: Job): Promise<Outcome> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { localkit: job }, execArgv: [] });
  let deadline: ReturnType<typeof setTimeout>;
  return new Promise<Outcome>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (messages: Message) => {
      if (messages.kind === 'started') deadline = setTimeout(() => reject(new InputError(message)), after);
      else if (messages.kind === 'done') resolve(messages.outcome);
      else if (messages.kind === 'failed') reject(revive(messages));
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

// This file is also what such a thread starts.
const started: { localkit?: Job } | null = isMainThread ? null : workerData;
if (started?.localkit) runJob(started.localkit);
