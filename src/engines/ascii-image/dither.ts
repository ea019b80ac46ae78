export const DITHERS = {
  none: 'None',
  floydSteinberg: 'Floyd–Steinberg',
  atkinson: 'Atkinson',
  ordered: 'Ordered',
} as const;
export type Dither = keyof typeof DITHERS;

/** Where the error of a cell goes: steps right and down, and the share. */
const SPREAD: Partial<Record<Dither, readonly (readonly [right: number, down: number, share: number])[]>> = {
  floydSteinberg: [
    [1, 0, 7 / 16],
    [-1, 1, 3 / 16],
    [0, 1, 5 / 16],
    [1, 1, 1 / 16],
  ],
  // A quarter of the error is dropped: whites stay white.
  atkinson: [
    [1, 0, 1 / 8],
    [2, 0, 1 / 8],
    [-1, 1, 1 / 8],
    [0, 1, 1 / 8],
    [1, 1, 1 / 8],
    [0, 2, 1 / 8],
  ],
};

/** Bayer's matrix of the fourth order. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** The level of each cell, from 0 to `levels - 1`. */
export function quantize(light: Float32Array, width: number, levels: number, dither: Dither): Uint8Array {
  const steps = levels - 1;
  const nearest = (value: number) => Math.min(steps, Math.max(0, Math.round(value * steps)));
  const spread = SPREAD[dither];
  if (!spread) {
    return Uint8Array.from(light, (value, at) => {
      if (dither === 'none') return nearest(value);
      const threshold = (BAYER[(Math.floor(at / width) % 4) * 4 + ((at % width) % 4)]! + 0.5) / 16 - 0.5;
      return nearest(value + threshold / steps);
    });
  }
  const rest = Float32Array.from(light);
  const result = new Uint8Array(light.length);
  for (let at = 0; at < rest.length; at++) {
    const level = nearest(rest[at]!);
    result[at] = level;
    const error = rest[at]! - level / steps;
    for (const [right, down, part] of spread) {
      const column = (at % width) + right;
      const next = at + right + down * width;
      if (column >= 0 && column < width && next < rest.length) rest[next]! += error * part;
    }
  }
  return result;
}
