import { readHex8 } from '@/engines/color/rgb8';
import { InputError } from '@/engines/input-error';

export const GRADIENT_TYPES = ['linear', 'radial', 'conic'] as const;
export type GradientType = (typeof GRADIENT_TYPES)[number];

export interface GradientStop {
  /** As it is written in CSS: hex of any length. */
  readonly color: string;
  /** In percent, 0 to 100. */
  readonly position: number;
  /** Where the mix with the next stop is half and half, in percent; without it, in the middle. */
  readonly hint?: number;
}

/** Where colors are mixed, by the names of CSS. */
export const SPACES = {
  srgb: 'sRGB',
  'srgb-linear': 'Linear sRGB',
  oklab: 'OKLab',
  oklch: 'OKLCH',
  lab: 'Lab',
  lch: 'LCH',
  hsl: 'HSL',
  hwb: 'HWB',
} as const;
export type Space = keyof typeof SPACES;

/** Those with a hue, which leads from one color to the other by two ways. */
export const HUE_SPACES = ['oklch', 'lch', 'hsl', 'hwb'] as const satisfies readonly Space[];
export const hasHue = (space: Space): boolean => HUE_SPACES.some((one) => one === space);

export const HUE_WAYS = {
  shorter: 'Shorter',
  longer: 'Longer',
  increasing: 'Increasing',
  decreasing: 'Decreasing',
} as const;
export type HueWay = keyof typeof HUE_WAYS;

export const SIZES = ['closest-side', 'farthest-corner', 'closest-corner', 'farthest-side'] as const;

export interface Gradient {
  readonly type: GradientType;
  /** Degrees: the direction of a linear gradient (0 is upwards, 90 to the right), where a conic one begins. */
  readonly angle: number;
  readonly repeating: boolean;
  readonly shape: 'circle' | 'ellipse';
  readonly size: (typeof SIZES)[number];
  /** In percent of the box. */
  readonly centerX: number;
  readonly centerY: number;
  /** sRGB if it is not said. */
  readonly space?: Space;
  /** The shorter one if it is not said; only where the space has a hue. */
  readonly hue?: HueWay;
  /** In the order in which they were made; two or more. */
  readonly stops: readonly GradientStop[];
}

/** Whether SVG has gradients of this kind. */
export const hasSvg = (gradients: readonly Pick<Gradient, 'type'>[]): boolean =>
  gradients.every(({ type }) => type !== 'conic');

/** Blend modes that CSS, canvas and SVG all know by one name. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

/** What a gradient is laid on, and how; without it, on nothing. */
export interface Backdrop {
  readonly color: string;
  readonly mode: Exclude<BlendMode, 'normal'>;
}

export const LEAST_STOPS = 2;
const MOST_STOPS = 100;

/** Stable: of stops at one place the later stays the later, as in CSS. A hint stays between its stop and the next: beyond, it would push that one away. */
export const sortStops = (stops: readonly GradientStop[]): GradientStop[] =>
  [...stops]
    .sort((a, b) => a.position - b.position)
    .map((stop, at, sorted) => {
      if (stop.hint === undefined) return stop;
      const { hint, ...plain } = stop;
      const next = sorted[at + 1];
      return next ? { ...plain, hint: Math.min(next.position, Math.max(stop.position, hint)) } : plain;
    });

export const writeStops = (stops: readonly GradientStop[]): string =>
  stops.map(({ color, position, hint }) => `${color} ${position}%${hint === undefined ? '' : `, ${hint}%`}`).join(', ');

/** Turns what stands for a color into hex, or throws `InputError`. What hex cannot hold of it is said. */
export type ReadColor = (text: string, say?: (remark: string) => void) => string;

export interface ColorReader {
  /** As hex. */
  read(text: string): string;
  /** As it is to be kept: hex, but as it was written where hex would forget what was lost. */
  keep(text: string): string;
  /** What has to be said of the colors read, each thing once. */
  remarks: ReadonlySet<string>;
}

export function readingWith(readColor: ReadColor): ColorReader {
  const remarks = new Set<string>();
  return {
    read: (text) => readColor(text, (remark) => remarks.add(remark)),
    keep(text) {
      let lost = false;
      const hex = readColor(text, () => {
        lost = true;
      });
      // CSS reads a color to which nothing but the last bracket is missing; in a list it would swallow what follows.
      return lost ? text.trim().replace(/[^)]$/, '$&)') : hex;
    },
    remarks,
  };
}

export const noColor = (text: string): string => `${text.trim().slice(0, 40) || 'Nothing'} isn’t a color`;

export function hexColor(text: string): string {
  const plain = text.trim();
  if (!plain.startsWith('#') || !readHex8(plain)) throw new InputError(noColor(plain));
  return plain;
}

/** Commas within parentheses separate nothing. From the end on, so that each sign is looked at once. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let inside = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign === ')' || sign === '(') inside = sign === ')';
    if (sign !== ',' || inside) continue;
    parts.push(text.slice(at + 1, end));
    end = at;
  }
  return [...parts, text.slice(0, end)].reverse();
}

/** "#f00, gold 30%, 60%, rgb(0 0 0 / 0.5) 100%", where 60% is a hint. Stops without a position are spread between their neighbours. */
export function parseStops(text: string, readColor: (text: string) => string = hexColor): GradientStop[] {
  const parts = splitAtCommas(text.slice(0, 10_000));
  if (text.length > 10_000 || parts.length > 2 * MOST_STOPS)
    throw new InputError(`A gradient can have up to ${MOST_STOPS} color stops`);
  const items = parts.map((part, at): Item => {
    const text = part.trim();
    const [, color, digits] = (/^()([+-]?[\d.]+)%$/.exec(text) ?? /^(.*?)(?:\s+([+-]?[\d.]+)%)?$/s.exec(text))!;
    const position = digits === undefined ? undefined : Number(digits);
    if (position !== undefined && !(position >= 0 && position <= 100))
      throw new InputError('The position of a color stop must be from 0% to 100%');
    if (color !== '' || position === undefined) return { color: readColor(color!), position };
    const isBetween = at > 0 && at < parts.length - 1 && !parts[at - 1]!.trim().match(/^[+-]?[\d.]+%$/);
    if (!isBetween) throw new InputError('A color hint must stand between two color stops');
    return { position };
  });
  const stops = foldHints(items, spread(items.map(({ position }) => position)));
  if (stops.length > MOST_STOPS) throw new InputError(`A gradient can have up to ${MOST_STOPS} color stops`);
  if (stops.length < LEAST_STOPS) throw new InputError('You need at least two color stops for a gradient');
  return stops;
}

/** A stop, or a hint: it has a position and no color. */
interface Item {
  readonly color?: string;
  readonly position: number | undefined;
}

function spread(read: readonly (number | undefined)[]): number[] {
  const places = [...read];
  places[0] ??= 0;
  places[places.length - 1] ??= 100;
  for (let at = 1; at < places.length; at++) {
    if (places[at] !== undefined) continue;
    let next = at;
    while (places[next] === undefined) next++;
    const from = places[at - 1]!;
    places[at] = from + (places[next]! - from) / (next - at + 1);
  }
  return places.map((place) => Math.round(place! * 100) / 100);
}

function foldHints(items: readonly Item[], places: readonly number[]): GradientStop[] {
  return items.flatMap(({ color }, at) => {
    if (color === undefined) return [];
    const next = items[at + 1];
    const hint = next && next.color === undefined ? { hint: places[at + 1]! } : {};
    return [{ color, position: places[at]!, ...hint }];
  });
}
