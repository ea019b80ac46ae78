/**
 * The tokens of Python, one logical line at a time, by https://docs.python.org/3/reference/lexical_analysis.html. The text of f-strings
 * and t-strings comes in pieces, with the tokens of their fields between.
 */
export interface PythonToken {
  type:
    | 'name'
    | 'number'
    | 'operator'
    | 'string'
    /** Opens an f-string or t-string. */
    | 'start'
    | 'text'
    | 'end'
    /** `{` and `}` of a field, and what can follow its expression: `=`, `!r`, `:`. */
    | 'field'
    | 'debug'
    | 'conversion'
    | 'spec'
    | 'close';
  text: string;
  /** Of strings and their pieces: prefix in lower case. */
  prefix?: string;
  /** Text of a format: `{{` is no brace there. */
  isSpec?: boolean;
}

export interface PythonLine {
  /** Columns of white space before it. */
  indent: number;
  tokens: PythonToken[];
}

type Open =
  | { type: 'bracket' }
  | { type: 'text'; quote: string; prefix: string; isSpec: boolean }
  | { type: 'field'; from: number; quote: string; prefix: string };

const NAME = /[\w\u0080-\uffff]+/y;
const NUMBER =
  /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.(?:\d[\d_]*)?|\.\d[\d_]*|\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?/y;
const OPERATOR = /\*\*=?|\/\/=?|>>=?|<<=?|\.\.\.|->|:=|[-+*/%@&|^=!<>]=|<>|[^\s\w]/y;
/** Signs that are no part of a longer one. */
const ALONE = '()[]{},;~';
const PREFIX = /(?:[rbuft]|br|rb|fr|rf|tr|rt)?(?:'''|"""|'|")/iy;
const CONVERSION = /![ \t\n]*\w+/y;
const SPACE = /\s*/y;

/** What an expression finds at a place, and only there. */
function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? source.slice(at, pattern.lastIndex) : undefined;
}

/** A string has no end. Sources that were formatted have none of these. */
export class OpenStringError extends Error {}

export class PythonReader {
  /** Without `#` and the blanks around it. */
  readonly comments: string[] = [];
  private at = 0;
  private readonly open: Open[] = [];
  private tokens: PythonToken[] = [];
  private readonly source: string;

  constructor(source: string) {
    this.source = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  }

  /** The next line with a token in it. */
  next(): PythonLine | undefined {
    const { source } = this;
    this.tokens = [];
    let indent = this.readIndent();
    while (this.at < source.length) {
      const top = this.open.at(-1);
      if (top?.type === 'text') {
        this.readText(top);
        continue;
      }
      if (source[this.at] === '\n') {
        this.at++;
        if (top) continue;
        if (this.tokens.length > 0) return { indent, tokens: this.tokens };
        indent = this.readIndent();
      } else this.readToken(top);
    }
    if (this.open.some(({ type }) => type !== 'bracket')) throw new OpenStringError();
    return this.tokens.length > 0 ? { indent, tokens: this.tokens } : undefined;
  }

  private readIndent(): number {
    let indent = 0;
    let continued = 0;
    for (; ; this.at++) {
      const sign = this.source[this.at];
      if (sign === ' ') indent++;
      else if (sign === '\t') indent += 8 - (indent % 8);
      else if (sign === '\f') indent = 0;
      else if (sign === '\\' && this.source[this.at + 1] === '\n') {
        // The first line with blanks before its backslash decides.
        continued ||= indent;
        indent = 0;
        this.at++;
      } else return continued || indent;
    }
  }

  private push(type: PythonToken['type'], text: string, prefix?: string, isSpec?: boolean): void {
    this.tokens.push(prefix === undefined ? { type, text } : { type, text, prefix, isSpec: isSpec ?? false });
  }

  private readToken(top: Open | undefined): void {
    const { source, at } = this;
    const sign = source[at]!;
    const isWord = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || sign === '_' || sign > '\x7f';
    const opening = isWord || sign === "'" || sign === '"' ? matchAt(PREFIX, source, at) : undefined;
    if (sign === ' ' || sign === '\t' || sign === '\f') this.at++;
    else if (sign === '\\' && source[at + 1] === '\n') this.at += 2;
    else if (sign === '#') this.readComment();
    else if (opening !== undefined) this.readString(opening);
    else if (top?.type !== 'field' || !this.readFieldEnd(top)) this.readPlain(sign, isWord, top);
  }

  private readPlain(sign: string, isWord: boolean, top: Open | undefined): void {
    const { source, at } = this;
    const isAlone = ALONE.includes(sign);
    const number = isWord || isAlone ? undefined : matchAt(NUMBER, source, at);
    const text = isAlone ? sign : (number ?? matchAt(isWord ? NAME : OPERATOR, source, at) ?? sign);
    this.at += text.length;
    this.push(number !== undefined ? 'number' : isWord ? 'name' : 'operator', text);
    if (text === '(' || text === '[' || text === '{') this.open.push({ type: 'bracket' });
    else if ((text === ')' || text === ']' || text === '}') && top?.type === 'bracket') this.open.pop();
  }

  private readComment(): void {
    const end = this.source.indexOf('\n', this.at);
    const comment = this.source.slice(this.at, end === -1 ? undefined : end);
    this.at += comment.length;
    // Comments of several lines can end up side by side on one.
    for (const part of comment.split('#')) if (part.trim() !== '') this.comments.push(part.trim());
  }

  /** What ends the expression of a field, outside of all brackets. */
  private readFieldEnd(field: Open & { type: 'field' }): boolean {
    const { source } = this;
    const sign = source[this.at];
    if (sign === '}') {
      this.at++;
      this.push('close', '}');
      this.open.pop();
    } else if (sign === ':') {
      this.at++;
      this.push('spec', ':');
      this.open.push({ type: 'text', quote: field.quote, prefix: field.prefix, isSpec: true });
    } else if (sign === '!' && source[this.at + 1] !== '=') {
      const text = matchAt(CONVERSION, source, this.at) ?? sign;
      this.at += text.length;
      this.push('conversion', text.replace(/\s+/, ''));
    } else if (sign === '=' && source[this.at + 1] !== '=') {
      this.at += 1 + matchAt(SPACE, source, this.at + 1)!.length;
      this.push('debug', source.slice(field.from, this.at));
    } else return false;
    return true;
  }

  private readString(opening: string): void {
    const { source } = this;
    const quote = /'''|"""|'|"/.exec(opening)![0];
    const prefix = opening.slice(0, -quote.length).toLowerCase();
    this.at += opening.length;
    if (/[ft]/.test(prefix)) {
      this.push('start', '', prefix);
      this.open.push({ type: 'text', quote, prefix, isSpec: false });
      return;
    }
    let end = this.at;
    while (!source.startsWith(quote, end)) {
      if (end >= source.length || (quote.length === 1 && source[end] === '\n')) throw new OpenStringError();
      end += source[end] === '\\' ? 2 : 1;
    }
    this.push('string', source.slice(this.at, end), prefix);
    this.at = end + quote.length;
  }

  /** Text up to the next field or the end of what it stands in. */
  private readText({ quote, prefix, isSpec }: Open & { type: 'text' }): void {
    const { source } = this;
    const from = this.at;
    const isRaw = prefix.includes('r');
    let end = from;
    for (; ; end++) {
      const sign = source[end];
      const next = source[end + 1];
      if (sign === undefined) throw new OpenStringError();
      if (sign === '\\' && next !== '{' && next !== '}') {
        if (!isRaw && next === 'N' && source[end + 2] === '{') end = Math.max(end, source.indexOf('}', end));
        else end++;
      } else if (!isSpec && (sign === '{' || sign === '}') && next === sign) end++;
      else if (sign === '{' || (sign === '}' && isSpec) || (sign === quote[0] && source.startsWith(quote, end))) break;
    }
    if (end > from) this.push('text', source.slice(from, end), prefix, isSpec);
    this.at = end;
    if (source[end] === '{') {
      this.at++;
      this.push('field', '{');
      this.open.push({ type: 'field', from: this.at, quote, prefix });
      return;
    }
    this.open.pop();
    // The field that a format belongs to reads its own brace.
    if (source[end] === '}') return;
    if (isSpec) throw new OpenStringError();
    this.at += quote.length;
    this.push('end', '');
  }
}
