import { type Color, fromRgb8, getAlpha, type Rgb, toSrgb } from './srgb';

const WHITE = fromRgb8(255, 255, 255);

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white), of the color as if opaque. */
export function relativeLuminance(color: Color): number {
  const { r, g, b } = toSrgb(color);
  return 0.2126 * linearize(r) + 0.7152 * linearize(g) + 0.0722 * linearize(b);
}

/** WCAG once printed 0.03928, a slip of an early sRGB draft; no eight-bit color lies between the two. */
function linearize(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** What is seen of a translucent color on a backdrop, blended as browsers do, in gamma-encoded sRGB. */
export function flatten(color: Color, backdrop: Color = WHITE): Rgb {
  const over = toSrgb(color);
  const under = toSrgb(backdrop);
  const share = getAlpha(color);
  const blend = (top: number, bottom: number) => top * share + bottom * (1 - share);
  return { mode: 'rgb', r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b), alpha: 1 };
}

/** WCAG 2.2 contrast ratio, 1 to 21. A translucent background lies on white, a translucent text on the result. */
export function contrastRatio(text: Color, background: Color): number {
  const ground = flatten(background);
  const a = relativeLuminance(flatten(text, ground));
  const b = relativeLuminance(ground);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Where black and white have the same contrast. */
const MIDDLE = 0.179;

/** Black or white, whichever reads better on the color. */
export const inkOn = (ground: Color): string => (relativeLuminance(flatten(ground)) > MIDDLE ? '#000' : '#fff');

/** The ratio with two decimals, as WCAG's own examples and other checkers write it. */
export const formatContrastRatio = (ratio: number): string => ratio.toFixed(2);

const LEVELS = [3, 4.5, 7] as const;

/** The level that the ratio as written seems to reach, and does not. */
export const missedLevel = (ratio: number): number | undefined =>
  LEVELS.find((level) => Number(formatContrastRatio(ratio)) === level && !reaches(ratio, level));

// The smallest surplus forgives binary fractions, not a lack of contrast.
const reaches = (ratio: number, needed: number) => ratio >= needed - 1e-9;

export interface ContrastVerdict {
  /** Normal text, success criterion 1.4.3. */
  aa: boolean;
  /** Large text: 24 px, or 18.66 px bold. */
  aaLarge: boolean;
  /** Normal text, success criterion 1.4.6. */
  aaa: boolean;
  aaaLarge: boolean;
  /** Parts of the interface and graphics, success criterion 1.4.11. */
  ui: boolean;
}

export function judgeContrast(ratio: number): ContrastVerdict {
  const [low, middle, high] = LEVELS.map((level) => reaches(ratio, level)) as [boolean, boolean, boolean];
  return { aa: middle, aaLarge: low, aaa: high, aaaLarge: middle, ui: low };
}

/**
 * APCA lightness contrast Lc (published constants 0.0.98G-4g), about -108 to 106: positive for dark text on light, negative for light on dark.
 * Unlike the WCAG ratio it depends on which of the two is the text.
 */
export function apcaContrast(text: Color, background: Color): number {
  const ground = flatten(background);
  const textY = liftBlack(apcaLuminance(flatten(text, ground)));
  const groundY = liftBlack(apcaLuminance(ground));
  if (Math.abs(groundY - textY) < 0.0005) return 0;

  const darkOnLight = groundY > textY;
  const contrast = darkOnLight ? (groundY ** 0.56 - textY ** 0.57) * 1.14 : (groundY ** 0.65 - textY ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (darkOnLight ? contrast - 0.027 : contrast + 0.027) * 100;
}

/** A plain power curve: APCA models a screen, not the piecewise curve of the sRGB standard. */
function apcaLuminance({ r, g, b }: Rgb): number {
  return 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
}

/** Near black, flare on the screen lifts what is seen. */
function liftBlack(luminance: number): number {
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the published exponent, not the root of two.
  return luminance < 0.022 ? luminance + (0.022 - luminance) ** 1.414 : luminance;
}
