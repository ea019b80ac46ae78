/** A piece of an expression. `symbol` is its one spelling: `−`, `–` and `-` are all `-`. */
export interface Token {
  kind: 'number' | 'name' | 'operator' | 'unknown';
  symbol: string;
  text: string;
  at: number;
}

const CONSTANT_NAMES = ['pi', 'tau', 'e'] as const;
const POSTFIX_SIGNS = ['!', '%', '²', '³'] as const;
export type ConstantName = (typeof CONSTANT_NAMES)[number];
export type PostfixSign = (typeof POSTFIX_SIGNS)[number];

export const isConstant = ({ symbol }: Token): boolean => (CONSTANT_NAMES as readonly string[]).includes(symbol);
export const isPostfix = ({ symbol }: Token): boolean => (POSTFIX_SIGNS as readonly string[]).includes(symbol);

/** The many ways in which operators are written. */
export const OPERATOR_SPELLINGS = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '**': '^',
} as const;
const SPELLINGS: Readonly<Record<string, string>> = { ...OPERATOR_SPELLINGS, π: 'pi' };

const PIECE =
  /(?<space>\s+)|(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|(?<name>[a-z]+\d*(?=\s*\()|[a-z]+|π)|(?<operator>\*\*|[-−–+*×·⋅∗/÷∕^!%²³()√])|(?<unknown>.)/gisu;

/** Splits an expression into its pieces. What belongs to no expression is a piece too: whoever reads on says so. */
export function getTokens(expression: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {}, index, 0: text } of expression.matchAll(PIECE)) {
    if (groups.space !== undefined) continue;
    const kind = (['number', 'name', 'operator', 'unknown'] as const).find((one) => groups[one] !== undefined)!;
    const symbol = Object.hasOwn(SPELLINGS, text) ? SPELLINGS[text]! : text;
    tokens.push({ kind, symbol: kind === 'name' ? symbol.toLowerCase() : symbol, text, at: index });
  }
  return tokens;
}
