export interface PaletteColor {
  /** 0 to 255 each. */
  readonly rgb: readonly [red: number, green: number, blue: number];
  /** Of the visible pixels, 0 to 1. */
  readonly share: number;
}

/** Below this a pixel is rather not there. */
const VISIBLE = 128;
/** Five bits a channel, and a border of zeros for the sums. */
const SIDE = 33;
const CELLS = SIDE ** 3;

const cellAt = (r: number, g: number, b: number) => (r * SIDE + g) * SIDE + b;

/**
 * The colors that stand for an image best, most frequent first; the same pixels always give the same ones. Up to `size` different colors are returned as
 * they are. Of more, boxes of the color cube are cut in two where that lowers the variance most (Wu, "Color quantization by dynamic programming", 1991).
 */
export function quantize(pixels: Uint8ClampedArray | Uint8Array, size: number): PaletteColor[] {
  const { colors, total } = countExactly(pixels, size) ?? cut(pixels, size);
  return colors
    .map(({ rgb, count }) => ({ rgb, share: count / total }))
    .sort((a, b) => b.share - a.share || a.rgb[0] - b.rgb[0] || a.rgb[1] - b.rgb[1] || a.rgb[2] - b.rgb[2]);
}

interface Counted {
  colors: { rgb: PaletteColor['rgb']; count: number }[];
  total: number;
}

function countExactly(pixels: Uint8ClampedArray | Uint8Array, size: number): Counted | undefined {
  const counts = new Map<number, number>();
  let total = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < VISIBLE) continue;
    const color = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (counts.size > size) return undefined;
    total++;
  }
  const colors = [...counts].map(([color, count]) => ({
    rgb: [color >> 16, (color >> 8) & 255, color & 255] as const,
    count,
  }));
  return { colors, total };
}

/** Sums over the color cube, each from its origin to a cell: the sum over any box is then eight look-ups. */
interface Sums {
  readonly count: Float64Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  /** Of the squares of all three. */
  readonly square: Float64Array;
}

/** Cells from `low` (not included) to `high`. */
interface Box {
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

function sumUp(pixels: Uint8ClampedArray | Uint8Array): Sums {
  const sums: Sums = {
    count: new Float64Array(CELLS),
    red: new Float64Array(CELLS),
    green: new Float64Array(CELLS),
    blue: new Float64Array(CELLS),
    square: new Float64Array(CELLS),
  };
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < VISIBLE) continue;
    const r = pixels[at]!;
    const g = pixels[at + 1]!;
    const b = pixels[at + 2]!;
    const cell = cellAt((r >> 3) + 1, (g >> 3) + 1, (b >> 3) + 1);
    sums.count[cell]!++;
    sums.red[cell]! += r;
    sums.green[cell]! += g;
    sums.blue[cell]! += b;
    sums.square[cell]! += r * r + g * g + b * b;
  }
  // One direction after the other.
  for (const table of Object.values(sums) as Float64Array[])
    for (const step of [1, SIDE, SIDE * SIDE])
      for (let cell = step; cell < CELLS; cell++)
        if (Math.floor(cell / step) % SIDE > 0) table[cell]! += table[cell - step]!;
  return sums;
}

function over(table: Float64Array, { low, high }: Box): number {
  const at = (r: number, g: number, b: number) => table[cellAt(r, g, b)]!;
  return (
    at(high[0], high[1], high[2]) -
    at(low[0], high[1], high[2]) -
    at(high[0], low[1], high[2]) -
    at(high[0], high[1], low[2]) +
    at(low[0], low[1], high[2]) +
    at(low[0], high[1], low[2]) +
    at(high[0], low[1], low[2]) -
    at(low[0], low[1], low[2])
  );
}

/** The square of the sum over the count: what the variance lacks of the sum of squares. */
function weightOf(sums: Sums, box: Box): number {
  const count = over(sums.count, box);
  if (count === 0) return 0;
  return (over(sums.red, box) ** 2 + over(sums.green, box) ** 2 + over(sums.blue, box) ** 2) / count;
}

const varianceOf = (sums: Sums, box: Box): number => over(sums.square, box) - weightOf(sums, box);

const withEdge = (edges: Box['low'], axis: number, value: number): Box['low'] =>
  edges.map((edge, at) => (at === axis ? value : edge)) as unknown as Box['low'];

/** The cut that leaves the least variance, or nothing where all is in one cell. */
function bestCut(sums: Sums, box: Box): [Box, Box] | undefined {
  let best: [Box, Box] | undefined;
  let most = 0;
  for (let axis = 0; axis < 3; axis++)
    for (let edge = box.low[axis]! + 1; edge < box.high[axis]!; edge++) {
      const lower = { ...box, high: withEdge(box.high, axis, edge) };
      const upper = { ...box, low: withEdge(box.low, axis, edge) };
      if (over(sums.count, lower) === 0 || over(sums.count, upper) === 0) continue;
      const weight = weightOf(sums, lower) + weightOf(sums, upper);
      if (weight > most) {
        most = weight;
        best = [lower, upper];
      }
    }
  return best;
}

function cut(pixels: Uint8ClampedArray | Uint8Array, size: number): Counted {
  const sums = sumUp(pixels);
  const end = SIDE - 1;
  let boxes: Box[] = [{ low: [0, 0, 0], high: [end, end, end] }];
  const final: Box[] = [];
  while (boxes.length > 0 && boxes.length + final.length < size) {
    const spread = boxes.map((box) => varianceOf(sums, box));
    const at = spread.indexOf(Math.max(...spread));
    const [box] = boxes.splice(at, 1) as [Box];
    const halves = bestCut(sums, box);
    if (halves) boxes = [...boxes, ...halves];
    else final.push(box);
  }
  const colors = [...boxes, ...final].map((box) => {
    const count = over(sums.count, box);
    const mean = (table: Float64Array) => Math.round(over(table, box) / count);
    return { rgb: [mean(sums.red), mean(sums.green), mean(sums.blue)] as const, count };
  });
  return { colors, total: over(sums.count, { low: [0, 0, 0], high: [end, end, end] }) };
}
