import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import { shortenHex, shortenName, shortenRgb } from './shorten-color';

/** Properties whose words may be colors; elsewhere `red` may be a name: of an animation, a font, a grid area. */
const COLORED =
  /^(?:color|background(?:-color|-image)?|border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-color)?|outline(?:-color)?|(?:-webkit-)?(?:box|text)-shadow|fill|stroke|caret-color|accent-color|column-rule(?:-color)?|text-decoration(?:-color)?|text-emphasis-color|(?:stop|flood|lighting)-color|scrollbar-color|-webkit-tap-highlight-color)$/;

/** Where a zero without a unit would be a number, or be read as something else by some browser. */
const KEEPS_ZERO = /flex|line-height|tab-size|border-image|mask-(?:border|box)|^font$|^zoom$|^scale$|^animation|^--/;
/** Functions in which a length of zero needs no unit. Calculations need it. */
const PLAIN_FUNCTIONS = /^(?:translate(?:x|y|z|3d)?|minmax|repeat|rect)$/;
const LENGTH_UNITS = /^(?:px|r?em|ex|ch|vw|vh|vmin|vmax|cm|mm|q|in|pt|pc)$/i;

/** Browsers count in 64ths of a pixel, or with seven digits: what stands further behind is lost in any of them. */
const MOST_DECIMALS = 6;

/** `0.50` as `.5`; a whole number stays one, and a fraction of nothing does too where that decides what it is. */
function shortenNumber(written: string, isPlain: boolean): string {
  const [, whole, fraction = ''] = /^([-+]?\d*\.)(\d+)$/.exec(written) ?? [];
  if (whole === undefined) return written;
  const rounded = fraction.length > MOST_DECIMALS ? Number(written).toFixed(MOST_DECIMALS) : written;
  const cut = rounded.replace(/0+$/, '');
  if (Number(cut) === 0 && Number(written) !== 0) return written;
  const short = cut.endsWith('.') ? (isPlain ? written : cut.slice(0, -1)) : cut;
  return short.replace(/^([-+]?)0+\./, '$1.');
}

const isSpace = (token: CSSToken | undefined): boolean => token?.[0] === TokenType.Whitespace;
const isSlash = (token: CSSToken | undefined): boolean => token?.[0] === TokenType.Delim && token[1] === '/';

/** Behind or before these, white space says nothing. */
function dropsSpace(before: CSSToken | undefined, after: CSSToken | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  // An asterisk behind a slash would begin a comment.
  if (isSlash(before)) return !(after[0] === TokenType.Delim && after[1] === '*');
  if (isSlash(after)) return !(before[0] === TokenType.Delim && before[1] === '/');
  return (
    before[0] === TokenType.Comma ||
    after[0] === TokenType.Comma ||
    before[0] === TokenType.Function ||
    before[0] === TokenType.OpenParen ||
    after[0] === TokenType.CloseParen
  );
}

const nameOf = (token: CSSToken | undefined): string =>
  token?.[0] === TokenType.Function ? token[4].value.toLowerCase() : '';

interface Place {
  property: string;
  after: CSSToken | undefined;
  /** The functions and brackets around it, from the outermost. */
  around: readonly string[];
}

function shortenToken(token: CSSToken, { property, after, around }: Place): string {
  const written = token[1];
  switch (token[0]) {
    case TokenType.Hash:
      return around.some((name) => name.endsWith('element')) ? written : shortenHex(written);
    case TokenType.Ident:
      // A word within a function may be a name as well: var(--x, red), or the argument of one that is yet to come.
      return COLORED.test(property) && around.every((name) => name.endsWith('gradient'))
        ? shortenName(written)
        : written;
    case TokenType.Number:
      return shortenNumber(written, true);
    case TokenType.Percentage:
      return `${shortenNumber(written.slice(0, -1), false)}%`;
    case TokenType.Dimension: {
      const { unit, value } = token[4];
      const isZero = value === 0 && LENGTH_UNITS.test(unit) && !KEEPS_ZERO.test(property);
      // Of 0px.5px only the unit tells where the first number ends.
      const isApart = !after || !/^[\w.%]/.test(after[1]);
      if (isZero && isApart && around.every((name) => PLAIN_FUNCTIONS.test(name))) return '0';
      // The unit may be written with escapes: what stands before it is the number.
      const number = /^[-+]?\d*\.?\d+(?=[a-z%])/i.exec(written)?.[0];
      return number ? shortenNumber(number, false) + written.slice(number.length) : written;
    }
    default:
      return written;
  }
}

const BOXES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:color|style|width))$/;
const PAIRS =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:block|inline)|inset-(?:block|inline)|gap|overflow|overscroll-behavior)$/;
const FLEX: Readonly<Record<string, string>> = { '1 1 auto': 'auto', '0 0 auto': 'none' };

/** Four sides as fewer, where they are equal. */
function shortenSides(parts: readonly string[]): string {
  const [top, right = top, bottom = top, left = right] = parts;
  if (left !== right) return parts.join(' ');
  if (bottom !== top) return [top, right, bottom].join(' ');
  return right === top ? top! : `${top} ${right}`;
}

function shortenWhole(property: string, value: string): string {
  if (property === 'font-weight') return value === 'bold' ? '700' : value === 'normal' ? '400' : value;
  if (/^(?:-webkit-)?flex$/.test(property)) return FLEX[value] ?? value;
  // With a function a space may stand within a part.
  if (/[("'/,]/.test(value)) return value;
  const parts = value.split(' ');
  if (BOXES.test(property) && parts.length <= 4) return shortenSides(parts);
  return PAIRS.test(property) && parts.length === 2 && parts[0] === parts[1] ? parts[0]! : value;
}

/** Descriptors and old filters have a grammar of their own. */
const UNTOUCHED = /^(?:--|unicode-range$|src$|syntax$|initial-value$|(?:-ms-)?filter$|content$|quotes$)/;

/** The value of a declaration in its shortest form that means the same in every browser that knows it. */
export function shortenValue(name: string, value: string): string {
  const property = name.toLowerCase();
  // A sign in front is for old browsers, which read values in their own way.
  if (UNTOUCHED.test(property) || !/^[a-z-]/.test(property) || /progid|expression\s*\(|\\|\/\*/i.test(value))
    return value;
  const tokens = tokenize({ css: value });
  const around: string[] = [];
  let written = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token[0] === TokenType.EOF) break;
    if (isSpace(token)) {
      const after = tokens[at + 1];
      if (!dropsSpace(tokens[at - 1], after?.[0] === TokenType.EOF ? undefined : after)) written += ' ';
      continue;
    }
    const color = COLORED.test(property) && /^rgba?$/.test(nameOf(token)) ? shortenRgb(tokens, at) : undefined;
    if (color) {
      written += color.text;
      at = color.end;
      continue;
    }
    written += shortenToken(token, { property, after: tokens[at + 1], around });
    if (token[0] === TokenType.Function || token[0] === TokenType.OpenParen) around.push(nameOf(token));
    else if (token[0] === TokenType.CloseParen) around.pop();
  }
  return shortenWhole(property, written);
}
