import type { PrepareTask } from './prepare';

const markup = import('@/engines/markup');
self.addEventListener('message', async ({ data }: MessageEvent<PrepareTask>) => {
  const { combinePage, preparePreview } = await markup;
  const { parts, libraries, remote } = data;
  self.postMessage(await preparePreview(combinePage(parts, libraries), { remote }).catch(() => undefined));
});
