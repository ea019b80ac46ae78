import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { colorsNamed } from 'culori/fn';

const toHex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** `#aabbcc` as `#abc`, without an alpha of 1. */
function shortenDigits(hex: string): string {
  const digits = hex.length === 9 && hex.endsWith('ff') ? hex.slice(0, 7) : hex;
  const pairs = /^#(.)\1(.)\2(.)\3(?:(.)\4)?$/.exec(digits);
  return pairs ? `#${pairs.slice(1).join('')}` : digits;
}

let toName: Map<string, string> | undefined;
let toColor: Map<string, string> | undefined;

/** Names that are shorter than their digits, and digits that are shorter than their names. */
function readTables() {
  toName = new Map();
  toColor = new Map([['transparent', '#0000']]);
  for (const [name, rgb] of Object.entries(colorsNamed as Record<string, number>)) {
    const digits = shortenDigits(`#${rgb.toString(16).padStart(6, '0')}`);
    // Of two names for a color the shorter one; a hex color that is as short stays.
    if (name.length < Math.min(digits.length, toName.get(digits)?.length ?? 9)) toName.set(digits, name);
    if (digits.length < name.length) toColor.set(name, digits);
  }
}

/** A hex color, or the name that is shorter. */
export function shortenHex(written: string): string {
  const hex = written.toLowerCase();
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(hex)) return written;
  if (!toName) readTables();
  const full = hex.length < 6 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
  const short = shortenDigits(full);
  return toName?.get(short) ?? short;
}

export function shortenName(written: string): string {
  if (!toColor) readTables();
  return toColor?.get(written.toLowerCase()) ?? written;
}

const CHANNELS = 255;
const isByte = (value: number): boolean => value >= 0 && value <= CHANNELS && Number.isInteger(value);

/**
 * An alpha as the byte that browsers write in just this way: CSSOM has them write two decimals where these give the byte back,
 * and three otherwise. So 0.5 and #80 are one and the same, and 0.501 is neither.
 */
function toByte(alpha: number): number | undefined {
  const byte = Math.round(alpha * CHANNELS);
  const short = Math.round((byte / CHANNELS) * 100) / 100;
  const written = Math.round(short * CHANNELS) === byte ? short : Math.round((byte / CHANNELS) * 1000) / 1000;
  return Math.abs(written - alpha) < 1e-9 && isByte(byte) ? byte : undefined;
}

/** The color that `rgb(` at this place begins, as digits, and where it ends: where they say exactly the same. */
export function shortenRgb(tokens: readonly CSSToken[], at: number): { text: string; end: number } | undefined {
  const values: number[] = [];
  for (let end = at + 1; end < tokens.length; end++) {
    const token = tokens[end]!;
    if (token[0] === TokenType.CloseParen) {
      const [red = -1, green = -1, blue = -1, alpha = 1, ...more] = values;
      const last = toByte(alpha);
      if (last === undefined || ![red, green, blue].every(isByte) || more.length > 0) return undefined;
      const channels = [red, green, blue, last];
      return { text: shortenHex(`#${channels.map(toHex).join('')}`), end };
    }
    if (token[0] === TokenType.Number) values.push(token[4].value);
    else if (
      token[0] !== TokenType.Comma &&
      token[0] !== TokenType.Whitespace &&
      !(token[0] === TokenType.Delim && token[1] === '/')
    )
      return undefined;
  }
  return undefined;
}
