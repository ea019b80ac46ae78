import type { Job, Preparation } from './protocol';

// Nothing more may stand in an entry: what others share with it they would import from it, and WebKit evaluates an entry a
// second time then, so that there were two of every class.
const working = import('./work');
self.addEventListener('message', async ({ data }: MessageEvent<Job | Preparation>) => (await working).work(data));
