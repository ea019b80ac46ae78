import { OPERATOR_SPELLINGS } from '../calculate/tokens';
import { CURRENCY_SIGNS } from './measures';

/** A piece of a line. `symbol` is its one spelling: `−` and `-` are both `-`, names are in lower case. */
export interface Token {
  readonly kind: 'number' | 'based' | 'date' | 'word' | 'sign' | 'unknown';
  readonly symbol: string;
  readonly text: string;
  readonly at: number;
}

const SPELLINGS: Readonly<Record<string, string>> = { ...OPERATOR_SPELLINGS, '→': '->', ';': ',' };

const MONTH = `(?:${[
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
].join('|')})`;
/** "25 Dec 2026", "December 25th, 2026" */
const NAMED_DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+${MONTH}\.?,?|${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?)\s+\d{4}(?![\p{L}\d])`;

const PIECE = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<date>\d{4}-\d\d-\d\d(?!\d)(?:[T ]\d\d:\d\d(?::\d\d)?)?|${NAMED_DATE})`,
    String.raw`(?<based>0x[\da-f]+|0b[01]+|0o[0-7]+)(?![\p{L}\d])`,
    // An e with digits behind it is an exponent; e alone is a name or a unit.
    String.raw`(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`,
    // Units are words too: m², °C, µm; those with a slash are put together where they are read.
    String.raw`(?<word>°\s?[CF]?(?![\p{L}])|[\p{L}µΩ_][\p{L}\p{M}\d_µΩ]*)`,
    String.raw`(?<sign>\*\*|<<|>>|->|[-−–+*×·⋅∗/÷∕^!%²³()√&|~,;=→#'"′″${CURRENCY_SIGNS}])`,
    '(?<unknown>.)',
  ].join('|'),
  'giu',
);

export function getTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {}, index, 0: piece } of text.matchAll(PIECE)) {
    if (groups.space !== undefined) continue;
    const kind = (['number', 'based', 'date', 'word', 'sign', 'unknown'] as const).find(
      (one) => groups[one] !== undefined,
    )!;
    const symbol = Object.hasOwn(SPELLINGS, piece) ? SPELLINGS[piece]! : piece;
    tokens.push({ kind, symbol: kind === 'word' ? symbol.toLowerCase() : symbol, text: piece, at: index });
  }
  return tokens;
}

/** Where a comment begins: at a # or // that starts the line or stands after a blank. */
export const withoutComment = (line: string): string => {
  const at = line.search(/(?:^|\s)(?:#(?!\d)|\/\/)/);
  return at < 0 ? line : line.slice(0, at);
};
