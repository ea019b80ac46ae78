import { InputError } from '@/engines/input-error';
import { decodePng, isPng, type Pixels } from './png';

/** A size with the same proportions and no more pixels than `most`. */
export function scaleDown(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/**
 * Pixels of an image file, evenly picked where there are more than `most`: picked and not averaged, since a mean of two colors is a color the image does
 * not have.
 */
export async function samplePixels(bytes: Uint8Array, most: number): Promise<Pixels & { of: [number, number] }> {
  return typeof OffscreenCanvas === 'undefined' ? sampleFile(bytes, most) : sampleBitmap(bytes, most);
}

async function sampleBitmap(bytes: Uint8Array, most: number): Promise<Pixels & { of: [number, number] }> {
  const bitmap = await createImageBitmap(new Blob([bytes as BlobPart])).catch(() => {
    throw new InputError('Your browser can’t read this file as an image');
  });
  const { width, height } = scaleDown(bitmap.width, bitmap.height, most);
  // Kept in memory and not on the graphics card, whose arithmetic differs between machines.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, width, height);
  const of: [number, number] = [bitmap.width, bitmap.height];
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data, of };
}

async function sampleFile(bytes: Uint8Array, most: number): Promise<Pixels & { of: [number, number] }> {
  const image = isPng(bytes) ? await decodePng(bytes) : await readPhoto(bytes);
  const { width, height } = scaleDown(image.width, image.height, most);
  const from = new Uint32Array(image.data.buffer);
  const picked = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width;
    for (let x = 0; x < width; x++) picked[y * width + x] = from[row + Math.floor(((x + 0.5) * image.width) / width)]!;
  }
  return { width, height, data: new Uint8ClampedArray(picked.buffer), of: [image.width, image.height] };
}

/** What reads photos is large, and no browser needs it. */
async function readPhoto(bytes: Uint8Array): Promise<Pixels> {
  const { decodePhoto, isPhoto } = await import('./photo');
  if (!isPhoto(bytes)) throw new InputError('Outside a browser, only PNG, JPEG and WebP images can be read');
  return decodePhoto(bytes);
}
