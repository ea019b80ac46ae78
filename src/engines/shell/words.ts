/** A piece of a word: text as it is, a variable the shell would fill in, or a command whose output it would put there. */
export type Piece =
  | { kind: 'text'; text: string }
  /** `rest` is what follows the name in braces, such as `:-default`. */
  | { kind: 'variable'; name: string; rest: string }
  | { kind: 'command'; text: string };

export interface Word {
  pieces: Piece[];
  /** Where it starts. */
  at: number;
  /** As it was written. */
  source: string;
}

export interface ShellCommand {
  words: Word[];
  /** What sends output to or takes input from a file. */
  redirections: string[];
  at: number;
}

const CONTINUATION = /[\\^`][ \t]*\r?\n/y;
const BLANK = /[ \t\r]/;
const OPERATOR = /&&|\|\||\|&|[;|&\n]/y;
const REDIRECTION = /\d*(?:>>|>&|<<<|<<|[<>])&?[ \t]*(?:[^\s;|&<>]*)/y;
const PLAIN = /[^\s\\^`'"$;|&<>]+/y;
const PLAIN_IN_QUOTES = /[^"\\$`]+/y;
const VARIABLE = /\$[A-Za-z_]\w*/y;
const PATH = /[^\s'"$;|&<>]+/y;
const SPECIAL_IN_QUOTES = '$`"\\';
/** `<version>`: to be filled in by the reader. */
const PLACEHOLDER = /<[A-Za-z][\w-]*>/y;
const DRIVE = /(?:^|[=,])[A-Za-z]:$/;

/** The end of what an opening sign at `at` encloses, quotes and nesting considered; -1 where it never closes. */
function closing(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  let quote = '';
  for (let index = at; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === '\\') index++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === open) depth++;
    else if (sign === close && --depth === 0) return index;
  }
  return -1;
}

/** Goes through the text once, and collects the commands, the words of the one it is in, and the pieces of its word. */
class ShellReader {
  readonly commands: ShellCommand[] = [];
  /** Where a quote stands that is never closed. */
  open?: number;
  private words: Word[] = [];
  private redirections: string[] = [];
  private pieces?: Piece[];
  /** Where the word began. */
  private start = 0;
  /** Text of the word that is not yet a piece. */
  private run: string[] = [];
  private at = 0;
  /** Once an opening sign was not closed there is nothing to look for after it. */
  private readonly unclosed = new Set<string>();

  constructor(private readonly text: string) {}

  read(): void {
    while (this.at < this.text.length) if (!this.readBetweenWords()) this.readInWord(this.text[this.at]!);
    this.endCommand();
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  private begin(): void {
    if (this.pieces) return;
    this.pieces = [];
    this.start = this.at;
  }

  private flush(): void {
    if (this.run.length > 0) this.pieces!.push({ kind: 'text', text: this.run.join('') });
    this.run = [];
  }

  /** Adds text to the word and goes on behind what was written for it. */
  private addText(part: string, written = part.length): void {
    this.begin();
    this.run.push(part);
    this.at += written;
  }

  private addPiece(piece: Piece, end: number): void {
    this.begin();
    this.flush();
    this.pieces!.push(piece);
    this.at = end;
  }

  private endWord(): void {
    if (!this.pieces) return;
    this.flush();
    this.words.push({ pieces: this.pieces, at: this.start, source: this.text.slice(this.start, this.at) });
    this.pieces = undefined;
  }

  private endCommand(): void {
    this.endWord();
    const { redirections, words } = this;
    if (words.length > 0) this.commands.push({ words, redirections, at: words[0]!.at });
    this.words = [];
    this.redirections = [];
  }

  /** Reads what ends a word, or stands between two; false where there is no such thing here. */
  private readBetweenWords(): boolean {
    const { at, text } = this;
    const sign = text[at]!;
    // PowerShell and cmd end the word there; in sh it would go on, but nobody breaks a line within a word.
    const gap = this.match(CONTINUATION) ?? (BLANK.test(sign) ? sign : undefined);
    if (gap !== undefined) {
      this.endWord();
      this.at += gap.length;
      return true;
    }
    if (sign === '#' && !this.pieces) {
      const end = text.indexOf('\n', at);
      this.at = end === -1 ? text.length : end;
      return true;
    }
    const operator = this.match(OPERATOR);
    if (operator) {
      this.endCommand();
      this.at += operator.length;
      return true;
    }
    if (this.match(PLACEHOLDER)) return false;
    const redirection = (this.pieces ? undefined : this.match(REDIRECTION)) ?? (/[<>]/.test(sign) ? sign : undefined);
    if (redirection === undefined) return false;
    this.endWord();
    this.redirections.push(redirection);
    this.at += redirection.length;
    return true;
  }

  private readInWord(sign: string): void {
    const placeholder = this.match(PLACEHOLDER);
    if (placeholder) this.addText(placeholder);
    else if (sign === "'") this.singleQuoted();
    else if (sign === '"') this.doubleQuoted();
    else if (sign === '$') this.dollar();
    else if (sign === '`') {
      if (!this.backquoted()) this.addText(sign);
    } else if (sign === '\\') this.backslash();
    else if (sign === '^') this.addText(sign);
    else this.addText(this.match(PLAIN) ?? sign);
  }

  private singleQuoted(): void {
    const { at, text } = this;
    const closed = text.indexOf("'", at + 1);
    if (closed === -1) this.open ??= at;
    const end = closed === -1 ? text.length : closed;
    this.addText(text.slice(at + 1, end), Math.min(end + 1, text.length) - at);
  }

  private doubleQuoted(): void {
    const { text } = this;
    this.begin();
    const from = this.at++;
    while (this.at < text.length && text[this.at] !== '"') {
      const sign = text[this.at]!;
      const next = text[this.at + 1];
      if (sign === '\\' && next === '\n') this.at += 2;
      else if (sign === '\\' && next !== undefined && SPECIAL_IN_QUOTES.includes(next)) this.addText(next, 2);
      else if (sign === '$') this.dollar();
      else if (sign !== '`' || !this.backquoted()) this.addText(this.match(PLAIN_IN_QUOTES) ?? sign);
    }
    if (this.at >= text.length) this.open ??= from;
    else this.at++;
  }

  /** A `$` outside of single quotes. */
  private dollar(): void {
    const { at, text } = this;
    const name = this.match(VARIABLE);
    if (name) {
      this.addPiece({ kind: 'variable', name: name.slice(1), rest: '' }, at + name.length);
      return;
    }
    const braced = text[at + 1] === '{' ? this.closing('{', '}') : -1;
    const inner = braced > 0 ? /^([A-Za-z_]\w*)(.*)$/s.exec(text.slice(at + 2, braced)) : null;
    if (inner) {
      this.addPiece({ kind: 'variable', name: inner[1]!, rest: inner[2]! }, braced + 1);
      return;
    }
    const called = text[at + 1] === '(' ? this.closing('(', ')') : -1;
    if (called > 0) this.addPiece({ kind: 'command', text: text.slice(at + 2, called).trim() }, called + 1);
    else this.addText('$');
  }

  /** The end of what the sign behind the `$` opens. */
  private closing(opening: string, close: string): number {
    if (this.unclosed.has(opening)) return -1;
    const end = closing(this.text, this.at + 1, opening, close);
    if (end === -1) this.unclosed.add(opening);
    return end;
  }

  private backquoted(): boolean {
    if (this.unclosed.has('`')) return false;
    const end = this.text.indexOf('`', this.at + 1);
    if (end === -1) this.unclosed.add('`');
    else this.addPiece({ kind: 'command', text: this.text.slice(this.at + 1, end).trim() }, end + 1);
    return end !== -1;
  }

  private backslash(): void {
    // A path such as C:\Users is meant as it stands, though sh would drop the signs.
    if (DRIVE.test(this.run.at(-1) ?? '')) this.addText(this.match(PATH)!);
    else this.addText(this.text[this.at + 1] ?? '\\', 2);
  }
}

/**
 * Reads text as people paste it into a shell: quotes, escapes, comments, continued lines (of sh, cmd and PowerShell),
 * several commands. A quote that is never closed ends with the text; `open` then tells where it stands.
 */
export function readShell(text: string): { commands: ShellCommand[]; open?: number } {
  const reader = new ShellReader(text);
  reader.read();
  return { commands: reader.commands, open: reader.open };
}
