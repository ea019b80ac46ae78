import { listRuns } from '../draw';
import type { QrMatrix } from '../encode';
import type { Box, EyeShape, Path, QrLook, Step } from './model';

/** How far the handles of a curve stand out so that it is a quarter of a circle. */
const ROUND = 0.5523;
/** Modules along each side of the three patterns by which readers find a code. */
const EYE = 7;

type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** A rectangle with these radii, clockwise; or the other way round, which leaves a hole in what is around it. */
function roundedBox({ x, y, width, height }: Box, [tl, tr, br, bl]: Corners, isHole = false): Path {
  const right = x + width;
  const bottom = y + height;
  // Clockwise corners: where the curve begins, its corner, where it ends.
  const corners: [from: [number, number], corner: [number, number], to: [number, number], radius: number][] = [
    [[x, y + tl], [x, y], [x + tl, y], tl],
    [[right - tr, y], [right, y], [right, y + tr], tr],
    [[right, bottom - br], [right, bottom], [right - br, bottom], br],
    [[x + bl, bottom], [x, bottom], [x, bottom - bl], bl],
  ];
  const ordered = isHole ? corners.reverse().map(([from, corner, to, r]) => [to, corner, from, r] as const) : corners;
  const steps: Step[] = [];
  for (const [from, corner, to, radius] of ordered) {
    steps.push([steps.length === 0 ? 'M' : 'L', ...from]);
    if (radius === 0) continue;
    const handle = (end: readonly [number, number]): [number, number] => [
      end[0] + (corner[0] - end[0]) * ROUND,
      end[1] + (corner[1] - end[1]) * ROUND,
    ];
    steps.push(['C', ...handle(from), ...handle(to), ...to]);
  }
  return [...steps, ['Z']];
}

const all = (radius: number): Corners => [radius, radius, radius, radius];
const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });

/** Where small patterns of 5 × 5 modules have their middle, by which readers straighten a code: ISO/IEC 18004, annex E. */
export function alignmentCenters(size: number): [x: number, y: number][] {
  const version = (size - 17) / 4;
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = size - EYE;
  // Even steps from the last one back; only the first gap may be another.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2;
  const along = [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
  const isEye = (x: number, y: number) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  return along.flatMap((y) => along.filter((x) => !isEye(x, y)).map((x): [number, number] => [x, y]));
}

/** What is dark at a place that may lie outside. */
type IsDark = (x: number, y: number) => boolean;

function connected(x: number, y: number, isDark: IsDark): Path {
  const [top, right, bottom, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)];
  const radius = (one: boolean, other: boolean) => (one || other ? 0 : 0.5);
  return roundedBox(square(x, y, 1), [
    radius(top, left),
    radius(top, right),
    radius(bottom, right),
    radius(bottom, left),
  ]);
}

/** The modules that are no part of an eye, nor under the logo. */
export function drawDots(modules: QrMatrix, dots: QrLook['dots'], cleared: Box | undefined): Path {
  const isCleared = (x: number, y: number) =>
    cleared !== undefined &&
    x >= cleared.x &&
    x < cleared.x + cleared.width &&
    y >= cleared.y &&
    y < cleared.y + cleared.height;
  const patterns = dots === 'square' ? [] : alignmentCenters(modules.length);
  // Under a logo, or cut by it, it is no help.
  const whole = patterns.filter(([x, y]) => ![-2, 2].some((dx) => [-2, 2].some((dy) => isCleared(x + dx, y + dy))));
  const inPattern = new Set(whole.flatMap(([x, y]) => FIVE.flatMap((dy) => FIVE.map((dx) => `${x + dx},${y + dy}`))));
  const last = modules.length - EYE;
  const isEye = (x: number, y: number) => (x < EYE || x >= last) && (y < EYE || (x < EYE && y >= last));
  const isDark: IsDark = (x, y) =>
    modules[y]?.[x] === true && !isCleared(x, y) && !isEye(x, y) && !inPattern.has(`${x},${y}`);
  const rows = modules.map((row, y) => row.map((_, x) => isDark(x, y)));
  if (dots === 'square')
    return listRuns(rows).flatMap(({ x, y, length }) => roundedBox({ x, y, width: length, height: 1 }, all(0)));
  const drawn = listRuns(rows).flatMap((run) =>
    Array.from({ length: run.length }, (_, at) => run.x + at).flatMap((x) => {
      if (dots === 'connected') return connected(x, run.y, isDark);
      return roundedBox(square(x, run.y, 1), all(dots === 'dots' ? 0.5 : 0.3));
    }),
  );
  // Taken apart into dots they are found by few readers.
  return [...drawn, ...whole.flatMap(([x, y]) => drawAlignment(x - 2, y - 2))];
}

const FIVE = [-2, -1, 0, 1, 2];

const drawAlignment = (x: number, y: number): Path => [
  ...roundedBox(square(x, y, 5), all(1)),
  ...roundedBox(square(x + 1, y + 1, 3), all(0.5), true),
  ...roundedBox(square(x + 2, y + 2, 1), all(0.3)),
];

/** The ring of a rounded eye is as thick at its corners as elsewhere. */
function eyePart(x: number, y: number, side: number, shape: EyeShape, isHole = false): Path {
  const radius = { square: 0, rounded: side === 5 ? 0.75 : side * 0.25, circle: side / 2 }[shape];
  return roundedBox(square(x, y, side), all(radius), isHole);
}

/**
 * Readers look along the diagonal too. There sharp corners come so near to a round frame that they miss the gap, and a circle of three
 * modules stays so far from a square one that they miss the middle: it is a little larger, and a little less round.
 */
function centerPart(x: number, y: number, frame: EyeShape, center: EyeShape): Path {
  if (frame === 'circle' && center === 'square') return roundedBox(square(x, y, 3), all(0.7));
  if (frame === 'square' && center === 'circle') return roundedBox(square(x - 0.15, y - 0.15, 3.3), all(1.25));
  return eyePart(x, y, 3, center);
}

export function drawEyes(size: number, { eyeFrame, eyeCenter }: Pick<QrLook, 'eyeFrame' | 'eyeCenter'>): Path {
  const places = [
    [0, 0],
    [size - EYE, 0],
    [0, size - EYE],
  ] as const;
  return places.flatMap(([x, y]) => [
    ...eyePart(x, y, EYE, eyeFrame),
    ...eyePart(x + 1, y + 1, 5, eyeFrame, true),
    ...centerPart(x + 2, y + 2, eyeFrame, eyeCenter),
  ]);
}

/** Everything moved by so much. */
export const moved = (path: Path, by: number): Path =>
  path.map(([name, ...at]) => [name, ...at.map((value) => value + by)] as unknown as Step);
