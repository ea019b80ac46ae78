import { type Comment, type Node, type Options, parse, type Token } from 'acorn';

interface Read {
  tree: Node;
  tokens: Token[];
  comments: Comment[];
}

/** A script, or what only parses as a module; undefined where it is neither. */
export function readScript(source: string): Read | undefined {
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
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}

/** Everything that a tree says but the places of its nodes. */
const meaning = (tree: Node): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === 'start' || key === 'end' || key === 'raw' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
  );

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
