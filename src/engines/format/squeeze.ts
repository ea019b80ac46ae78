import { type Comment, type Node, type Options, parse, type Token } from 'acorn';

interface Read {
  tree: Node;
  tokens: Token[];
  comments: Comment[];
}

/** A script, or what only parses as a module. Throws the error of the reading that got further. */
export function parseScript(source: string): Read {
  let furthest: unknown;
  const place = (error: unknown) => (error as { pos?: number } | undefined)?.pos ?? -1;
  for (const sourceType of ['script', 'module'] as const) {
    const tokens: Token[] = [];
    const comments: Comment[] = [];
    const options: Options = {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
      onToken: tokens,
      onComment: comments,
    };
    try {
      return { tree: parse(source, options), tokens, comments };
    } catch (error) {
      if (place(error) >= place(furthest)) furthest = error;
    }
  }
  throw furthest;
}

export function readScript(source: string): Read | undefined {
  try {
    return parseScript(source);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Part {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  body?: Part[];
  argument?: Part | null;
  flags?: string;
}

const DECLARES = /Declaration$/;
const TAKES_STATEMENT = /^(?:DoWhile|For|ForIn|ForOf|If|Labeled|While|With)Statement$/;
/** `{ a() }` where one statement is wanted is `a()`. */
const unwrapped = (part: Part): Part => {
  const [only, ...rest] = part.type === 'BlockStatement' ? part.body! : [];
  return only && rest.length === 0 && !DECLARES.test(only.type) ? unwrapped(only) : part;
};
/** `() => { return a }` is `() => a`. */
const returned = ({ type, body = [] }: Part) =>
  type === 'BlockStatement' && body.length === 1 && body[0]!.type === 'ReturnStatement' ? body[0]!.argument : undefined;
const BESIDE = new Set(['start', 'end', 'raw', 'directive', 'expression']);

/** `1e1000` is as many as `1/0`, and JSON would have null for it. */
const INFINITE = {
  type: 'BinaryExpression',
  left: { type: 'Literal', value: 1 },
  operator: '/',
  right: { type: 'Literal', value: 0 },
};

function meant(this: Part, key: string, value: unknown): unknown {
  if (BESIDE.has(key) && typeof value !== 'object') return undefined;
  // `{a: a}` is `{a}`, but `__proto__: a` sets what `__proto__` does not.
  if (key === 'shorthand') return (this as { key?: Part }).key?.name === '__proto__' ? value : undefined;
  // `{"a": 1}` is `{a: 1}`.
  if (key === 'key' && !this.computed && (value as Part).type !== 'PrivateIdentifier')
    return String((value as Part).name ?? (value as Part).value);
  if (key === 'regex') return { ...(value as Part), flags: [...(value as Part).flags!].sort().join('') };
  if (key === 'body' && this.type === 'ArrowFunctionExpression') return returned(value as Part) ?? value;
  if (/^(?:body|consequent|alternate)$/.test(key) && value && TAKES_STATEMENT.test(this.type))
    return unwrapped(value as Part);
  if ((value as Part | null)?.value === Number.POSITIVE_INFINITY) return INFINITE;
  if (Array.isArray(value) && key === 'body') return value.filter(({ type }: Part) => type !== 'EmptyStatement');
  return typeof value === 'bigint' ? `${value}n` : value;
}

/** Everything that a tree says; not where, or in which of several ways that are the same. */
const meaning = (tree: Node): string => JSON.stringify(tree, meant);

/** Whether both are read as the same script, which is so too where neither can be read here. */
export function isSameScript(before: string, after: string): boolean {
  const [left, right] = [readScript(before), readScript(after)];
  return left && right ? meaning(left.tree) === meaning(right.tree) : left === right;
}

const IN_NAME = /[\w$\\#@\u0080-\uffff]/;
/** Signs that would be read as one, or begin a comment. */
const GROWS = /^(?:\+\+|--|\/\/|\/\*|<!|->|\.\.|\?\.|\.\d|\d\.)$/;
/** A line break behind the first or before the second ends no statement. */
const GOES_ON = /[{([,;:?=&|^~!<>*%.]$/;
const CONTINUES = /^[)\]},;:?=&|^<>*%.]/;

const needsSpace = (before: string, after: string, isRegex: boolean): boolean => {
  const [last, first] = [before.at(-1)!, after[0]!];
  return (IN_NAME.test(last) && IN_NAME.test(first)) || (isRegex && IN_NAME.test(first)) || GROWS.test(last + first);
};

export interface SqueezeOptions {
  removeComments: boolean;
  removeNewlines: boolean;
}

/** The tokens of a script with as little between them as there may be; undefined where that would be another script. */
export function squeeze(source: string, { removeComments, removeNewlines }: SqueezeOptions): string | undefined {
  const read = readScript(source);
  if (!read) return undefined;
  let code = /^#!.*\n?/.exec(source)?.[0] ?? '';
  let end = code.length;
  let last = '';
  let isRegex = false;
  let comment = 0;
  for (const token of read.tokens) {
    const text = source.slice(token.start, token.end);
    const gap = source.slice(end, token.start);
    const breaks = /[\n\r\u2028\u2029]/.test(gap);
    let kept = '';
    for (; comment < read.comments.length && read.comments[comment]!.end <= token.start; comment++) {
      const { type, start, end: to } = read.comments[comment]!;
      if (!removeComments && start >= end) kept += source.slice(start, to) + (type === 'Line' ? '\n' : '');
    }
    if (kept) code += `${breaks && last ? '\n' : last ? ' ' : ''}${kept}`;
    else if (gap && last && text) {
      const matters = breaks && !(GOES_ON.test(last) || CONTINUES.test(text));
      if (breaks && (matters || !removeNewlines)) code += '\n';
      else if (needsSpace(last, text, isRegex)) code += ' ';
    }
    code += text;
    if (text) last = text;
    isRegex = token.type.label === 'regexp';
    end = token.end;
  }
  const written = readScript(code);
  return written && meaning(written.tree) === meaning(read.tree) ? code : undefined;
}
