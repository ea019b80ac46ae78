import { InputError } from '@/engines/input-error';
import { type Color, isOutsideSrgb, parseHexDigits } from './srgb';
import { formatSrgb } from './srgb-format';

type Known = Pick<typeof import('.'), 'parseColor' | 'formatColor'>;

let known: Known | undefined;

/** Whether it can be said now what color a text is, if any. Of hex it can; for all others what is known of them has to be fetched first. */
export const canRead = (text: string): boolean =>
  known !== undefined || parseHexDigits(text) !== undefined || /^\s*(#|$)/.test(text);

export async function fetchColors(): Promise<void> {
  const [{ parseColor }, { formatColor }] = await Promise.all([import('./parse'), import('./format')]);
  known = { parseColor, formatColor };
}

/** Any CSS color that can be read now, and hex digits without their #. */
export function readColor(text: string, message: string): Color {
  const hex = parseHexDigits(text);
  if (hex) return hex;
  if (!known) throw new InputError(message);
  return known.parseColor(text, message);
}

/** HEX, or OKLCH where HEX cannot hold the color: loses nothing, and browsers can draw it. */
export function writeExact(color: Color): string {
  // No color is outside sRGB but by reading one.
  return isOutsideSrgb(color) && known
    ? known.formatColor(color, 'oklch')
    : formatSrgb(color, 'hex', { uppercase: true });
}

export const NOT_FETCHED = 'Only HEX works: the rest couldn’t be loaded. Check the connection, then reload the page.';
