import type { QrOptions } from '@/engines/qr/model';
import { drawPixels } from '@/engines/qr/paint';

/** The whole picture as a file of exactly the chosen size, encoded by the browser. */
export async function encodePicture(text: string, options: QrOptions, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const { size } = options;
  // On canvas transparent is black, and JPEG would keep that.
  const pixels = await drawPixels(text, options, { opaque: type === 'image/jpeg' });
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, size, size), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser couldn’t make the picture.'))),
      type,
      1,
    );
  });
}
