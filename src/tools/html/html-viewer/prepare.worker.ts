import { combinePage, type PageParts } from '@/engines/markup/page';
import { preparePreview } from '@/engines/markup/preview';

self.addEventListener('message', async ({ data }: MessageEvent<{ parts: PageParts; scripts: boolean }>) => {
  self.postMessage(await preparePreview(combinePage(data.parts), { scripts: data.scripts }).catch(() => undefined));
});
