import { writeHex8 } from '@/engines/color/rgb8';
import { spaces, toSrgb } from '@/engines/color/spaces';
import { parseHexDigits, type Rgb } from '@/engines/color/srgb';
import { type Gradient, type GradientStop, type HueWay, type Space, sortStops } from './model';

/** A missing channel is undefined: a grey has no hue, and takes that of what it is mixed with. */
type Channels = readonly [number | undefined, number | undefined, number | undefined];

interface Mixing {
  /** Names of the channels in the color package, the mode first. */
  readonly mode: 'rgb' | 'lrgb' | 'oklab' | 'oklch' | 'lab' | 'lch' | 'hsl' | 'hwb';
  readonly channels: string;
  /** Whether a color of these channels is a grey, up to rounding. */
  isGrey?(channels: readonly number[]): boolean;
}

/** Thresholds of powerless hues: CSS Color 4, sections 7 to 9. */
const MIXING: Readonly<Record<Space, Mixing>> = {
  srgb: { mode: 'rgb', channels: 'rgb' },
  'srgb-linear': { mode: 'lrgb', channels: 'rgb' },
  oklab: { mode: 'oklab', channels: 'lab' },
  lab: { mode: 'lab', channels: 'lab' },
  oklch: { mode: 'oklch', channels: 'lch', isGrey: ([, c]) => c! < 4e-4 },
  lch: { mode: 'lch', channels: 'lch', isGrey: ([, c]) => c! < 0.015 },
  hsl: { mode: 'hsl', channels: 'hsl', isGrey: ([, s]) => s! < 1e-5 },
  hwb: { mode: 'hwb', channels: 'hwb', isGrey: ([, w, b]) => w! + b! > 1 - 1e-5 },
};

function readChannels(color: Rgb, { mode, channels, isGrey }: Mixing): Channels {
  const convert = spaces[mode] as (color: Rgb) => unknown;
  const converted = convert(color) as Record<string, number | undefined>;
  const values = [...channels].map((name) => converted[name] ?? 0);
  const grey = isGrey?.(values);
  return [...channels].map((name, at) => (grey && name === 'h' ? undefined : values[at])) as unknown as Channels;
}

/** The second hue, turned so that counting towards it goes the way that is asked for (CSS Color 4, section 12.4). */
function turnHue(from: number, to: number, way: HueWay): number {
  const by = to - from;
  switch (way) {
    case 'shorter':
      return by > 180 ? to - 360 : by < -180 ? to + 360 : to;
    case 'longer':
      return by > 0 && by < 180 ? to - 360 : by > -180 && by <= 0 ? to + 360 : to;
    case 'increasing':
      return by < 0 ? to + 360 : to;
    case 'decreasing':
      return by > 0 ? to - 360 : to;
  }
}

/** How two colors mix: 0 gives the first, 1 the second. All but the hue is weighted by alpha. */
function mixIn(first: string, second: string, space: Space, way: HueWay): (share: number) => string {
  const mixing = MIXING[space];
  const [from, to] = [parseHexDigits(first)!, parseHexDigits(second)!];
  const [a, b] = [readChannels(from, mixing), readChannels(to, mixing)];
  const [alphaA, alphaB] = [from.alpha ?? 1, to.alpha ?? 1];
  return (share) => {
    const alpha = alphaA + (alphaB - alphaA) * share;
    const mixed = [...mixing.channels].map((name, at) => {
      const start = a[at] ?? b[at] ?? 0;
      const end = b[at] ?? start;
      if (name === 'h') return start + (turnHue(start, end, way) - start) * share;
      return alpha === 0 ? 0 : (start * alphaA * (1 - share) + end * alphaB * share) / alpha;
    });
    const color = Object.fromEntries([...mixing.channels].map((name, at) => [name, mixed[at]]));
    const { r, g, b: blue } = toSrgb({ mode: mixing.mode, ...color } as never);
    return writeHex8({ r: r * 255, g: g * 255, b: blue * 255, alpha });
  };
}

/** How far the mix is at a place between two stops, when half of it is reached at the hint (CSS Images 4, section 3.5.3). */
function bend(place: number, hint: number): number {
  if (hint <= 0) return place > 0 ? 1 : 0;
  if (hint >= 1) return place < 1 ? 0 : 1;
  return place ** (Math.log(0.5) / Math.log(hint));
}

/** A stop for every so many percent: between them, mixing in sRGB is told from nothing by the eye. */
const STEP = 0.25;
const FEWEST = 8;

function piecesBetween(stop: GradientStop, next: GradientStop, space: Space, way: HueWay): GradientStop[] {
  const length = next.position - stop.position;
  if (length === 0) return [{ color: stop.color, position: stop.position }];
  const mix = mixIn(stop.color, next.color, space, way);
  const hint = stop.hint === undefined ? 0.5 : (stop.hint - stop.position) / length;
  const count = Math.max(FEWEST, Math.ceil(length / STEP));
  const pieces = Array.from({ length: count }, (_, piece) => ({
    color: piece === 0 ? stop.color : mix(bend(piece / count, hint)),
    position: stop.position + (length * piece) / count,
  }));
  // What jumps at the hint jumps there and not a piece later.
  if (hint <= 0) pieces.splice(1, 0, { color: next.color, position: stop.position });
  if (hint >= 1) pieces.push({ color: stop.color, position: next.position });
  return pieces;
}

/** The same gradient with so many stops that mixing them in sRGB shows it: pictures know no other space, and no hints. */
export function flatten(gradient: Gradient): Gradient {
  const { space = 'srgb', hue = 'shorter', ...plain } = gradient;
  const stops = sortStops(gradient.stops);
  if (space === 'srgb' && stops.every(({ hint }) => hint === undefined)) return plain;
  return {
    ...plain,
    stops: stops.flatMap((stop, at) => {
      const next = stops[at + 1];
      return next ? piecesBetween(stop, next, space, hue) : [stop];
    }),
  };
}
