import { InputError, placeAt } from '@/engines/input-error';
import type { Dialect } from './dialects';
import { LEXES, type Lexis, OPERATORS } from './lexis';
import { matchAt, Operands } from './operands';
import {
  COPY_DATA,
  COPY_END,
  DELIMITER,
  DISABLED,
  OPERATOR_KEYWORD,
  type Patterns,
  POSTGRES_SIGNS,
  patternsFor,
  postgresLength,
  SIGNS,
  SPACE,
  SUBSCRIPT,
  splitRun,
} from './patterns';

/**
 * `word`: may be a keyword. `operand`: a quoted text, a number, a parameter, a template, or several pieces that belong together.
 * `line`: a command for the client, alone on its line.
 */
export type Kind = 'word' | 'operand' | 'operator' | 'bracket' | 'separator' | 'comment' | 'line';
export interface Token {
  kind: Kind;
  text: string;
  at: number;
  /** It touches what stands before it, and the two may not be parted. */
  tight: boolean;
}

/** Reads a text as a dialect does. Throws `InputError` where a quote or a comment is not closed. */
class Lexer {
  readonly tokens: Token[] = [];
  private at = 0;
  /** What ends a statement beside `;`, by MySQL's DELIMITER. */
  private delimiter = '';
  /** Nothing but space stands before on this line. */
  private isLineStart = true;
  /** Nothing but comments stands before in this statement. */
  private isStatementStart = true;
  private readonly patterns: Patterns;
  private readonly operands: Operands;
  private nests: boolean;

  constructor(
    private readonly sql: string,
    private readonly dialect: Dialect,
    private readonly lexis: Lexis,
  ) {
    this.patterns = patternsFor(lexis);
    this.operands = new Operands(sql, this.patterns);
    this.nests = lexis.nests;
  }

  read(): Token[] {
    while (this.at < this.sql.length) {
      const space = this.match(SPACE, this.at);
      if (space) {
        this.at += space.length;
        this.isLineStart ||= space.includes('\n');
      } else this.readToken();
    }
    return this.tokens;
  }

  private match(pattern: RegExp, at: number): string | undefined {
    return matchAt(pattern, this.sql, at);
  }

  private push(kind: Kind, length: number, tight = false): true {
    const text = this.sql.slice(this.at, this.at + length);
    this.tokens.push({ kind, text, at: this.at, tight });
    if (kind !== 'comment') this.isStatementStart = kind === 'line' || (kind === 'separator' && text !== ',');
    this.at += length;
    this.isLineStart = false;
    return true;
  }

  /** Whether the last token ends where the next begins. */
  private touches(): boolean {
    const last = this.tokens.at(-1);
    return last !== undefined && last.at + last.text.length === this.at;
  }

  private readToken(): true {
    const { sql, at } = this;
    if (this.readLine()) return true;
    const disabled = this.match(DISABLED, at);
    if (disabled) return this.push('operand', disabled.length);
    if (sql.startsWith('/*', at)) return this.readBlockComment();
    if (this.dialect === 'sql' && /^(?:#(?=\s|$)|\/\/)/.test(sql.slice(at, at + 2))) this.refuseComment();
    const comment = this.match(this.patterns.comment, at);
    if (comment) return this.push('comment', comment.trimEnd().length);
    if (this.delimiter && sql.startsWith(this.delimiter, at)) return this.push('separator', this.delimiter.length);
    const named = this.lexis.operators === 'postgres' && !this.touches() ? this.match(OPERATOR_KEYWORD, at) : undefined;
    if (named) return this.push('operator', named.length);
    const follows = this.touches() && /^[)\]]$/.test(this.tokens.at(-1)!.text);
    const operand = this.operands.operandEnd(at, follows);
    if (operand) {
      this.push(operand.isWord ? 'word' : 'operand', operand.end - at, this.belongsToLast());
      return this.readInsertedText();
    }
    if (/[,;]/.test(sql[at]!)) return this.readSeparator();
    if (/[()[\]{}]/.test(sql[at]!)) {
      const opens = /[[{]/.test(sql[at]!);
      return this.push('bracket', 1, opens && this.touches() && SUBSCRIPT.test(this.tokens.at(-1)!.text));
    }
    return this.readOperator();
  }

  /** Whether the operand that begins here touches something that it may be a part of. */
  private belongsToLast(): boolean {
    const last = this.tokens.at(-1);
    if (!last || !this.touches()) return false;
    if (last.kind === 'operator') {
      const isKnown = OPERATORS.has(last.text);
      if (this.lexis.operators === 'postgres') {
        // A parameter, or an operator that somebody defined: a=@b. And pg_trgm has <% where drivers have %s.
        const isDoubtful = !isKnown && last.text.endsWith('@') && OPERATORS.has(last.text.slice(0, -1));
        return isDoubtful || (this.sql[this.at] === '%' && last.text.endsWith('<'));
      }
      // PostgreSQL has <@ and ^@ where others have variables.
      return this.dialect === 'sql' && (!isKnown || (/[<^@]$/.test(last.text) && this.sql[this.at] === '@'));
    }
    return last.kind === 'operand' || (last.kind === 'bracket' && /[.:]/.test(this.sql[this.at]!));
  }

  private readSeparator(): true {
    this.push('separator', 1);
    if (this.tokens.at(-1)!.text !== ';' || !this.isCopyStatement()) return true;
    const rows = this.sql.includes(COPY_END, this.at) ? this.match(COPY_DATA, this.at) : undefined;
    return rows ? this.push('line', rows.length) : true;
  }

  /** The words of the statement that is being read, from the last to the first. */
  private wordsBack(from: number): string[] {
    const words: string[] = [];
    for (let index = from; index >= 0 && words.length < 2000; index--) {
      const { kind, text } = this.tokens[index]!;
      if (text === ';' || kind === 'line') break;
      if (kind === 'word') words.push(text.toLowerCase());
    }
    return words;
  }

  /** COPY … FROM STDIN; is followed by rows, and they end with a line of its own. */
  private isCopyStatement(): boolean {
    const words = this.wordsBack(this.tokens.length - 2);
    return words.at(-1) === 'copy' && words.some((word, index) => word === 'stdin' && words[index + 1] === 'from');
  }

  /** ClickHouse takes all that follows INSERT … FORMAT CSV for rows. */
  private readInsertedText(): true {
    const last = this.tokens.at(-1)!;
    if (!this.lexis.insertsText || last.kind !== 'word' || this.tokens.at(-2)?.text.toLowerCase() !== 'format')
      return true;
    const words = this.wordsBack(this.tokens.length - 1);
    if (words.at(-1) !== 'insert' || words.includes('select') || words[0] === 'values') return true;
    const rest = this.sql.slice(this.at);
    if (/^\s*(?:;|$)/.test(rest)) return true;
    const [blank] = /^[ \t\r]*/.exec(rest)!;
    this.at += blank.length;
    return this.push(rest[blank.length] === '\n' ? 'line' : 'operand', rest.length - blank.length);
  }

  private readLine(): boolean {
    const { sql, at } = this;
    const whole = this.patterns.command && this.isStatementStart ? this.match(this.patterns.command, at) : undefined;
    if (whole) return this.push('line', whole.trimEnd().length);
    if (!this.isLineStart) {
      // psql takes a command from the middle of a line too, and it ends with that line.
      const command = sql[at] === '\\' && this.patterns.line ? this.match(this.patterns.line, at) : undefined;
      if (command) this.push('comment', command.trimEnd().length);
      return command !== undefined;
    }
    if (this.lexis.delimiters) {
      DELIMITER.lastIndex = at;
      const found = DELIMITER.exec(sql);
      if (found) {
        this.delimiter = found[1] === ';' ? '' : found[1]!;
        return this.push('line', found[0].trimEnd().length);
      }
    }
    const command = this.patterns.line && this.match(this.patterns.line, at);
    if (!command) return false;
    return this.push('line', command.trimEnd().length);
  }

  private readBlockComment(): true {
    const { sql, at } = this;
    let end = this.nests ? this.nestedEnd() : -1;
    if (end === -1) {
      // Where it is not known whether comments nest, these do not.
      if (this.nests && this.dialect !== 'sql') this.refuse();
      this.nests = false;
      end = sql.indexOf('*/', at + 2) + 2;
    }
    if (end === 1) this.refuse();
    // MySQL executes what stands in these.
    const isCode = /^\/\*M?!/.test(sql.slice(at, at + 4));
    return this.push(isCode ? 'operand' : 'comment', end - at);
  }

  private nestedEnd(): number {
    const marks = /\/\*|\*\//g;
    marks.lastIndex = this.at;
    let depth = 0;
    for (let found = marks.exec(this.sql); found; found = marks.exec(this.sql)) {
      depth += found[0] === '/*' ? 1 : -1;
      if (depth === 0) return marks.lastIndex;
    }
    return -1;
  }

  private readOperator(): true {
    const { sql, at } = this;
    const isPostgres = this.lexis.operators === 'postgres';
    const isDefault = this.dialect === 'sql';
    const signs = this.match(isPostgres ? POSTGRES_SIGNS : SIGNS, at);
    if (!signs) {
      if (/['"`]/.test(sql[at]!)) this.refuse();
      // Nothing that is known: it stays where it is.
      return this.push('operator', String.fromCodePoint(sql.codePointAt(at)!).length, this.touches());
    }
    const run = signs.slice(0, this.runLength(signs, isPostgres));
    const last = this.touches() ? this.tokens.at(-1)! : undefined;
    // PostgreSQL has ?| and ?& where others have a parameter.
    const isAsking = last?.text.endsWith('?') === true && (isDefault || /^[|&#]$/.test(run));
    if (isPostgres) return this.push('operator', postgresLength(run), isAsking);
    const [first, rest] = splitRun(run);
    // Tables that begin alike: FROM events_*.
    const isWildcard = run === '*' && this.dialect === 'bigquery' && /^(?:\s|[);,]|$)/.test(sql.slice(at + 1, at + 2));
    this.push('operator', first.length, isAsking || (isWildcard && last !== undefined && last.kind !== 'bracket'));
    for (const _ of rest) this.push('operator', 1, isDefault && /[^<>=+*/-]/.test(first));
    return true;
  }

  /** How many of the signs belong to operators: a comment or an operand may begin among them. */
  private runLength(signs: string, isPostgres: boolean): number {
    for (let length = 1; length < signs.length; length++) {
      const at = this.at + length;
      if (this.sql.startsWith('/*', at) || this.match(this.patterns.comment, at)) return length;
      if (signs.startsWith('@?') && length === 1) continue;
      if (isPostgres ? this.sql[at] === '%' && this.match(this.patterns.parameter, at) : this.operands.pieceAt(at))
        return length;
    }
    return signs.length;
  }

  private refuse(): never {
    const found = this.sql.slice(this.at, this.at + 20).split(/\s/, 1)[0];
    throw new InputError(`Unexpected “${found}”`, placeAt(this.sql, this.at));
  }

  private refuseComment(): never {
    throw new InputError(
      `“${this.sql[this.at]}” starts a comment in some dialects and is an operator in others. Choose the dialect`,
      placeAt(this.sql, this.at),
    );
  }
}

export const lex = (sql: string, dialect: Dialect, lexis: Lexis = LEXES[dialect]): Token[] =>
  new Lexer(sql, dialect, lexis).read();
