export type Gamut = 'srgb' | 'p3';
export type Light = readonly [red: number, green: number, blue: number];

/** OKLCH, the hue in degrees, as linear light of sRGB (Ottosson). Outside of it channels are below 0 or above 1. */
export function oklchToLight(l: number, c: number, hue: number): Light {
  const turn = (hue * Math.PI) / 180;
  const a = c * Math.cos(turn);
  const b = c * Math.sin(turn);
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const middle = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short,
  ];
}

/** The same light in the primaries of Display P3. */
export const toP3Light = ([r, g, b]: Light): Light => [
  0.8224619687143623 * r + 0.1775380312856377 * g,
  0.0331941988509618 * r + 0.9668058011490382 * g,
  0.01708263072112 * r + 0.0723974406639634 * g + 0.9105199286149165 * b,
];

/** A channel as screens take it, 0 to 1. */
export const encodeLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Where a channel may be by the rounding of the matrices: next to black, where there is little light, by less. */
const BELOW = -1e-7;
const ABOVE = 1 + 1e-6;

export function fitsGamut(light: Light, gamut: Gamut): boolean {
  const channels = gamut === 'p3' ? toP3Light(light) : light;
  return channels.every((channel) => channel >= BELOW && channel <= ABOVE);
}

const HALVINGS = 20;
/** No color of Display P3 has more. */
export const MOST_CHROMA = 0.4;

/** The greatest chroma of a lightness and hue that a screen of the gamut can show. */
export function greatestChroma(l: number, hue: number, gamut: Gamut): number {
  if (l <= 0 || l >= 1) return 0;
  let inside = 0;
  let outside = MOST_CHROMA;
  for (let i = 0; i < HALVINGS; i++) {
    const half = (inside + outside) / 2;
    if (fitsGamut(oklchToLight(l, half, hue), gamut)) inside = half;
    else outside = half;
  }
  return inside;
}
