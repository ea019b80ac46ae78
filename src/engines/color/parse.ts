import { parse } from 'culori/fn';
import { InputError } from '@/engines/input-error';
// Also registers the parsers.
import { type Color, parseHexDigits, spaces } from './spaces';

/** No color is written longer; a text that is would be read to its end in vain, at every key. */
const LONGEST = 1000;

/** Any CSS color, and hex digits without their #. */
export function parseColor(text: string, message = 'Please enter a valid color'): Color {
  const color = text.length > LONGEST ? undefined : (parseHexDigits(text) ?? parseCss(text));
  if (!color) throw new InputError(message);
  return color;
}

function parseCss(text: string): Color | undefined {
  // CSS is case-insensitive here and takes any white space; culori's parser knows lower case, space, tab and line feed only.
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  try {
    const color = parse(plain);
    return color && hasFiniteChannels(color) ? color : undefined;
  } catch {
    // culori throws a TypeError where a unit is unknown ("10px") or color() is empty.
    return undefined;
  }
}

/** "1e999" parses as a number, but is none that a channel could hold. */
function hasFiniteChannels(color: Color): boolean {
  const { r = 0, g = 0, b = 0 } = spaces.rgb(color);
  return Number.isFinite(r + g + b);
}
