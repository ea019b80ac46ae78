import { readHex8 } from '@/engines/color/rgb8';
import { type Gradient, type GradientStop, sortStops } from './model';

/** Red, green and blue weighted by alpha, and alpha, each 0 to 1. CSS mixes these, so that transparent black does not darken. */
export type Premultiplied = readonly [red: number, green: number, blue: number, alpha: number];

export interface RampStop {
  /** Along the gradient line, 0 to 1. */
  readonly at: number;
  readonly color: Premultiplied;
}

function premultiply(hex: string): Premultiplied {
  const { r, g, b, alpha } = readHex8(hex)!;
  return [(r / 255) * alpha, (g / 255) * alpha, (b / 255) * alpha, alpha];
}

export const getRamp = (stops: readonly GradientStop[]): RampStop[] =>
  sortStops(stops).map(({ color, position }) => ({ at: position / 100, color: premultiply(color) }));

export function mixPremultiplied(a: Premultiplied, b: Premultiplied, share: number): Premultiplied {
  const mix = (at: number) => a[at]! + (b[at]! - a[at]!) * share;
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** Shorter than this, a repetition is no longer one: the last color fills everything. */
const SHORTEST = 1e-4;

/** What a ramp looks like at any place on its line: held beyond its ends, or repeated. */
export function colorsAlong(
  ramp: readonly RampStop[],
  repeating: Gradient['repeating'],
): (at: number) => Premultiplied {
  const first = ramp[0]!;
  const last = ramp.at(-1)!;
  const length = last.at - first.at;
  if (repeating && length < SHORTEST) return () => last.color;
  return (at) => {
    if (repeating) at = first.at + ((((at - first.at) % length) + length) % length);
    if (at < first.at) return first.color;
    if (at >= last.at) return last.color;
    let next = 1;
    for (let end = ramp.length - 1; next < end; ) {
      const middle = (next + end) >> 1;
      if (ramp[middle]!.at <= at) next = middle + 1;
      else end = middle;
    }
    const from = ramp[next - 1]!;
    const to = ramp[next]!;
    return mixPremultiplied(from.color, to.color, (at - from.at) / (to.at - from.at));
  };
}

/** The color a gradient has at a position in percent, as hex channels 0 to 255 and alpha 0 to 1. */
export function straight([r, g, b, alpha]: Premultiplied): [r: number, g: number, b: number, alpha: number] {
  if (alpha === 0) return [0, 0, 0, 0];
  return [(r / alpha) * 255, (g / alpha) * 255, (b / alpha) * 255, alpha];
}
