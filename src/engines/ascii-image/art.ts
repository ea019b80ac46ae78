import { InputError } from '@/engines/input-error';
import type { Pixels } from '@/engines/palette/png';
import { mayCombine, splitGraphemes } from '@/engines/text/segment';
import { type ColorDepth, reduceColor } from './ansi';
import { type Dither, quantize } from './dither';
import { type Adjustment, adjust, type Grid, toGrid, toLight } from './grid';

/** From dark to light, as they look in light letters on a dark ground: what has most ink is lightest there. */
export const RAMPS = {
  standard: ' .:-=+*#%@',
  detailed: ' .\'`^",:;Il!i><~+_-?][}{1)(|\\/tfjrxnuvczXYUJCLQ0OZmwqpdbkhao*#MW&8%B@$',
  simple: ' .oO@',
  blocks: ' ░▒▓█',
  digits: ' 1732569408',
} as const;
export type Charset = keyof typeof RAMPS | 'halves' | 'braille' | 'custom';

export interface ArtOptions extends Adjustment {
  columns: number;
  charset: Charset;
  /** The visitor's own, from the lightest ink to the heaviest. */
  custom: string;
  /** How high a character is for its width. */
  cellHeight: number;
  /** Dark letters on a light ground. */
  onLight: boolean;
  dither: Dither;
  color: ColorDepth;
}

export interface ImageArt {
  rows: readonly string[];
  /** Of each cell, row after row; absent without color. */
  colors?: Uint32Array;
  /** What stands behind each cell, where one shows two points. */
  grounds?: Uint32Array;
}

const MOST_ROWS = 1000;

/** Points in a cell, side by side and below one another. */
const POINTS: Partial<Record<Charset, readonly [number, number]>> = { halves: [1, 2], braille: [2, 4] };

/** The bits of Unicode's braille patterns, by row and column. */
const DOTS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

function rampOf(charset: Charset, custom: string): readonly string[] {
  if (charset !== 'custom') return [...RAMPS[charset as keyof typeof RAMPS]];
  const ramp = mayCombine(custom) ? [...splitGraphemes(custom)] : [...custom];
  if (ramp.length < 2)
    throw new InputError('Enter two characters or more, from the lightest to the heaviest', { field: 'ownCharacters' });
  if (ramp.length > 256) throw new InputError('Enter 256 characters at most', { field: 'ownCharacters' });
  return ramp;
}

const packed = ({ rgb }: Grid, at: number, depth: ColorDepth): number => {
  const [red, green, blue] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!].map(Math.round) as [
    number,
    number,
    number,
  ];
  return reduceColor((red << 16) | (green << 8) | blue, depth);
};

const makeRows = (grid: { width: number; height: number }, cell: (at: number) => string): string[] =>
  Array.from({ length: grid.height }, (_, row) =>
    Array.from({ length: grid.width }, (_, column) => cell(row * grid.width + column)).join(''),
  );

/** Two points a cell, each in its own color: the upper one is drawn, the lower one is the ground. */
function drawHalves(fine: Grid, size: { width: number; height: number }, options: ArtOptions): ImageArt {
  const { color, dither, onLight } = options;
  const upper = (at: number) => Math.floor(at / size.width) * 2 * size.width + (at % size.width);
  if (color !== 'none') {
    const cells = size.width * size.height;
    return {
      rows: makeRows(size, () => '▀'),
      colors: Uint32Array.from({ length: cells }, (_, at) => packed(fine, upper(at), color)),
      grounds: Uint32Array.from({ length: cells }, (_, at) => packed(fine, upper(at) + size.width, color)),
    };
  }
  const light = quantize(toLight(fine), size.width, 2, dither);
  return {
    rows: makeRows(size, (at) => {
      const [above, below] = [upper(at), upper(at) + size.width].map((point) => (light[point] === 1) !== onLight);
      return above ? (below ? '█' : '▀') : below ? '▄' : ' ';
    }),
  };
}

function drawBraille(fine: Grid, size: { width: number; height: number }, options: ArtOptions): string[] {
  const light = quantize(toLight(fine), fine.width, 2, options.dither);
  return makeRows(size, (at) => {
    const [row, column] = [Math.floor(at / size.width), at % size.width];
    let bits = 0;
    for (const [dot, bit] of DOTS.entries()) {
      const point = (row * 4 + (dot >> 1)) * fine.width + column * 2 + (dot & 1);
      if ((light[point] === 1) !== options.onLight) bits |= bit;
    }
    return String.fromCharCode(0x2800 + bits);
  });
}

/** A picture drawn with characters. */
export function drawImage(pixels: Pixels, of: readonly [number, number], options: ArtOptions): ImageArt {
  const { columns, charset, cellHeight, onLight, dither, color } = options;
  const rowCount = Math.max(1, Math.round((columns * of[1]) / of[0] / cellHeight));
  if (rowCount > MOST_ROWS)
    throw new InputError(`This picture is so high that it takes ${rowCount} lines; ${MOST_ROWS} is the most`);
  const size = { width: columns, height: rowCount };
  const [across, down] = POINTS[charset] ?? [1, 1];
  // Where nothing is, the ground shows: paper or a dark screen.
  const ground = onLight ? 255 : 0;
  const fine = adjust(toGrid(pixels, columns * across, rowCount * down, ground), options);
  if (charset === 'halves') return drawHalves(fine, size, options);

  const coarse = across === 1 ? fine : adjust(toGrid(pixels, columns, rowCount, ground), options);
  const colors = color !== 'none' && {
    colors: Uint32Array.from({ length: size.width * size.height }, (_, at) => packed(coarse, at, color)),
  };
  if (charset === 'braille') return { rows: drawBraille(fine, size, options), ...colors };
  const ramp = rampOf(charset, options.custom);
  const levels = quantize(toLight(fine), columns, ramp.length, dither);
  const rows = makeRows(size, (at) => ramp[onLight ? ramp.length - 1 - levels[at]! : levels[at]!]!);
  return { rows, ...colors };
}
