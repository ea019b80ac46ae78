/** As `cubic-bezier()` has it. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const HALVINGS = 40;
const bezier = (first: number, second: number, t: number): number =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;

/** The height of a cubic-bezier() at x, from 0 to 1. */
export function curveAt([x1, y1, x2, y2]: Curve, x: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const half = (low + high) / 2;
    if (bezier(x1, x2, half) < x) low = half;
    else high = half;
  }
  return bezier(y1, y2, (low + high) / 2);
}
