// How single characters are written in an explanation.
import type { AST } from '@eslint-community/regexpp';
import type { Mode } from './explanation';

const NAMES: Record<number, string> = {
  0: 'null (U+0000)',
  8: 'backspace (U+0008)',
  9: 'tab (U+0009)',
  10: 'line feed (U+000A)',
  11: 'vertical tab (U+000B)',
  12: 'form feed (U+000C)',
  13: 'carriage return (U+000D)',
  32: 'space',
  160: 'no-break space (U+00A0)',
  8203: 'zero width space (U+200B)',
  8205: 'zero width joiner (U+200D)',
  65279: 'byte order mark (U+FEFF)',
};

/** Characters that cannot be told from the screen get a name or a number. */
export function getName({ value, raw }: AST.Character): string {
  const name = NAMES[value];
  if (name) return name;
  const number = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  if (!isVisible(value)) return number;
  return /^\\[xuc0-7]/.test(raw) ? `"${String.fromCodePoint(value)}" (${number})` : `"${String.fromCodePoint(value)}"`;
}

export function shown(value: number): string {
  return isVisible(value) || value === 32 ? String.fromCodePoint(value) : `\\u{${value.toString(16).toUpperCase()}}`;
}

function isVisible(value: number): boolean {
  return !/[\p{C}\p{Z}\p{M}]/u.test(String.fromCodePoint(value));
}

/** Fit to be joined with its neighbours into a text. */
export function isPlain({ value, raw }: AST.Character): boolean {
  return (isVisible(value) || value === 32) && !/^\\[xuc0-7]/.test(raw);
}

export function caseNote(text: string, mode: Mode): string {
  return mode.ignoreCase && text.toLowerCase() !== text.toUpperCase() ? ', in upper or lower case' : '';
}
