import { InputError } from '@/engines/input-error';
import { type Rgb8, readHex8, writeHex8 } from './rgb8';

/** Whether hex of this many digits says how opaque the color is. */
export function hexCarriesAlpha(text: string): boolean {
  const digits = text.trim().replace(/^#/, '');
  return digits.length === 4 || digits.length === 8;
}

/** The color of hex digits; four or eight of them bring an alpha of their own, which wins over the one beside them. */
export function readHexAlpha(text: string, alpha: number, message: string): Rgb8 {
  const color = readHex8(text);
  if (!color) throw new InputError(message);
  return hexCarriesAlpha(text) ? color : { ...color, alpha };
}

/** The same hex with another alpha: in its digits, where it has digits for that. */
export function setHexAlpha(text: string, alpha: number): string {
  const color = readHex8(text);
  return color && hexCarriesAlpha(text) ? writeHex8({ ...color, alpha }, { alwaysAlpha: true }).toUpperCase() : text;
}
