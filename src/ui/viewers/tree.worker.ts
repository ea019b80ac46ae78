import { transferables } from '@/engines/json/document';
import { parseJson } from '@/engines/json/scan';

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    const { text: _, ...arrays } = parseJson(data, { allowComments: true });
    // The text is known on the other side; sending it back would copy it.
    self.postMessage({ arrays }, { transfer: transferables({ ...arrays, text: '' }) });
  } catch (error) {
    self.postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
