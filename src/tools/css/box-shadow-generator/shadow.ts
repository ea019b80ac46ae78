import { isLength, isNumber, splitList, splitWords } from '@/engines/css-value';
import { color, InputError, integer, toggle } from '@/kit';
import { type OptionValues, readOption } from '@/kit/option';

const pixels = (label: string, initial: number, min: number, max: number) =>
  integer(label, initial, { min, max, slider: true, unit: 'px' });

export const FIELDS = {
  offsetX: pixels('Offset X', 0, -50, 50),
  offsetY: pixels('Offset Y', 8, -50, 50),
  blur: pixels('Blur', 24, 0, 100),
  spread: pixels('Spread', 0, -50, 50),
  color: color('Color', '#00000040'),
  inset: toggle('Inset', false),
};

export type Shadow = OptionValues<typeof FIELDS>;

export const PRESETS: Readonly<Record<string, Shadow>> = {
  Soft: { offsetX: 0, offsetY: 10, blur: 30, spread: -5, color: '#00000033', inset: false },
  Hard: { offsetX: 8, offsetY: 8, blur: 0, spread: 0, color: '#000000', inset: false },
  Glow: { offsetX: 0, offsetY: 0, blur: 30, spread: 5, color: '#3b82f6', inset: false },
  Inset: { offsetX: 0, offsetY: 4, blur: 12, spread: 0, color: '#00000066', inset: true },
};

export const MOST_SHADOWS = 50;

export const writeShadow = ({ offsetX, offsetY, blur, spread, color, inset }: Shadow): string =>
  `${inset ? 'inset ' : ''}${offsetX}px ${offsetY}px ${blur}px ${spread}px ${color}`;

export const writeShadows = (shadows: readonly Shadow[]): string => shadows.map(writeShadow).join(', ');

function readShadow(text: string, read: (color: string) => string): Shadow {
  const words = splitWords(text);
  const isSize = (word: string) => isLength(word) || isNumber(word);
  const sizes = words.filter(isSize);
  const colors = words.filter((word) => !isSize(word) && word.toLowerCase() !== 'inset');
  if (sizes.length < 2 || sizes.length > 4 || colors.length > 1 || words.length > sizes.length + colors.length + 1)
    throw new InputError(`“${text.slice(0, 60)}” isn’t a shadow: write it like 0px 8px 24px 0px #00000040`);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = sizes.map((size) => {
    if (!isNumber(size) && !/px$/i.test(size)) throw new InputError(`“${size}” isn’t in px`);
    return size.replace(/px$/i, '');
  });
  return {
    offsetX: readOption(FIELDS.offsetX, offsetX),
    offsetY: readOption(FIELDS.offsetY, offsetY),
    blur: readOption(FIELDS.blur, blur),
    spread: readOption(FIELDS.spread, spread),
    color: read(colors[0] ?? '#000000'),
    inset: words.length > sizes.length + colors.length,
  };
}

const PASTED = /^\s*(?:-(?:webkit|moz)-)?(?:box|text)-shadow\s*:\s*([^;{}]*);?\s*$/i;
const REM = 16;

/** A length as the fields take it: whole pixels within their ranges. */
function fitSize(word: string, at: number): string {
  const [, digits, unit = 'px'] = /^([-+.\d]+)(px|r?em)?$/i.exec(word) ?? [];
  if (digits === undefined) throw new InputError(`“${word.slice(0, 20)}” isn’t in px, rem or em`);
  const field = [FIELDS.offsetX, FIELDS.offsetY, FIELDS.blur, FIELDS.spread][at];
  const pixels = Math.round(Number(digits) * (/em/i.test(unit) ? REM : 1));
  return field ? `${Math.min(field.max, Math.max(field.min, pixels))}px` : word;
}

/** A declaration or its value from elsewhere, with what does not fit the fields made to fit. */
export function pasteShadows(text: string, read: (color: string) => string): { shadows: Shadow[]; isFitted: boolean } {
  const value = (PASTED.exec(text)?.[1] ?? text).trim();
  const fitted = splitList(value).map((shadow) => {
    let at = 0;
    return splitWords(shadow)
      .map((word) => (isLength(word) || isNumber(word) ? fitSize(word, at++) : word))
      .join(' ');
  });
  const plain = (words: string) => words.replace(/(?<=\d)px\b/gi, '').replace(/\s+/g, ' ');
  return {
    shadows: parseShadows(fitted.join(', '), read),
    isFitted: plain(fitted.join(', ')) !== plain(splitList(value).join(', ')),
  };
}

/** Shadows as CSS writes them, in px. */
export function parseShadows(text: string, read: (color: string) => string): Shadow[] {
  const parts = splitList(text);
  if (parts.length > MOST_SHADOWS) throw new InputError(`At most ${MOST_SHADOWS} shadows`);
  return parts.map((part) => readShadow(part, read));
}
