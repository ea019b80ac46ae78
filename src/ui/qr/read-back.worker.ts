import { decodeQr } from '@/engines/qr/decode';
import { colorsOf, drawPixels, type QrOptions } from '@/engines/qr/paint';

export type Verdict = 'good' | 'doubtful';

async function readBack(text: string, options: QrOptions): Promise<Verdict> {
  // Readers elsewhere are pickier about colors than this one, so those count too.
  if ((await colorsOf(options)).doubt) return 'doubtful';
  const pixels = await drawPixels(text, options, { opaque: true });
  const read = await decodeQr(pixels, options.size, options.size).catch(() => undefined);
  return read === text ? 'good' : 'doubtful';
}

self.addEventListener('message', async ({ data }: MessageEvent<{ text: string; options: QrOptions }>) => {
  // What cannot be drawn gets no verdict: the run has said why already.
  self.postMessage(await readBack(data.text, data.options).catch(() => undefined));
});
