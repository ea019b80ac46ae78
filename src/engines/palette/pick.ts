import { nearestPoint, toPoints } from './cluster';
import type { Pixels } from './png';

type Rgb = readonly [red: number, green: number, blue: number];

/** The mean of a square of pixels around one, as far as it lies in the image; each counts as much as it is opaque. Nothing where all is transparent. */
export function averageAt({ data, width, height }: Pixels, x: number, y: number, side: number): Rgb | undefined {
  const reach = (side - 1) / 2;
  const sum = [0, 0, 0];
  let weight = 0;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const at = (row * width + column) * 4;
      const alpha = data[at + 3]!;
      weight += alpha;
      for (let i = 0; i < 3; i++) sum[i]! += data[at + i]! * alpha;
    }
  if (weight === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / weight));
  return [red, green, blue];
}

/** Which of the colors each pixel is most like, by what the eye tells apart. */
export function assignColors({ data }: Pixels, colors: readonly Rgb[]): Uint8Array {
  const centers = toPoints(colors);
  const known = new Map<number, number>();
  return Uint8Array.from({ length: data.length / 4 }, (_, i) => {
    const rgb: Rgb = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
    const nearest = known.get(key) ?? nearestPoint(toPoints([rgb]), 0, centers);
    known.set(key, nearest);
    return nearest;
  });
}
