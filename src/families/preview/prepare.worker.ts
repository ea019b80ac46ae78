import type { PageParts } from '@/engines/markup/page';

const markup = import('@/engines/markup');
self.addEventListener('message', async ({ data }: MessageEvent<{ parts: PageParts; remote: boolean }>) => {
  const { combinePage, preparePreview } = await markup;
  self.postMessage(await preparePreview(combinePage(data.parts), { remote: data.remote }).catch(() => undefined));
});
