export type JsonTokenKind = 'key' | 'string' | 'number' | 'literal' | 'punctuation' | 'comment';

/** Start, end and kind of one token. */
export type JsonToken = readonly [start: number, end: number, kind: JsonTokenKind];

export interface TokenizeOptions {
  /** The slice starts inside a block comment. */
  inComment?: boolean;
}

const TOKEN = /(")|(-?\d[\w.+-]*)|\b(true|false|null)\b|([[\]{},:])|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const COLON = /\s*:/y;
const STRING_STOP = /["\\\r\n]/g;

/** End of the string that opens at `start`: after its quote, at the end of its line, or at the end of the slice. */
function stringStop(slice: string, start: number): number {
  STRING_STOP.lastIndex = start + 1;
  while (STRING_STOP.test(slice)) {
    const at = STRING_STOP.lastIndex - 1;
    if (slice[at] === '"') return at + 1;
    if (slice[at] !== '\\') return at;
    STRING_STOP.lastIndex = /[\r\n]/.test(slice[at + 1] ?? '\n') ? at + 1 : at + 2;
  }
  return slice.length;
}

/**
 * The tokens of a slice of JSON, for colours. Looks at nothing outside the slice, so a viewer can hand over only the
 * lines it shows; anything that is no JSON, and strings cut off by the end of the slice, do no harm.
 */
export function tokenizeJson(slice: string, options: TokenizeOptions = {}): JsonToken[] {
  const tokens: JsonToken[] = [];
  let from = 0;
  if (options.inComment) {
    const close = slice.indexOf('*/');
    from = close === -1 ? slice.length : close + 2;
    if (from > 0) tokens.push([0, from, 'comment']);
  }
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(slice); match !== null; match = TOKEN.exec(slice)) {
    const start = match.index;
    let end = TOKEN.lastIndex;
    let kind: JsonTokenKind = 'comment';
    if (match[1] !== undefined) {
      end = stringStop(slice, start);
      TOKEN.lastIndex = end;
      COLON.lastIndex = end;
      kind = COLON.test(slice) ? 'key' : 'string';
    } else if (match[2] !== undefined) kind = 'number';
    else if (match[3] !== undefined) kind = 'literal';
    else if (match[4] !== undefined) kind = 'punctuation';
    tokens.push([start, end, kind]);
  }
  return tokens;
}
