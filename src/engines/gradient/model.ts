import { readHex8 } from '@/engines/color/rgb8';
import { InputError } from '@/engines/input-error';

export const GRADIENT_TYPES = ['linear', 'radial', 'conic'] as const;
export type GradientType = (typeof GRADIENT_TYPES)[number];

export interface GradientStop {
  /** As it is written in CSS: hex of any length. */
  readonly color: string;
  /** In percent, 0 to 100. */
  readonly position: number;
}

export interface Gradient {
  readonly type: GradientType;
  /** Degrees: the direction of a linear gradient (0 is upwards, 90 to the right), where a conic one begins. */
  readonly angle: number;
  readonly repeating: boolean;
  readonly shape: 'circle' | 'ellipse';
  readonly size: 'closest-side' | 'farthest-corner';
  /** In percent of the box. */
  readonly centerX: number;
  readonly centerY: number;
  /** In the order in which they were made; two or more. */
  readonly stops: readonly GradientStop[];
}

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

/** Stable: of stops at one place the later stays the later, as in CSS. */
export const sortStops = (stops: readonly GradientStop[]): GradientStop[] =>
  [...stops].sort((a, b) => a.position - b.position);

export const writeStops = (stops: readonly GradientStop[]): string =>
  stops.map(({ color, position }) => `${color} ${position}%`).join(', ');

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

export const noColor = (text: string): string => `${text.trim().slice(0, 40) || 'Nothing'} is no color`;

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

/** "#f00, gold 30%, rgb(0 0 0 / 0.5) 100%". Stops without a position are spread between their neighbours. */
export function parseStops(text: string, readColor: (text: string) => string = hexColor): GradientStop[] {
  const parts = splitAtCommas(text.slice(0, 10_000));
  if (text.length > 10_000 || parts.length > MOST_STOPS)
    throw new InputError(`A gradient can have up to ${MOST_STOPS} color stops`);
  if (parts.length < LEAST_STOPS) throw new InputError('You need at least two color stops for a gradient');
  const read = parts.map((part) => {
    const [, color = '', digits] = /^(.*?)(?:\s+([+-]?[\d.]+)%)?$/s.exec(part.trim()) ?? [];
    const position = digits === undefined ? undefined : Number(digits);
    if (position !== undefined && !(position >= 0 && position <= 100))
      throw new InputError('The position of a color stop must be from 0% to 100%');
    return { color: readColor(color), position };
  });
  return spread(read);
}

function spread(read: readonly { color: string; position: number | undefined }[]): GradientStop[] {
  const places = read.map(({ position }) => position);
  places[0] ??= 0;
  places[places.length - 1] ??= 100;
  for (let at = 1; at < places.length; at++) {
    if (places[at] !== undefined) continue;
    let next = at;
    while (places[next] === undefined) next++;
    const from = places[at - 1]!;
    places[at] = from + (places[next]! - from) / (next - at + 1);
  }
  return read.map(({ color }, at) => ({ color, position: Math.round(places[at]! * 100) / 100 }));
}
