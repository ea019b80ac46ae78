import { mixColors } from './mix';
import { OKLAB } from './mix-spaces';
import { type Color, fromRgb8, getAlpha, isOutsideSrgb, toSrgb } from './srgb';

/** Lightness 0 .. 1, chroma, and the hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(color: Color): Oklch {
  const [l, a, b] = OKLAB.read(color);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** More than any color of sRGB has steps between. */
const HALVINGS = 24;

/** In sRGB: of a color outside, the one of the same lightness and hue with the most chroma there is. */
export function fromOklch({ l, c, h }: Oklch, alpha = 1): Color {
  const of = (chroma: number) => OKLAB.write([l, chroma * Math.cos(h), chroma * Math.sin(h)], alpha);
  if (!isOutsideSrgb(of(c))) return toSrgb(of(c));
  let inside = 0;
  let outside = c;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isOutsideSrgb(of(middle))) outside = middle;
    else inside = middle;
  }
  return toSrgb(of(inside));
}

const ENDS = { shades: fromRgb8(0, 0, 0), tints: fromRgb8(255, 255, 255), tones: fromRgb8(128, 128, 128) } as const;
export type Series = keyof typeof ENDS;
export const MIXINGS = { srgb: 'sRGB', oklab: 'OKLab', oklch: 'OKLCH, chroma kept' } as const;
export type Mixing = keyof typeof MIXINGS;

/**
 * The base with black, white or gray in `count` equal steps, neither end among them. What has no hue mixes alike in OKLab and OKLCH; so by OKLCH only
 * the lightness goes to the end, or for tones only the chroma. The alpha stays the base's.
 */
export function mixSeries(base: Color, series: Series, count: number, mixing: Mixing): Color[] {
  const alpha = getAlpha(base);
  const opaque = { ...base, alpha: 1 };
  const end = ENDS[series];
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    if (mixing !== 'oklch') return { ...mixColors(opaque, end, share, mixing === 'oklab' ? OKLAB : undefined), alpha };
    const { l, c, h } = toOklch(base);
    if (series === 'tones') return fromOklch({ l, c: c * (1 - share), h }, alpha);
    return fromOklch({ l: l + (toOklch(end).l - l) * share, c, h }, alpha);
  });
}

/** The lightness of each step, as design systems space them: closer at the light end. */
const LADDER: readonly (readonly [step: number, lightness: number])[] = [
  [50, 0.975],
  [100, 0.945],
  [200, 0.895],
  [300, 0.825],
  [400, 0.735],
  [500, 0.645],
  [600, 0.555],
  [700, 0.485],
  [800, 0.425],
  [900, 0.38],
  [950, 0.27],
];
/** Pale and dark steps have less chroma, or they would glow beside the others. */
const taper = (l: number): number => 4 * l * (1 - l);
/** A pale base says little of how strong the others shall be. */
const STRONGEST = 3;

export interface ScaleStep {
  readonly step: number;
  readonly color: Color;
  readonly isBase: boolean;
}

/** A scale from 50 to 950 in one hue. The base is the step nearest to it, untouched; the others are spread between it and both ends. */
export const scaleOf = (base: Color): ScaleStep[] => spread(base, LADDER);

const LIGHTEST = 0.96;
const DARKEST = 0.26;

/** As a scale, with so many steps that are equally far apart. */
export const rampOf = (base: Color, count: number): ScaleStep[] =>
  spread(
    base,
    Array.from({ length: count }, (_, i) => [i + 1, LIGHTEST - ((LIGHTEST - DARKEST) * i) / (count - 1)] as const),
  );

function spread(base: Color, ladder: typeof LADDER): ScaleStep[] {
  const { l, c, h } = toOklch(base);
  const distance = (at: number) => Math.abs(ladder[at]![1] - l);
  const pin = ladder.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
  const start = ladder[pin]![1];
  return ladder.map(([step, lightness], at) => {
    if (at === pin) return { step, color: base, isBase: true };
    const end = ladder[at < pin ? 0 : ladder.length - 1]![1];
    const moved = end + ((lightness - end) * (l - end)) / (start - end);
    const strength = Math.min(STRONGEST, taper(moved) / Math.max(taper(l), Number.EPSILON));
    return { step, color: fromOklch({ l: moved, c: c * strength, h }, getAlpha(base)), isBase: false };
  });
}

/** How far a further round of a scheme goes to white, or to black. */
const ROUNDS = [0.35, -0.35, 0.6, -0.6];

/** So many colors out of those of a scheme: where it has fewer, lighter and darker ones of the same hues follow. */
export function extendScheme(scheme: readonly Color[], count: number): Color[] {
  return Array.from({ length: count }, (_, i) => {
    const color = scheme[i % scheme.length]!;
    if (i < scheme.length) return color;
    const share = ROUNDS[(Math.floor(i / scheme.length) - 1) % ROUNDS.length]!;
    const { l, c, h } = toOklch(color);
    return fromOklch({ l: share > 0 ? l + (1 - l) * share : l * (1 + share), c, h }, getAlpha(color));
  });
}
