import type { DrawOptions } from './draw-code';

const reading = import('./read-back');
self.addEventListener('message', async ({ data }: MessageEvent<{ text: string; options: DrawOptions }>) => {
  const { readBack } = await reading;
  // What cannot be drawn gets no verdict: the run has said why already.
  self.postMessage(await readBack(data.text, data.options).catch(() => undefined));
});
