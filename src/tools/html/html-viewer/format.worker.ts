import type { PageParts } from '@/engines/markup/page';
import { formatParts } from './format';

self.addEventListener('message', async ({ data }: MessageEvent<PageParts>) => {
  self.postMessage(await formatParts(data));
});
