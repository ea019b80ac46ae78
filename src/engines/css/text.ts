import { InputError, placeAt } from '@/engines/input-error';

/** A string as the parser reads it, over lines too. An open end counts, or a sheet full of quotes takes the square of its length. */
export const STRING = /"(?:[^"\\]+|\\[\s\S])*"?|'(?:[^'\\]+|\\[\s\S])*'?/.source;
export const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/.source;

/** White space after a backslash belongs to the name before it; the parsers cut it off where a name ends. */
const ESCAPES = new RegExp(
  `${STRING}|${COMMENT}|url\\((?!\\s*["'])[^)]*\\)?|\\\\(?:([\\r\\n])|([ \\t\\f])(?=(?:\\s|/\\*(?:[^*]|\\*(?!/))*\\*/)*(?:[{};,!)]|$))|[\\s\\S])`,
  'gi',
);

/** Every escaped space at the end of a name as the number it stands for, which cutting leaves whole: `.a\ {}` as `.a\20{}`. */
export function firmEscapes(source: string, title?: string): string {
  if (!source.includes('\\')) return source;
  return source.replace(ESCAPES, (all: string, lineBreak?: string, space?: string, at = 0) => {
    if (lineBreak)
      throw new InputError('A backslash at the end of a line escapes nothing', { title, ...placeAt(source, at) });
    return space ? `\\${space.charCodeAt(0).toString(16)}` : all;
  });
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const OPEN_PARTS = /(["'])(?:(?!\1)[^\\\n]|\\[\s\S])*(\1?)|\/\*[\s\S]*?(\*\/|$)|\\[\s\S]|[{}()[\]]/g;

/** What a browser adds where a sheet ends too early (CSS Syntax: the end closes everything), and where that was opened. */
export function missingEnd(source: string): { signs: string; opened: number } | undefined {
  const open: { sign: string; at: number }[] = [];
  for (const { 0: part, 1: quote, 2: endQuote, 3: endComment, index: at } of source.matchAll(OPEN_PARTS)) {
    if (quote !== undefined) {
      if (endQuote) continue;
      // A string that ends with its line is a mistake of another kind.
      if (at + part.length < source.length) return undefined;
      open.push({ sign: quote, at });
    } else if (endComment === '') open.push({ sign: '*/', at });
    else if (part in CLOSING) open.push({ sign: CLOSING[part] as string, at });
    else if (part === open.at(-1)?.sign) open.pop();
  }
  const [first] = open;
  if (first === undefined) return undefined;
  return {
    signs: open
      .map(({ sign }) => sign)
      .reverse()
      .join(''),
    opened: first.at,
  };
}
