import { decodeQr } from '@/engines/qr/decode';
import { drawPixels, encodeLook, getColors } from '@/engines/qr/paint';
import { type DrawOptions, scaled } from './draw-code';

/** Good, or what readers may fail on. */
export type Verdict = 'good' | 'colors' | 'look';

/** Pixels of a module that are enough to read it: more would only take longer. */
const ENOUGH = 4;

/** Whether a reader gets the text back from the finished picture. */
export async function readBack(text: string, options: DrawOptions): Promise<Verdict> {
  // Readers elsewhere are pickier about colors than this one, so those count too.
  if ((await getColors(options)).doubt) return 'colors';
  const side = encodeLook(text, options).size + 2 * options.quietZone;
  const size = Math.min(scaled(options).size, Math.max(options.size, side * ENOUGH));
  const pixels = await drawPixels(text, { ...options, size }, { opaque: true });
  const read = await decodeQr(pixels, size, size).catch(() => undefined);
  return read === text ? 'good' : 'look';
}

/** The same for those who only get the file. Colors are doubted with the drawing. */
export async function doubtsOf(text: string, options: DrawOptions): Promise<string[]> {
  if ((await readBack(text, options)) !== 'look') return [];
  return ['A reader did not get the text back from this look, so scanners may fail on it too.'];
}
