export interface PaletteColor {
  /** 0 to 255 each. */
  readonly rgb: readonly [red: number, green: number, blue: number];
  /** Of the visible pixels, 0 to 1. */
  readonly share: number;
}

/** Below this a pixel is rather not there. */
const VISIBLE = 128;
/** Where red, green and blue stand in a color of 24 bits. */
const SHIFTS = [16, 8, 0] as const;

/**
 * The colors that stand for an image best, most frequent first; the same pixels always give the same ones. Up to `size` different colors are returned as
 * they are. Of more, boxes of the color cube are cut in two where that lowers the variance most (Wu, "Color quantization by dynamic programming", 1991),
 * over the colors that occur rather than over a coarse cube: a sky may fill a single cell of that.
 */
export function quantize(pixels: Uint8ClampedArray | Uint8Array, size: number): PaletteColor[] {
  const counted = countColors(pixels);
  if (counted.colors.length === 0) return [];
  const whole = getBox(counted);
  const boxes = [whole];
  while (boxes.length < size) {
    const widest = boxes.reduce((a, b) => (variety(b) > variety(a) ? b : a));
    if (widest.colors.length === 1) break;
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest));
  }
  return boxes
    .map(({ count, red, green, blue }) => ({
      rgb: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] as const,
      share: count / whole.count,
    }))
    .sort((a, b) => b.share - a.share || a.rgb[0] - b.rgb[0] || a.rgb[1] - b.rgb[1] || a.rgb[2] - b.rgb[2]);
}

export interface Counted {
  /** Different ones, of 24 bits. */
  readonly colors: Uint32Array;
  /** How often each occurs. */
  readonly counts: Uint32Array;
}

interface Box extends Counted {
  readonly count: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly variance: number;
}

/** What can be cut comes before what cannot, however little its colors differ. */
const variety = ({ colors, variance }: Box): number => (colors.length === 1 ? -1 : Math.max(0, variance));

/** The colors of the visible pixels, and how often each occurs. */
export function countColors(pixels: Uint8ClampedArray | Uint8Array): Counted {
  const all = new Uint32Array(pixels.length / 4);
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! >= VISIBLE) all[visible++] = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
  const colors = all.subarray(0, visible).sort();
  const counts = new Uint32Array(visible);
  let different = 0;
  for (let at = 0; at < visible; at++) {
    if (at === 0 || colors[at] !== colors[different - 1]) colors[different++] = colors[at]!;
    counts[different - 1]!++;
  }
  return { colors: colors.subarray(0, different), counts: counts.subarray(0, different) };
}

/** The square of the sum over the count: what the variance lacks of the sum of squares. */
const getWeight = (count: number, red: number, green: number, blue: number): number =>
  (red * red + green * green + blue * blue) / count;

function getBox({ colors, counts }: Counted): Box {
  let count = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  let square = 0;
  for (let at = 0; at < colors.length; at++) {
    const color = colors[at]!;
    const times = counts[at]!;
    const r = color >> 16;
    const g = (color >> 8) & 255;
    const b = color & 255;
    count += times;
    red += times * r;
    green += times * g;
    blue += times * b;
    square += times * (r * r + g * g + b * b);
  }
  return { colors, counts, count, red, green, blue, variance: square - getWeight(count, red, green, blue) };
}

/** The two parts of a box of several colors that vary least in themselves; they share its memory. */
function cut(box: Box): [Box, Box] {
  const { colors, counts } = box;
  let most = -1;
  let shift = 0;
  let edge = 0;
  for (const axis of SHIFTS) {
    // Count, red, green and blue of what has each value.
    const sums = new Float64Array(4 * 256);
    for (let at = 0; at < colors.length; at++) {
      const color = colors[at]!;
      const times = counts[at]!;
      const to = ((color >> axis) & 255) * 4;
      sums[to]! += times;
      sums[to + 1]! += times * (color >> 16);
      sums[to + 2]! += times * ((color >> 8) & 255);
      sums[to + 3]! += times * (color & 255);
    }
    let count = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let value = 0; value < 255; value++) {
      if (sums[value * 4] === 0) continue;
      count += sums[value * 4]!;
      red += sums[value * 4 + 1]!;
      green += sums[value * 4 + 2]!;
      blue += sums[value * 4 + 3]!;
      if (count === box.count) break;
      const weight =
        getWeight(count, red, green, blue) +
        getWeight(box.count - count, box.red - red, box.green - green, box.blue - blue);
      if (weight > most) {
        most = weight;
        shift = axis;
        edge = value + 1;
      }
    }
  }
  let below = 0;
  for (let at = 0; at < colors.length; at++) {
    const color = colors[at]!;
    if (((color >> shift) & 255) >= edge) continue;
    const times = counts[at]!;
    colors[at] = colors[below]!;
    counts[at] = counts[below]!;
    colors[below] = color;
    counts[below++] = times;
  }
  return [
    getBox({ colors: colors.subarray(0, below), counts: counts.subarray(0, below) }),
    getBox({ colors: colors.subarray(below), counts: counts.subarray(below) }),
  ];
}
