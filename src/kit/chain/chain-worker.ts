import type { ChainJob, WholeAsked } from './protocol';

// Nothing more may stand in an entry, as in that of a single run.
const working = import('./work');
self.addEventListener('message', async ({ data }: MessageEvent<ChainJob | WholeAsked>) => (await working).work(data));
