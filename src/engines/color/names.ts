import { colorsNamed } from 'culori/fn';
import { type Color, fromRgb8, spaces, toRgb8, toSrgb } from './spaces';

export interface NearestName {
  name: string;
  hex: string;
  /** The name stands for exactly this color (in eight bits a channel). */
  exact: boolean;
  /** Distance in Oklab; around 0.02 two swatches side by side are just told apart. */
  distance: number;
}

interface NamedColor {
  name: string;
  hex: string;
  lab: [number, number, number];
}

// Where CSS has two names for one color, these are the spellings that lose.
const SYNONYMS = /grey|^(aqua|fuchsia)$/;

let table: NamedColor[] | undefined;

/** The CSS named color that looks most alike, whatever the alpha. */
export function nearestColorName(color: Color): NearestName {
  table ??= listNamedColors();
  const lab = locate(toSrgb(color));
  let best = table[0]!;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of table) {
    const apart = Math.hypot(candidate.lab[0] - lab[0], candidate.lab[1] - lab[1], candidate.lab[2] - lab[2]);
    if (apart < distance) {
      best = candidate;
      distance = apart;
    }
  }
  const { r, g, b } = toRgb8(color);
  return { name: best.name, hex: best.hex, exact: best.hex === writeHex((r << 16) | (g << 8) | b), distance };
}

function listNamedColors(): NamedColor[] {
  return Object.entries(colorsNamed)
    .filter(([name]) => !SYNONYMS.test(name))
    .map(([name, value]) => ({
      name,
      hex: writeHex(value),
      lab: locate(fromRgb8(value >> 16, (value >> 8) & 255, value & 255)),
    }));
}

function writeHex(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`;
}

function locate(color: Color): [number, number, number] {
  const { l = 0, a = 0, b = 0 } = spaces.oklab(color);
  return [l, a, b];
}
