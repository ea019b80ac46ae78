import {
  DEEPEST_TYPE,
  DOLLAR_TAG,
  GENERIC,
  GENERIC_REST,
  GENERIC_START,
  NO_PIECE,
  PATTERN,
  type Patterns,
  SPACE,
  TEMPLATE,
  TEMPLATE_ENDS,
} from './patterns';
import { RESERVED } from './words';

/** What a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, sql: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(sql)?.[0] || undefined;
}

/** Finds where operands end: words, quoted texts, numbers, parameters, templates, and what dots join of them. */
export class Operands {
  private readonly hasPatterns: boolean;
  private readonly unclosed = new Set<string>();

  constructor(
    private readonly sql: string,
    private readonly patterns: Patterns,
  ) {
    this.hasPatterns = /match_recognize/i.test(sql);
  }

  private match(pattern: RegExp, at: number): string | undefined {
    return matchAt(pattern, this.sql, at);
  }

  pieceAt(at: number): string | undefined {
    const first = this.sql[at];
    if (first === undefined || NO_PIECE.has(first)) return undefined;
    const { quoted, parameter, number, word } = this.patterns;
    return (
      this.enclosedAt(at) ??
      this.match(quoted, at) ??
      (GENERIC_START.has(first) ? this.genericAt(at) : undefined) ??
      this.match(parameter, at) ??
      this.match(number, at) ??
      this.match(word, at)
    );
  }

  /** A template or a string in dollars, which ends where its own end stands: {{ … }}, $a$ … $a$. */
  private enclosedAt(at: number): string | undefined {
    if (!/[{$#@]/.test(this.sql[at]!)) return undefined;
    const start = this.match(TEMPLATE, at) ?? this.match(DOLLAR_TAG, at);
    if (!start) return undefined;
    const close = start.endsWith('$') ? start : (TEMPLATE_ENDS[start] ?? '}');
    if (this.unclosed.has(close)) return undefined;
    const end = this.sql.indexOf(close, at + start.length);
    // Nor will it be closed further on.
    if (end === -1) this.unclosed.add(close);
    return end === -1 ? undefined : this.sql.slice(at, end + close.length);
  }

  private genericAt(at: number): string | undefined {
    if (this.hasPatterns) {
      const pattern = this.match(PATTERN, at);
      if (pattern) return pattern;
    }
    const start = this.match(GENERIC, at);
    if (!start) return undefined;
    let depth = 1;
    let end = at + start.length;
    while (depth > 0) {
      if (depth > DEEPEST_TYPE) return undefined;
      const rest = this.match(GENERIC_REST, end);
      if (!rest) return undefined;
      if (rest === '<') depth++;
      else if (rest === '>') depth--;
      end += rest.length;
    }
    return this.sql.slice(at, end);
  }

  /** All that belongs to the operand that begins here: pieces that touch, or that a dot joins. `follows`: a closing bracket touches it. */
  operandEnd(start: number, follows: boolean): { end: number; isWord: boolean } | undefined {
    const { sql, patterns } = this;
    let piece = this.pieceAt(start);
    // What follows a bracket: (row).field, f(x):key.
    if (!piece && follows && /[.:]/.test(sql[start]!)) {
      const end = this.joinedEnd(start, false);
      if (end !== undefined) piece = sql.slice(start, end);
    }
    if (!piece) return undefined;
    const isWord = this.match(patterns.word, start) === piece;
    const isReserved = isWord && RESERVED.has(piece.toLowerCase());
    let end = start + piece.length;
    for (;;) {
      const next = sql[end];
      if (next === undefined) break;
      const touching = isReserved && end === start + piece.length ? undefined : this.pieceAt(end);
      if (touching && !RESERVED.has(touching.toLowerCase())) {
        end += touching.length;
        continue;
      }
      const continued = /['"]$/.test(sql.slice(start, end)) ? this.continuationEnd(end) : undefined;
      if (continued) {
        end = continued;
        continue;
      }
      const joined = this.joinedEnd(end, isReserved && end === start + piece.length);
      if (!joined) break;
      end = joined;
    }
    return { end, isWord: isWord && end === start + piece.length };
  }

  private joinedEnd(at: number, isReserved: boolean): number | undefined {
    const join = this.match(this.patterns.join, at);
    if (!join) return undefined;
    const behind = at + join.length;
    // `and .5` is no name with a dot.
    if (/^\s/.test(join) && (isReserved || /\d/.test(this.sql[behind] ?? ''))) return undefined;
    const piece = this.pieceAt(behind) ?? (join.trim() === '.' && this.sql[behind] === '*' ? '*' : undefined);
    return piece === undefined ? undefined : behind + piece.length;
  }

  /** Two strings are one if a line break stands between them, and not if a mere space does. */
  private continuationEnd(at: number): number | undefined {
    const space = this.match(SPACE, at);
    if (!space?.includes('\n')) return undefined;
    const next = at + space.length;
    const string = /['"]/.test(this.sql[next] ?? '') ? this.match(this.patterns.quoted, next) : undefined;
    return string === undefined ? undefined : next + string.length;
  }
}
