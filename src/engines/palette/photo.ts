import { InputError } from '@/engines/input-error';
import type { Pixels } from './png';

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const hasAt = (bytes: Uint8Array, offset: number, letters: string): boolean =>
  Array.from(letters).every((letter, at) => bytes[offset + at] === letter.charCodeAt(0));
const isWebp = (bytes: Uint8Array): boolean => hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP');

export const isPhoto = (bytes: Uint8Array): boolean => isJpeg(bytes) || isWebp(bytes);

/** Reads JPEG and WebP where there is no browser to do it; of an animation, the first picture. */
export async function decodePhoto(bytes: Uint8Array): Promise<Pixels> {
  const { JpegDecoder, WebPDecoder } = await import('image-in-browser');
  const name = isJpeg(bytes) ? 'JPEG' : 'WebP';
  const image = (() => {
    try {
      return (name === 'JPEG' ? new JpegDecoder() : new WebPDecoder()).decode({ bytes, frameIndex: 0 });
    } catch {
      return undefined;
    }
  })();
  if (!image) throw new InputError(`This ${name} is damaged, or of a kind that can’t be read here`);
  const { width, height } = image;
  const whole = image.numChannels === 4 ? image : image.convert({ numChannels: 4, alpha: 255 });
  return { width, height, data: new Uint8ClampedArray(whole.toUint8Array()) };
}
