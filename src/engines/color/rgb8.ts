/** A color of hex digits: 0 to 255 each, alpha 0 to 1. For pages that take nothing else and need not wait for every color space there is. */
export interface Rgb8 {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** Hex of 3, 4, 6 or 8 digits, with or without #. */
export function readHex8(text: string): Rgb8 | undefined {
  const digits = /^\s*#?([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\s*$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const byteAt = (index: number) => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16);
  return { r: byteAt(0), g: byteAt(1), b: byteAt(2), alpha: long.length === 8 ? byteAt(3) / 255 : 1 };
}

/** Six digits, or eight where the color is translucent. */
export function writeHex8({ r, g, b, alpha }: Rgb8, { alwaysAlpha = false } = {}): string {
  const bytes = [r, g, b].map(Math.round);
  const opacity = Math.round(alpha * 255);
  if (alwaysAlpha || opacity < 255) bytes.push(opacity);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** As CSS serializes it: two decimals where they give the same byte, else three (127/255 is 0.498). */
function writeAlpha8(alpha: number): string {
  const short = Math.round(alpha * 100) / 100;
  return String(Math.round(short * 255) === Math.round(alpha * 255) ? short : Math.round(alpha * 1000) / 1000);
}

/** rgb(), or rgba() where the color is translucent. */
export function writeRgb8({ r, g, b, alpha }: Rgb8, { percent = false, alwaysAlpha = false } = {}): string {
  const channels = [r, g, b].map((value) => (percent ? `${Math.round((value / 255) * 1000) / 10}%` : String(value)));
  const opacity = writeAlpha8(alpha);
  return opacity === '1' && !alwaysAlpha ? `rgb(${channels.join(', ')})` : `rgba(${[...channels, opacity].join(', ')})`;
}
