import { decodeBase64 } from '@/engines/bytes/base64';
import { InputError } from '@/engines/input-error';
import { decodePng, type Pixels } from '@/engines/palette/png';
import type { Box } from './model';

/** The pixels of a logo, for formats that cannot take the file as it is. */
export async function readLogo(uri: string): Promise<Pixels> {
  const png = /^data:image\/png;base64,([\w+/=]+)$/.exec(uri)?.[1];
  if (png === undefined)
    throw new InputError('In this format the logo has to be a PNG: data:image/png;base64,…', { field: 'logo' });
  return decodePng(decodeBase64(png));
}

/** The largest place inside a box that has the proportions of a picture, with half a module of air around it. */
export function fitLogo({ x, y, width, height }: Box, picture: Pick<Pixels, 'width' | 'height'>): Box {
  const scale = Math.min((width - 1) / picture.width, (height - 1) / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** Another size, each pixel the mean of those it stands for, weighted by how opaque they are. */
export function scalePixels(picture: Pixels, width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const range = (at: number, of: number, count: number): [number, number] => {
    const first = Math.floor((at * count) / of);
    return [first, Math.max(first + 1, Math.ceil(((at + 1) * count) / of))];
  };
  for (let y = 0; y < height; y++) {
    const [top, bottom] = range(y, height, picture.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = range(x, width, picture.width);
      const sums = [0, 0, 0, 0] as [number, number, number, number];
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) {
          const at = (row * picture.width + column) * 4;
          const alpha = picture.data[at + 3]!;
          sums[3] += alpha;
          for (const channel of [0, 1, 2] as const) sums[channel] += picture.data[at + channel]! * alpha;
        }
      const to = (y * width + x) * 4;
      const [, , , alpha] = sums;
      for (const channel of [0, 1, 2] as const) data[to + channel] = alpha === 0 ? 0 : sums[channel] / alpha;
      data[to + 3] = alpha / ((bottom - top) * (right - left));
    }
  }
  return { width, height, data };
}

/** Lays a picture on another, whose pixels change. */
export function layOn(ground: { data: Uint8ClampedArray; width: number }, picture: Pixels, left: number, top: number) {
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const from = (y * picture.width + x) * 4;
      const to = ((top + y) * ground.width + left + x) * 4;
      const share = picture.data[from + 3]! / 255;
      const below = (ground.data[to + 3]! / 255) * (1 - share);
      const alpha = share + below;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++)
        ground.data[to + channel] =
          (picture.data[from + channel]! * share + ground.data[to + channel]! * below) / alpha;
      ground.data[to + 3] = alpha * 255;
    }
}
