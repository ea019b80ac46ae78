import * as library from 'sql-formatter';
import { type DialectOptions, formatDialect, type IndentStyle, type KeywordCase } from 'sql-formatter';
import { InputError, offsetAt } from '@/engines/input-error';
import type { Dialect } from './dialects';
import type { Token } from './lexer';

export interface LayoutOptions {
  dialect: Dialect;
  keywordCase: KeywordCase;
  indentStyle: IndentStyle;
  indentSize: number;
  tabs?: boolean;
  /** How long brackets may be that stay in one line; `SHORT_LIST` asks for at least 45. */
  expressionWidth?: number;
  /** Whether lines begin or end with AND and OR. */
  logicalOperators?: 'before' | 'after';
  /** Between statements. */
  blankLines?: number;
  semicolonOnNewLine?: boolean;
}

const LONGEST_SIGN = 8;
const plainDialects = new Map<Dialect, DialectOptions>();

/**
 * The formatter's dialect with its keywords and without its own reading of quotes, operators and parameters: those do not reach it.
 * It gets a text in which a word of `z` stands for every operand and `=` signs for every operator, of the same length each.
 */
function plainDialect(dialect: Dialect): DialectOptions {
  const known = plainDialects.get(dialect);
  if (known) return known;
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the formatter brings all of them anyway.
  const { name, tokenizerOptions, formatOptions } = library[dialect];
  const { reservedSelect, reservedClauses, reservedSetOperations, reservedJoins, reservedKeywordPhrases } =
    tokenizerOptions;
  const { reservedDataTypePhrases, reservedKeywords, reservedDataTypes, reservedFunctionNames, supportsXor } =
    tokenizerOptions;
  const plain: DialectOptions = {
    name,
    tokenizerOptions: {
      reservedSelect,
      reservedClauses,
      reservedSetOperations,
      reservedJoins,
      reservedKeywordPhrases,
      reservedDataTypePhrases,
      reservedKeywords,
      reservedDataTypes,
      reservedFunctionNames,
      supportsXor,
      postProcess: tokenizerOptions.postProcess,
      stringTypes: ["''-raw"],
      identTypes: ['""-raw'],
      extraParens: ['[]', '{}'],
      operators: ['::', ':', ...Array.from({ length: LONGEST_SIGN - 1 }, (_, at) => '='.repeat(at + 2))],
    },
    formatOptions: { ...formatOptions, alwaysDenseOperators: ['::'] },
  };
  plainDialects.set(dialect, plain);
  return plain;
}

/** Every letter of a comment hidden; its lines stay, as the formatter indents them anew. */
function plainComment(text: string): string {
  if (!text.startsWith('/*')) return `--${'z'.repeat(text.length - 2)}`;
  const inner = text
    .slice(2, -2)
    .replace(/(?<=\n[ \t]*)\*|[^\s]/g, (found, at: number, all: string) =>
      found === '*' && (at === 0 || /\n[ \t]*$/.test(all.slice(Math.max(0, at - 200), at))) ? '*' : 'z',
    );
  return `/*${inner}*/`;
}

const PLAIN_WORD = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** What the formatter gets to see of a token. */
function plainToken({ kind, text }: Token, isName: boolean, isInBrackets: boolean): string {
  switch (kind) {
    case 'word':
      return !isName && PLAIN_WORD.test(text) ? text : 'z'.repeat(text.length);
    case 'operand':
      return 'z'.repeat(text.length);
    case 'operator':
      if (text === '*' || text === ':' || text === '::') return text;
      return '='.repeat(Math.min(text.length, LONGEST_SIGN));
    case 'comment':
      return plainComment(text);
    case 'line':
      return '--z';
    case 'separator':
      // Statements in brackets, as rules of PostgreSQL have them, are a list to the formatter.
      return text === ',' || isInBrackets ? ',' : ';';
    case 'bracket':
      return text;
  }
}

/** The formatter could not read the token of this number. */
export class LayoutError extends Error {
  constructor(readonly token: number) {
    super();
  }
}

export interface Placed {
  /** What stands before the token. */
  space: string;
  /** The token as the formatter wrote it: a keyword in another case, a comment indented. */
  text: string;
}

/** Tokens that the formatter gets as one word. */
interface Cell {
  from: number;
  to: number;
  plain: string;
}

/** The formatter puts brackets on one line up to 50 characters. */
const SHORT_LIST = 40;
const LITERALS = /^(?:null|true|false|default)$/i;

/** What takes the formatter half a minute. */
const MOST_CELLS = 500_000;
const TOO_LONG = `This is too long to format at once: the limit is ${MOST_CELLS.toLocaleString('en')} words and signs`;

/** Asks the formatter where each token of a text goes. */
export class Layout {
  constructor(
    private readonly sql: string,
    private readonly tokens: readonly Token[],
    private readonly isName: (index: number) => boolean,
    private readonly isTight: (index: number) => boolean,
  ) {}

  /** `undefined` if the answer are not these tokens in this order. Throws `LayoutError` where the formatter cannot read them. */
  place({ dialect, keywordCase, indentStyle, indentSize, ...options }: LayoutOptions): Placed[] | undefined {
    const cells = this.cells();
    if (cells.length > MOST_CELLS) throw new InputError(TOO_LONG);
    const starts: number[] = [];
    let masked = '';
    for (const { from, plain } of cells) {
      masked += this.gap(from);
      starts.push(masked.length);
      masked += plain;
    }
    const dialectOptions = plainDialect(dialect);
    let formatted: string;
    try {
      formatted = formatDialect(masked, {
        dialect: dialectOptions,
        keywordCase,
        functionCase: 'preserve',
        indentStyle,
        tabWidth: indentSize,
        useTabs: options.tabs ?? false,
        expressionWidth: options.expressionWidth ?? 50,
        logicalOperatorNewline: options.logicalOperators ?? 'before',
        linesBetweenQueries: options.blankLines ?? 1,
        newlineBeforeSemicolon: options.semicolonOnNewLine ?? false,
      });
    } catch (error) {
      const [, line, column] = /at line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
      if (!line) throw error;
      const offset = offsetAt(masked, Number(line), Number(column));
      const cell = starts.findIndex((start) => start >= offset);
      throw new LayoutError(cell === -1 ? this.tokens.length : cells[cell]!.from);
    }
    return this.read(formatted, cells);
  }

  /** Comments stay on a line of their own or behind something, as they were. */
  private gap(index: number): string {
    if (index === 0) return '';
    const [last, token] = [this.tokens[index - 1]!, this.tokens[index]!];
    const isOwnLine = last.kind === 'line' || token.kind === 'line';
    return isOwnLine || this.sql.slice(last.at + last.text.length, token.at).includes('\n') ? '\n' : ' ';
  }

  /** Whether the formatter would never break a line beside it. */
  private isSimple(index: number): boolean {
    const { kind, text } = this.tokens[index]!;
    if (kind === 'operator') return text !== ':' && text !== '::';
    return kind === 'operand' || (kind === 'word' && this.isName(index));
  }

  private width(from: number, to: number): number {
    let width = 0;
    for (let index = from; index < to; index++)
      width += this.tokens[index]!.text.length + (index > from ? this.spaceInside(index).length : 0);
    return width;
  }

  private spaceInside(index: number): string {
    return this.isTight(index) || this.tokens[index]!.text === ',' ? '' : ' ';
  }

  /** The formatter needs 40 µs for each word: what it would put on one line in any case is one word to it. */
  private cells(): Cell[] {
    const { tokens } = this;
    const cells: Cell[] = [];
    let from = 0;
    let depth = 0;
    while (from < tokens.length) {
      const { kind, text } = tokens[from]!;
      if (kind === 'bracket') depth += /[([{]/.test(text) ? 1 : -1;
      let to = this.listEnd(from);
      if (!to) {
        to = from;
        while (to < tokens.length && this.isSimple(to)) to++;
      }
      if (to - from > 1) cells.push({ from, to, plain: 'z'.repeat(this.width(from, to)) });
      else {
        to = from + 1;
        cells.push({ from, to, plain: plainToken(tokens[from]!, this.isName(from), depth > 0) });
      }
      from = to;
    }
    return cells;
  }

  /** The end of a short list of values in brackets, as rows have it. */
  private listEnd(from: number): number | undefined {
    const { tokens } = this;
    if (tokens[from - 1]?.text !== '(') return undefined;
    let to = from;
    let hasComma = false;
    for (; to < tokens.length && tokens[to]!.text !== ')'; to++) {
      const { kind, text, at } = tokens[to]!;
      if (text === ',') hasComma = true;
      else if (!this.isSimple(to) && !(kind === 'word' && LITERALS.test(text))) return undefined;
      if (at - tokens[from]!.at > SHORT_LIST) return undefined;
    }
    return hasComma && to < tokens.length && this.width(from, to) <= SHORT_LIST ? to : undefined;
  }

  private read(formatted: string, cells: readonly Cell[]): Placed[] | undefined {
    const placed: Placed[] = [];
    let at = 0;
    for (const { from, to, plain } of cells) {
      const start = skipSpace(formatted, at);
      const space = formatted.slice(at, start);
      const isComment = plain.startsWith('/*');
      const end = isComment ? commentEnd(formatted, start, plain) : start + plain.length;
      const found = formatted.slice(start, end);
      if (!isComment && found !== plain && found.toLowerCase() !== plain.toLowerCase()) return undefined;
      if (end === undefined) return undefined;
      for (let index = from; index < to; index++) {
        const { kind, text } = this.tokens[index]!;
        const isFirst = index === from;
        placed.push({
          space: isFirst ? space : this.spaceInside(index),
          text: isComment
            ? indentedLike(text, found)
            : kind === 'word' && to - from === 1 && found.length === text.length && /[^z]/i.test(found)
              ? found
              : text,
        });
      }
      at = end;
    }
    return formatted.slice(at).trim() === '' ? placed : undefined;
  }
}

function skipSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && /\s/.test(text[end]!)) end++;
  return end;
}

/** Where a block comment ends whose lines may be indented otherwise. */
function commentEnd(text: string, start: number, plain: string): number | undefined {
  let at = start;
  for (const line of plain.split('\n')) {
    at = skipSpace(text, at);
    const content = line.trim();
    if (!text.startsWith(content, at)) return undefined;
    at += content.length;
  }
  return at;
}

function indentedLike(comment: string, formatted: string): string {
  const indents = Array.from(formatted.matchAll(/^[ \t]*/gm), ([indent]) => indent);
  const lines = comment.split('\n');
  return lines.map((line, index) => (index === 0 ? line : (indents[index] ?? '') + line.trimStart())).join('\n');
}
