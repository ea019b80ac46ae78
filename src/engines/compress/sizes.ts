import { grouped } from '../number/grouped';
import { BEST_QUALITY, brotliSize } from './brotli';
import { compress } from './deflate';

const MOST = 9;
/** Above this much Brotli is told of a quality that takes a fortieth of the time: the best one needs seconds for each megabyte. */
const BEST_UP_TO = 2_000_000;
const FAST_QUALITY = 9;

const change = (before: number, after: number): string => `${grouped(before)} → ${grouped(after)} bytes`;

/** How large a text is on its way, before and after it was minified: servers compress it. */
export async function compressedFacts(before: string, after: string) {
  const [old, now] = [before, after].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  // Of the same quality, or the two would say nothing of each other.
  const isBest = Math.max(old.length, now.length) <= BEST_UP_TO;
  const quality = isBest ? BEST_QUALITY : FAST_QUALITY;
  const oldBrotli = await brotliSize(old, quality);
  const newBrotli = await brotliSize(now, quality);
  return [
    { label: 'gzip', value: change(compress(old, 'gzip', MOST).length, compress(now, 'gzip', MOST).length) },
    {
      label: isBest ? 'Brotli' : `Brotli, quality ${quality}`,
      value: oldBrotli === undefined || newBrotli === undefined ? 'needs WebAssembly' : change(oldBrotli, newBrotli),
    },
  ];
}
