import { colorNameInWords } from '@/engines/color/name-words';
import { nearestColorName } from '@/engines/color/names';
import { parseColor } from '@/engines/color/parse';
import { type Color, parseHexDigits } from '@/engines/color/srgb';
import { InputError } from '@/kit';
import { toName } from './name';

export interface EnteredColor {
  /** Letters, digits and hyphens: what programs call it. */
  readonly name: string;
  readonly color: Color;
}

export const MOST_COLORS = 20;

const read = (text: string, number: number): Color =>
  parseHexDigits(text.trim()) ??
  parseColor(text, `More Colors, number ${number}: “${text.trim().slice(0, 40)}” isn’t a color`);

const attempt = (text: string): Color | undefined => {
  try {
    return text.trim() === '' ? undefined : read(text, 0);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
};

/** "brand: #e11d48", "--brand: #e11d48", "brand #e11d48", "#e11d48 brand", or the color alone, which is called what it looks like. */
function readOne(piece: string, number: number): EnteredColor {
  const [, written, value] = /^(?:--(?:color-)?|[$@])?([\p{L}_][\p{L}\p{N}_ -]*?)\s*[:=]\s*(.+)$/u.exec(piece) ?? [];
  if (written) return { name: toName(written), color: read(value!, number) };
  const alone = attempt(piece);
  if (alone) return { name: toName(colorNameInWords(nearestColorName(alone).name)), color: alone };
  const [, first, rest] = /^(\S+)\s+(.+)$/.exec(piece) ?? [];
  const behind = attempt(rest ?? '');
  if (behind) return { name: toName(first!), color: behind };
  const [, before, last] = /^(.+?)\s+(\S+)$/.exec(piece) ?? [];
  const ahead = attempt(before ?? '');
  return ahead ? { name: toName(last!), color: ahead } : { name: '', color: read(piece, number) };
}

/** At line breaks, semicolons and commas, but not within `rgb(0, 0, 0)`. */
const split = (text: string): string[] => text.split(/[\n\r;]|,(?![^()]*\))/);

/** Base colors one per line or as a list; of a style sheet or of JSON what stands within the braces. */
export function readColors(text: string): EnteredColor[] {
  const pieces = split(
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/[^{};\n\r]*\{/g, '')
      .replace(/[}[\]"']/g, ' '),
  )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > MOST_COLORS)
    throw new InputError(`More Colors is limited to ${MOST_COLORS} colors`, { field: 'moreColors' });
  return pieces.map((piece, at) => {
    const one = readOne(piece, at + 1);
    return { ...one, name: one.name || `color-${at + 2}` };
  });
}
