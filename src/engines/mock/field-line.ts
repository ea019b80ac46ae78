/** `name[0-3]: type(arguments) unique nulls 20%` taken apart, in time that grows with its length however it is written. */
interface LineParts {
  readonly name: string;
  /** What stands in brackets behind the name. */
  readonly list?: string;
  readonly rest: string;
}

export interface TypePart {
  readonly type: string;
  /** What stands in parentheses. */
  readonly args: string | undefined;
  readonly isUnique: boolean;
  readonly nulls: number;
}

/** A comment begins a line, or stands behind white space. */
export const withoutComment = (line: string): string => line.replace(/(?<!\S)#.*$/s, '');

/** Nothing where there is no colon, or no name before it. */
export function splitLine(text: string): LineParts | undefined {
  const colon = text.indexOf(':');
  if (colon === -1) return undefined;
  const head = text.slice(0, colon).trim();
  const open = head.endsWith(']') ? head.lastIndexOf('[') : -1;
  const name = open === -1 ? head : head.slice(0, open).trimEnd();
  if (name === '' || /[[\]]/.test(name)) return undefined;
  return { name, ...(open !== -1 && { list: head.slice(open + 1, -1) }), rest: text.slice(colon + 1) };
}

/** `unique` and `nulls 20%` at the end, and what stands before them. */
function splitEnding(text: string) {
  const words = text.split(/\s+/).filter(Boolean);
  let isUnique = false;
  let nulls = 0;
  for (;;) {
    const end = words.slice(-3).join(' ').toLowerCase();
    const [, share] = /(?:^| )nulls (\d{1,3}) ?%$/.exec(end) ?? [];
    if (share !== undefined) {
      nulls = Number(share);
      words.length -= end.endsWith(' %') ? 3 : 2;
    } else if (words.at(-1)?.toLowerCase() === 'unique') {
      isUnique = true;
      words.pop();
    } else return { before: words.join(' '), isUnique, nulls };
  }
}

/** The type, its arguments and what stands behind them. Nothing where parentheses do not match, or something else follows. */
export function splitType(rest: string): TypePart | undefined {
  const open = rest.indexOf('(');
  const close = rest.lastIndexOf(')');
  const { before, ...ending } = splitEnding(rest.slice(close + 1));
  if (open === -1 && close === -1) return { type: before, args: undefined, ...ending };
  if (open === -1 || close < open || before !== '') return undefined;
  return { type: rest.slice(0, open).trim(), args: rest.slice(open + 1, close), ...ending };
}
