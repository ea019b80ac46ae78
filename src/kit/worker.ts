import type { ChainJob, FullResultRequest } from './chain/protocol';
import type { Job, Message, Preparation } from './run/protocol';

// One for single runs and for chains: a worker of its own would be a second copy of every tool.
// Nothing more may stand in an entry: what others share with it they would import from it, and WebKit evaluates an entry a
// second time then, so that there were two of every class.
const GONE = 'A part of this page couldn’t be loaded. Check the connection, then reload the page.';
self.addEventListener('message', async ({ data }: MessageEvent<Job | Preparation | ChainJob | FullResultRequest>) => {
  // Not imported: some may be loaded only after others have run. The run that follows says what did not come.
  if ('scripts' in data)
    for (const script of data.scripts)
      fetch(script).then(
        (it) => it.arrayBuffer(),
        () => {},
      );
  try {
    if ('id' in data) (await import('./chain/work')).work(data);
    else (await import('./run/work')).work(data);
  } catch {
    self.postMessage({ kind: 'failed', message: GONE, details: undefined } satisfies Message);
  }
});
