import type { Pixels } from './png';

type Rgb = readonly [red: number, green: number, blue: number];

/** At least this light in every channel. */
const NEAR_WHITE = 240;

/** The same pixels, those that are not to count made transparent. */
export function leaveOut(
  data: Uint8ClampedArray,
  { nearWhite, translucent }: { nearWhite: boolean; translucent: boolean },
): Uint8ClampedArray {
  if (!nearWhite && !translucent) return data;
  const kept = data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const isWhite = Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= NEAR_WHITE;
    if ((nearWhite && isWhite) || (translucent && data[at + 3]! < 255)) kept[at + 3] = 0;
  }
  return kept;
}

/** For each color the pixel that is most like it: its place in the image. */
export function findColors({ data, width }: Pixels, colors: readonly Rgb[]): [x: number, y: number][] {
  return colors.map(([red, green, blue]) => {
    let least = Number.POSITIVE_INFINITY;
    let best = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! < 128) continue;
      const r = data[at]! - red;
      const g = data[at + 1]! - green;
      const b = data[at + 2]! - blue;
      const apart = r * r + g * g + b * b;
      if (apart < least) {
        least = apart;
        best = at / 4;
      }
    }
    return [best % width, Math.floor(best / width)];
  });
}
