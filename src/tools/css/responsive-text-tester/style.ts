import { type Declarations, isLength, keywords, splitList, splitWords, writeRule } from '@/engines/css-value';
import { choice, color, InputError, integer, line, number } from '@/kit';
import { initialValues, type Option, type OptionValues, readOption } from '@/kit/option';

type Read = (color: string) => string;

const pixels = (label: string, initial: number, min: number, max: number) =>
  integer(label, initial, { min, max, slider: true, unit: 'px' });

export const FIELDS = {
  fontSize: pixels('Font Size', 18, 8, 72),
  fontFamily: choice('Font Family', keywords('Arial', 'Helvetica', 'Times New Roman', 'Courier New'), 'Arial'),
  lineHeight: number('Line Height', 1.5, { min: 1, max: 3, step: 0.1, slider: true }),
  letterSpacing: number('Letter Spacing', 0, { min: -5, max: 10, step: 0.1, slider: true, unit: 'px' }),
  fontWeight: integer('Font Weight', 400, { min: 100, max: 900, step: 100, slider: true }),
  textAlign: choice('Text Align', { left: 'Left', center: 'Center', right: 'Right', justify: 'Justify' }, 'left'),
  color: color('Color', '#000000'),
  textShadow: line('Text Shadow', 'none', { maxLength: 200, placeholder: '1px 1px 2px #00000080' }),
  padding: pixels('Padding', 16, 0, 50),
  margin: pixels('Margin', 0, 0, 50),
};
export type TextStyle = OptionValues<typeof FIELDS>;
type Name = keyof TextStyle;

export const BREAKPOINTS = keywords('sm', 'md', 'lg', 'xl');
export type Breakpoint = keyof typeof BREAKPOINTS;
export const NAMES = Object.keys(BREAKPOINTS) as Breakpoint[];

/** Where each begins, and how wide its preview is. The first is the base of the style sheet and so holds below, too. */
export const WIDTHS: Readonly<Record<Breakpoint, number>> = { sm: 640, md: 768, lg: 1024, xl: 1280 };

const FONT_SIZES: Readonly<Record<Breakpoint, number>> = { sm: 14, md: 16, lg: FIELDS.fontSize.initial, xl: 20 };

export const initialStyle = (breakpoint: Breakpoint): TextStyle => ({
  ...initialValues(FIELDS),
  fontSize: FONT_SIZES[breakpoint],
});

/** Text shadows as CSS takes them: two or three lengths and at most one color each. */
export function readTextShadow(text: string, read: Read): string {
  const written = text.trim().replace(/\s+/g, ' ');
  if (written === '' || written.toLowerCase() === 'none') return 'none';
  return splitList(written)
    .map((layer) => {
      const words = splitWords(layer);
      const lengths = words.filter(isLength);
      const colors = words.filter((word) => !isLength(word));
      if (lengths.length < 2 || lengths.length > 3 || colors.length > 1 || lengths[2]?.startsWith('-'))
        throw new InputError('Text Shadow must look like 1px 1px 2px #00000080', { field: 'textShadow' });
      return [...lengths, ...colors.map((color) => read(color))].join(' ');
    })
    .join(', ');
}

/** To whole hundreds, which is what a slider of them can say. */
export const toHundreds = (weight: number): number => Math.round(weight / 100) * 100;

const PROPERTIES = new Map<string, Name>(
  (Object.keys(FIELDS) as Name[]).map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

/** What differs from where the breakpoint starts, as declarations. */
export const writeStyle = (style: TextStyle, breakpoint: Breakpoint): string => {
  const start = initialStyle(breakpoint);
  return [...PROPERTIES]
    .filter(([, name]) => style[name] !== start[name])
    .map(([property, name]) => `${property}: ${style[name]}`)
    .join('; ');
};

export function parseStyle(text: string, breakpoint: Breakpoint, read: Read): TextStyle {
  const style: Record<string, unknown> = { ...initialStyle(breakpoint) };
  for (const declaration of text.split(';')) {
    if (declaration.trim() === '') continue;
    const colon = declaration.indexOf(':');
    const name = PROPERTIES.get(declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase());
    if (!name)
      throw new InputError(
        `“${declaration.trim().slice(0, 60)}” can’t be used: write it like font-size: 20px; color: #333`,
        { field: breakpoint },
      );
    const option: Option = FIELDS[name];
    const value = declaration.slice(colon + 1).trim();
    if (option.kind === 'color') style[name] = read(value);
    else if (option.kind === 'line') style[name] = readTextShadow(readOption(option, value), read);
    else style[name] = readOption(option, 'unit' in option ? value.replace(/px$/i, '') : value.replace(/["']/g, ''));
  }
  style.fontWeight = toHundreds(style.fontWeight as number);
  return style as TextStyle;
}

const FAMILIES: Readonly<Record<TextStyle['fontFamily'], string>> = {
  Arial: 'Arial, sans-serif',
  Helvetica: 'Helvetica, sans-serif',
  'Times New Roman': '"Times New Roman", serif',
  'Courier New': '"Courier New", monospace',
};

export interface Overall {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  containerWidth: number;
}

function declarations(style: TextStyle, { bold, italic, underline }: Overall): Declarations {
  return {
    margin: `${style.margin}px`,
    padding: `${style.padding}px`,
    color: style.color,
    fontFamily: FAMILIES[style.fontFamily],
    fontSize: `${style.fontSize}px`,
    fontStyle: italic ? 'italic' : undefined,
    fontWeight: bold ? 700 : style.fontWeight,
    lineHeight: style.lineHeight,
    letterSpacing: `${style.letterSpacing}px`,
    textAlign: style.textAlign,
    textDecoration: underline ? 'underline' : undefined,
    textShadow: style.textShadow,
  };
}

export type Styles = Readonly<Record<Breakpoint, TextStyle>>;

const container = ({ containerWidth }: Overall) => writeRule('.text-container', { width: `${containerWidth}%` });

/** What holds at one breakpoint, without the conditions. */
export const cssAt = (breakpoint: Breakpoint, styles: Styles, overall: Overall): string =>
  [container(overall), writeRule('.responsive-text', declarations(styles[breakpoint], overall))].join('\n\n');

/** The base, and for every wider breakpoint what is different from the one before. */
export function responsiveCss(styles: Styles, overall: Overall): string {
  const rules = [cssAt('sm', styles, overall)];
  for (const [index, breakpoint] of NAMES.entries()) {
    const before = NAMES[index - 1];
    if (!before) continue;
    const old = declarations(styles[before], overall);
    const changed = Object.entries(declarations(styles[breakpoint], overall)).filter(
      ([name, value]) => value !== old[name],
    );
    if (changed.length > 0)
      rules.push(
        writeRule(`@media (min-width: ${WIDTHS[breakpoint]}px)`, [
          writeRule('.responsive-text', Object.fromEntries(changed)),
        ]),
      );
  }
  return rules.join('\n\n');
}
