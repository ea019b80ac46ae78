import type { Pixels } from '@/engines/palette/png';

/** One picture element a cell, red, green and blue from 0 to 255. */
export interface Grid {
  width: number;
  height: number;
  rgb: Float32Array;
}

interface Area {
  first: number;
  last: number;
  /** How much of the first and the last pixel belongs to it. */
  before: number;
  after: number;
}

/** Which pixels each of so many cells covers. */
const areas = (pixels: number, cells: number): Area[] =>
  Array.from({ length: cells }, (_, cell) => {
    const [from, to] = [(cell * pixels) / cells, ((cell + 1) * pixels) / cells];
    const first = Math.floor(from);
    const last = Math.min(Math.max(Math.ceil(to) - 1, first), pixels - 1);
    const before = first === last ? to - from : first + 1 - from;
    return { first, last, before, after: to - last };
  });

const share = ({ first, last, before, after }: Area, at: number): number =>
  at === first ? before : at === last ? after : 1;

/** The mean color of the pixels below each cell; what is transparent shows the ground. */
export function toGrid({ width, height, data }: Pixels, columns: number, rows: number, ground: number): Grid {
  const rgb = new Float32Array(columns * rows * 3);
  const across = areas(width, columns);
  for (const [row, down] of areas(height, rows).entries())
    for (const [column, over] of across.entries()) {
      let [red, green, blue, weight] = [0, 0, 0, 0];
      for (let y = down.first; y <= down.last; y++)
        for (let x = over.first; x <= over.last; x++) {
          const part = share(down, y) * share(over, x);
          const at = (y * width + x) * 4;
          const alpha = data[at + 3]! / 255;
          red += part * (data[at]! * alpha + ground * (1 - alpha));
          green += part * (data[at + 1]! * alpha + ground * (1 - alpha));
          blue += part * (data[at + 2]! * alpha + ground * (1 - alpha));
          weight += part;
        }
      rgb.set([red / weight, green / weight, blue / weight], (row * columns + column) * 3);
    }
  return { width: columns, height: rows, rgb };
}

export interface Adjustment {
  /** Both from -100 to 100; 0 changes nothing. */
  brightness: number;
  contrast: number;
}

/** The same picture lighter or darker, flatter or harder. */
export function adjust(grid: Grid, { brightness, contrast }: Adjustment): Grid {
  if (brightness === 0 && contrast === 0) return grid;
  const slope = contrast >= 0 ? 100 / Math.max(1, 100 - contrast) : (100 + contrast) / 100;
  const shift = brightness * 2.55;
  return {
    ...grid,
    rgb: grid.rgb.map((value) => Math.min(255, Math.max(0, (value - 127.5) * slope + 127.5 + shift))),
  };
}

/** How light each cell is, from 0 to 1 (the luma of Rec. 709, on values as they are stored). */
export function toLight({ width, height, rgb }: Grid): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at++)
    light[at] = (0.2126 * rgb[at * 3]! + 0.7152 * rgb[at * 3 + 1]! + 0.0722 * rgb[at * 3 + 2]!) / 255;
  return light;
}
