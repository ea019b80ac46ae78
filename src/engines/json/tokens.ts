export type JsonTokenKind = 'key' | 'string' | 'number' | 'literal' | 'punctuation' | 'comment';

/** Start, end and kind of one token. */
export type JsonToken = readonly [start: number, end: number, kind: JsonTokenKind];

export interface TokenizeOptions {
  /** The slice starts inside a block comment. */
  inComment?: boolean;
}

const TOKEN =
  /("(?:[^"\\\r\n]|\\.)*(?:"|\\?$|\\?(?=[\r\n])))|(-?\d[\w.+-]*)|\b(true|false|null)\b|([[\]{},:])|(\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$))/g;

// After a string: is it a key? Comments may stand before the colon.
const COLON = /(?:\s|\/\*[^]*?\*\/|\/\/[^\r\n]*)*:/y;

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
    const end = TOKEN.lastIndex;
    let kind: JsonTokenKind = 'comment';
    if (match[1] !== undefined) {
      COLON.lastIndex = end;
      kind = COLON.test(slice) ? 'key' : 'string';
    } else if (match[2] !== undefined) kind = 'number';
    else if (match[3] !== undefined) kind = 'literal';
    else if (match[4] !== undefined) kind = 'punctuation';
    tokens.push([start, end, kind]);
  }
  return tokens;
}
