/** The tokens of Go, with the semicolons that line ends stand for, by https://go.dev/ref/spec#Lexical_elements. */
export interface GoToken {
  type: 'name' | 'keyword' | 'literal' | 'operator' | 'directive';
  text: string;
}

export interface GoSource {
  tokens: GoToken[];
  /** Comments that no tool reads, and before which token they stand. */
  comments: { text: string; at: number }[];
  builds: string[];
}

const KEYWORDS = new Set(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var'.split(
    ' ',
  ),
);
const NAME = /[\w\u0080-\uffff]+/y;
const NUMBER =
  /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?[\d_]+)?i?|0[oO][0-7_]+i?|0[bB][01_]+i?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?[\d_]+)?i?/y;
const OPERATOR = /<<=|>>=|&\^=|\.\.\.|&&|\|\||<-|\+\+|--|==|!=|<=|>=|:=|&\^|<<|>>|[-+*/%&|^]=|[^\s\w]/y;
/** `//go:embed a`, `//line a.go:1`: tools read these, and only as they are. */
const DIRECTIVE = /^\/\/(?:[a-z\d]+:[a-z\d]|line |extern |export )/;
const BUILD = /^\/\/go:build\s/;
const OLD_BUILD = /^\/\/\s*\+build\s/;

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? source.slice(at, pattern.lastIndex) : undefined;
}

/** `0X1F` is `0x1f`, `0E1` is `0e1`, and zeros before an imaginary number make it no octal one. */
function writeNumber(text: string): string {
  const number = text.toLowerCase();
  return /^0[\d_]*i$/.test(number) ? number.replace(/^[0_]+(?=\d)/, '') : number;
}

const endsStatement = (token: GoToken | undefined): boolean => {
  if (!token) return false;
  const { type, text } = token;
  if (type === 'operator') return text === ')' || text === ']' || text === '}' || text === '++' || text === '--';
  if (type === 'keyword') return /^(?:break|continue|fallthrough|return)$/.test(text);
  return type !== 'directive';
};

/** Where a string or a rune ends. */
function endOfQuoted(source: string, from: number): number {
  const quote = source[from]!;
  if (quote === '`') return source.indexOf('`', from + 1) + 1 || source.length;
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

export function readGo(source: string): GoSource {
  const read: GoSource = { tokens: [], comments: [], builds: [] };
  const { tokens } = read;
  let at = 0;
  let last: GoToken | undefined;
  let isLineStart = true;
  const push = (type: GoToken['type'], text: string) => {
    const token = { type, text };
    tokens.push(token);
    if (type !== 'directive') last = token;
  };
  const endLine = () => {
    isLineStart = true;
    if (endsStatement(last)) push('operator', ';');
  };
  while (at < source.length) {
    const sign = source[at]!;
    if (sign === '\n') endLine();
    if (sign <= ' ' || sign === '\ufeff') {
      at++;
      continue;
    }
    const wasLineStart = isLineStart;
    isLineStart = false;
    let text: string;
    if (sign === '/' && (source[at + 1] === '/' || source[at + 1] === '*')) {
      const isLine = source[at + 1] === '/';
      const end = isLine ? source.indexOf('\n', at) : source.indexOf('*/', at + 2) + 2;
      text = source.slice(at, end < (isLine ? 0 : 2) ? undefined : end);
      const comment = text.replaceAll('\r', '').trimEnd();
      if (BUILD.test(comment)) read.builds.push(comment.slice(10).replace(/[\s()]+/g, ''));
      else if (wasLineStart && DIRECTIVE.test(comment)) push('directive', comment);
      else if (!OLD_BUILD.test(comment)) read.comments.push({ text: comment, at: tokens.length });
      // The end of its line follows a line comment; one in a block comment counts too.
      if (!isLine && text.includes('\n')) endLine();
    } else if (sign === '"' || sign === '`' || sign === "'") {
      text = source.slice(at, endOfQuoted(source, at));
      push('literal', sign === '`' ? text.replaceAll('\r', '') : text);
    } else if ((sign >= '0' && sign <= '9') || (sign === '.' && /\d/.test(source[at + 1] ?? ''))) {
      text = matchAt(NUMBER, source, at)!;
      push('literal', writeNumber(text));
    } else {
      const name = matchAt(NAME, source, at);
      text = name ?? matchAt(OPERATOR, source, at) ?? sign;
      push(name === undefined ? 'operator' : KEYWORDS.has(text) ? 'keyword' : 'name', text);
    }
    at += text.length;
  }
  endLine();
  return read;
}
