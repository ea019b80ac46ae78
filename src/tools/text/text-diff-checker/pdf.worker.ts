import type { PdfJob } from './pdf';

export type PdfMessage = { done: number } | { bytes: Uint8Array } | { failed: string };

const post = (message: PdfMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const drawing = import('./pdf');
self.addEventListener('message', async ({ data }: MessageEvent<PdfJob>) => {
  try {
    const { makePdf } = await drawing;
    const bytes = await makePdf(data, { onProgress: (done) => post({ done }) });
    post({ bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    post({ failed: String(error) });
  }
});
