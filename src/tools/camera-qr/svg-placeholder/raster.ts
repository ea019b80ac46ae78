import { withSize } from './placeholder';

export const PIXELS = { png: 'PNG', webp: 'WebP', jpeg: 'JPEG' } as const;
export type PixelFormat = keyof typeof PIXELS;

const QUALITY = 0.92;

export class NotWritten extends Error {}

/** The picture in pixels, drawn by the browser. Throws `NotWritten` where this browser has no such format. */
export async function rasterize(svg: string, width: number, height: number, format: PixelFormat): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([withSize(svg, width, height)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d')!;
    if (format === 'jpeg') {
      // It knows no transparency, and would show black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(picture, 0, 0, width, height);
    const type = `image/${format}`;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error('The browser couldn’t make the picture.');
    // Instead of a format it does not know, a browser writes a PNG.
    if (blob.type !== type) throw new NotWritten();
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
