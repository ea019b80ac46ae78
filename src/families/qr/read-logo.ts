import { InputError } from '@/engines/input-error';

const LARGEST = 2_000_000;
/** Pixels along the longer side: enough for print. */
const SIDE = 1024;

/** A picture as a PNG that every format can take. */
export async function readLogo(file: File): Promise<string> {
  if (file.size > LARGEST) throw new InputError('A logo can have up to 2 MB');
  if (!/^image\/(png|jpeg|webp|svg\+xml)$/.test(file.type))
    throw new InputError('A logo has to be a PNG, JPEG, WebP or SVG picture');
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    throw new InputError('Your browser can’t read this file as an image');
  } finally {
    URL.revokeObjectURL(image.src);
  }
  // An SVG may tell no size of its own, and is as sharp at any.
  const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
  const scale =
    (file.type === 'image/svg+xml' ? SIDE : Math.min(SIDE, Math.max(width, height))) / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
