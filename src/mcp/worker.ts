// What a process of the pool runs: one job after the other, each answered by one message.
import type { FromWorker, Job, Limits } from './protocol';
import { work } from './work';

const limits: Limits = JSON.parse(process.argv[2] ?? '{}');
const post = (message: FromWorker) => process.send?.(message);

process.on('message', async (job: Job) => post({ kind: 'done', result: await work(job, limits, post) }));
// Nobody is left to answer.
process.on('disconnect', () => process.exit());
