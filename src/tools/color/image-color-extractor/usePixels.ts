import { useEffect, useState } from 'react';
import type { Pixels } from '@/engines/palette/png';
import { scaleDown } from '@/engines/palette/sample';

/** What a canvas can be on every browser, and what memory allows. */
const MOST_PIXELS = 16_000_000;

/** The pixels of a picture once they are read; nothing where the browser cannot. */
export function usePixels(bytes: Uint8Array): Pixels | undefined {
  const [pixels, setPixels] = useState<Pixels>();
  useEffect(() => {
    let isCurrent = true;
    setPixels(undefined);
    createImageBitmap(new Blob([bytes as BlobPart])).then(
      (bitmap) => {
        const { width, height } = scaleDown(bitmap.width, bitmap.height, MOST_PIXELS);
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
        context.drawImage(bitmap, 0, 0, width, height);
        bitmap.close();
        if (isCurrent) setPixels({ width, height, data: context.getImageData(0, 0, width, height).data });
      },
      () => {
        // The picture is shown all the same, and the run says what is wrong with it.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [bytes]);
  return pixels;
}
