import { decodeQr } from '@/engines/qr/decode';
import type { QrOptions } from '@/engines/qr/model';
import { drawPixels, getColors } from '@/engines/qr/paint';

/** Good, or what readers may fail on. */
export type Verdict = 'good' | 'colors' | 'look';

/** Whether a reader gets the text back from the finished picture. */
export async function readBack(text: string, options: QrOptions): Promise<Verdict> {
  // Readers elsewhere are pickier about colors than this one, so those count too.
  if ((await getColors(options)).doubt) return 'colors';
  const pixels = await drawPixels(text, options, { opaque: true });
  const read = await decodeQr(pixels, options.size, options.size).catch(() => undefined);
  return read === text ? 'good' : 'look';
}
