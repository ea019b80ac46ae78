import { placeAt } from '@/engines/input-error';
import { JsonKind } from './document';
import { escapeSize } from './strings';

export type JsonProblemCode =
  | 'empty'
  | 'unexpected-end'
  | 'unexpected-character'
  | 'extra-text'
  | 'expected-value'
  | 'expected-key'
  | 'expected-colon'
  | 'expected-comma'
  | 'mismatched-bracket'
  | 'trailing-comma'
  | 'quotes'
  | 'unquoted-key'
  | 'bad-word'
  | 'bad-number'
  | 'bad-escape'
  | 'control-character'
  | 'unclosed-string'
  | 'unclosed-comment'
  | 'comment'
  | 'bom'
  | 'duplicate-key'
  | 'lone-surrogate';

/** Takes a mistake and either throws or lets the scan go on. */
export type Report = (code: JsonProblemCode, message: string, offset: number, end: number) => void;

/** Where to go on after a mistake, and what to expect there; `stay` means the same as before. */
interface Step {
  goal: 'item' | 'key-read' | 'value' | 'after' | 'stay';
  offset: number;
}

/** A mistake that stands for a value. */
interface Token {
  goal: 'token';
  start: number;
  offset: number;
  kind: JsonKind;
}

const CLOSING_QUOTE: Record<string, string> = { "'": "'", '`': '`', '\u201c': '\u201d', '\u201d': '\u201d' };
CLOSING_QUOTE['\u2018'] = '\u2019';
CLOSING_QUOTE['\u2019'] = '\u2019';

// Looks like a space to a person, or like nothing at all, but is not white space in JSON (RFC 8259 section 2).
const BLANK = /[\x00-\x1f\x7f-\xa0\xad\u061c\u180e\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const BLANK_NAMES: Record<number, string> = {
  0: 'null character',
  11: 'vertical tab',
  12: 'form feed',
  160: 'no-break space',
  8203: 'zero width space',
  8232: 'line separator',
  8233: 'paragraph separator',
  12288: 'ideographic space',
  65279: 'byte order mark',
};

const WORD = /[^\s,:;=[\]{}"'`#/\u201c\u201d\u2018\u2019]+/y;
const NUMBER_LIKE = /[\w.+-]+/y;
const WORD_START = /[\p{L}\p{N}_$@+.\\<-]/u;

const WORDS: Record<string, string> = {
  nan: 'NaN is not JSON: there is no such number',
  infinity: 'Infinity is not JSON: there is no such number',
  inf: 'Infinity is not JSON: there is no such number',
  undefined: 'undefined is not JSON: write null or leave the property out',
  none: 'None is not JSON: write null',
  nil: 'nil is not JSON: write null',
};

function unicodeName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function shorten(word: string): string {
  return word.length > 30 ? `${word.slice(0, 29)}…` : word;
}

/** Names the mistakes and decides where the scan goes on. Never on the path of a valid text, so free to be slow. */
export class Recovery {
  private readonly text: string;
  private readonly report: Report;
  /** Line break that ended a string without a closing quote: the comma after it is most likely inside. */
  private brokenAt = -1;
  private reported = false;

  constructor(text: string, report: Report) {
    this.text = text;
    this.report = (code, message, offset, end) => {
      this.reported = true;
      report(code, message, offset, end);
    };
  }

  isComment(i: number): boolean {
    const c = this.text.charCodeAt(i + 1);
    return c === 47 || c === 42;
  }

  /** Passes a comment; the line break after `//` is not part of it. */
  comment(i: number, allowed: boolean): number {
    const { text } = this;
    let stop: number;
    let closed = true;
    if (text.charCodeAt(i + 1) === 42) {
      stop = text.indexOf('*/', i + 2);
      closed = stop !== -1;
      stop = closed ? stop + 2 : text.length;
    } else {
      stop = this.lineEnd(i);
    }
    if (!allowed) this.report('comment', 'Comments are not allowed in JSON', i, stop);
    else if (!closed) this.report('unclosed-comment', 'This comment is never closed with */', i, i + 2);
    return stop;
  }

  /** The end before any value. Says nothing more where something else was wrong already. */
  empty(hasComments: boolean): void {
    const { text } = this;
    if (this.reported) return;
    const blank = text.length === 0 ? 'the text is empty' : 'there is only white space';
    this.report('empty', `There is no JSON here: ${hasComments ? 'there are only comments' : blank}`, 0, text.length);
  }

  unexpectedEnd(offset: number, depth: number, opened: number): void {
    const { line } = placeAt(this.text, opened);
    const open =
      depth === 1
        ? `1 bracket is still open, the ${this.text[opened]} from line ${line}`
        : `${depth} brackets are still open, the last one is the ${this.text[opened]} from line ${line}`;
    this.report('unexpected-end', `Unexpected end: ${open}`, offset, offset);
  }

  trailingComma(comma: number, bracket: string): void {
    this.report('trailing-comma', `Trailing comma before ${bracket}`, comma, comma + 1);
  }

  mismatched(i: number, c: number, opened: number): void {
    const place = placeAt(this.text, opened);
    const open = this.text[opened]!;
    const message = `Expected ${open === '{' ? '}' : ']'} but found ${String.fromCharCode(c)}: the ${open} from line ${place.line}, column ${place.column} is still open`;
    this.report('mismatched-bracket', message, i, i + 1);
  }

  /** Anything but white space after the root value. The rest of the text is given up. */
  afterRoot(i: number, rootEnd: number): number {
    const { text } = this;
    const c = text[i]!;
    let message = `Unexpected ${this.found(i)} after the end of the JSON`;
    if (c === '}' || c === ']') message = `This ${c} closes nothing: the JSON has already ended`;
    else if (/["[{\d-]/.test(c) && text.slice(rootEnd, i).includes('\n')) {
      message = 'A JSON text holds one value, but a second one starts here';
    }
    this.report('extra-text', message, i, text.length);
    return text.length;
  }

  afterValue(i: number, c: number, inObject: boolean, numberBefore: boolean): Step {
    const { text } = this;
    const char = text[i]!;
    if (numberBefore && /[\w.+-]/.test(char)) {
      const stop = this.run(NUMBER_LIKE, i);
      const message = /[xX]/.test(char)
        ? 'Hexadecimal numbers are not JSON'
        : `This number goes on with ${shorten(text.slice(i, stop))}, which is not part of a number in JSON`;
      this.report('bad-number', message, i, stop);
      return { goal: 'stay', offset: stop };
    }
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    if (c === 58) {
      const message = inObject
        ? 'Unexpected colon: a property has one name and one value'
        : 'Unexpected colon: only objects, in { }, have names before their values';
      this.report('unexpected-character', message, i, i + 1);
      return { goal: 'value', offset: i + 1 };
    }
    if (this.brokenAt !== -1 && text.slice(this.brokenAt, i).trim() === '') {
      this.brokenAt = -1;
      return { goal: 'item', offset: i };
    }
    let message = `Expected a comma or ${inObject ? '}' : ']'} after the value, but found ${this.found(i)}`;
    if (text[i - 1] === '"' && /[\p{L}\p{N}]/u.test(char)) message += ' (a quote inside a string is written \\")';
    const stop = this.tokenEnd(i);
    this.report('expected-comma', message, i, stop);
    if (/[[{"'`\u201c\u2018]/.test(char) || WORD_START.test(char)) return { goal: 'item', offset: i };
    return c === 59 ? { goal: 'item', offset: i + 1 } : { goal: 'stay', offset: stop };
  }

  key(i: number, c: number): Step {
    const { text } = this;
    if (c === 93) return { goal: 'after', offset: i };
    const char = text[i]!;
    if (char in CLOSING_QUOTE) {
      const stop = this.otherQuotes(i);
      this.report('quotes', 'Property names need double quotes', i, stop);
      return { goal: 'key-read', offset: stop };
    }
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    const stop = this.tokenEnd(i);
    if (WORD_START.test(char)) {
      const word = shorten(text.slice(i, stop));
      this.report('unquoted-key', `Property names need double quotes: "${word}"`, i, stop);
      return { goal: 'key-read', offset: stop };
    }
    if (c === 44) {
      this.report('expected-key', 'Expected a property before this comma', i, i + 1);
      return { goal: 'stay', offset: i + 1 };
    }
    this.report('expected-key', `Expected a property name in double quotes, but found ${this.found(i)}`, i, stop);
    if (c === 58) return { goal: 'value', offset: i + 1 };
    return c === 91 || c === 123 ? { goal: 'value', offset: i } : { goal: 'stay', offset: stop };
  }

  colon(i: number, c: number): Step {
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    const ends = c === 44 || c === 125 || c === 93;
    if (this.brokenAt !== -1 && this.text.slice(this.brokenAt, i).trim() === '') return { goal: 'after', offset: i };
    const message = `Expected a colon after the property name, but found ${this.found(i)}`;
    this.report('expected-colon', message, i, this.tokenEnd(i));
    if (ends) return { goal: 'after', offset: i };
    const char = this.text[i]!;
    if (/[[{"'`\u201c\u2018]/.test(char) || WORD_START.test(char)) return { goal: 'value', offset: i };
    return { goal: 'value', offset: this.text.startsWith('=>', i) ? i + 2 : i + 1 };
  }

  value(i: number, c: number, atRoot: boolean, inObject: boolean): Step | Token {
    const { text } = this;
    const char = text[i]!;
    if (char in CLOSING_QUOTE) {
      const stop = this.otherQuotes(i);
      this.report('quotes', 'Strings need double quotes', i, stop);
      return { goal: 'token', start: i, offset: stop, kind: JsonKind.string };
    }
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    if (c === 93 || c === 125) {
      if (atRoot) {
        this.report('mismatched-bracket', `This ${char} closes nothing`, i, i + 1);
        return { goal: 'stay', offset: i + 1 };
      }
      if (inObject) this.report('expected-value', `Expected a value after the colon, but found ${char}`, i, i + 1);
      return { goal: 'after', offset: i };
    }
    if (c === 44) {
      const where = inObject ? 'after the colon, but found a comma' : 'before this comma';
      this.report('expected-value', `Expected a value ${where}`, i, i + 1);
      return { goal: 'item', offset: i + 1 };
    }
    if (c === 58) {
      this.report('unexpected-character', 'Unexpected colon: expected a value', i, i + 1);
      return { goal: 'stay', offset: i + 1 };
    }
    const stop = this.tokenEnd(i);
    const word = text.slice(i, stop);
    if (c === 43 || c === 46) {
      const message = c === 43 ? 'A number may not start with +' : 'A number needs a digit before the decimal point';
      this.report('bad-number', message, i, stop);
      return { goal: 'token', start: i, offset: stop, kind: JsonKind.number };
    }
    if (WORD_START.test(char)) this.report('bad-word', this.badWord(word), i, stop);
    else this.report('unexpected-character', `Expected a value, but found ${this.found(i)}`, i, stop);
    return { goal: 'token', start: i, offset: stop, kind: JsonKind.null };
  }

  /** Reports what is wrong with the number from `start`, first noticed at `at`; the offset after it. */
  number(start: number, at: number): number {
    const { text } = this;
    const stop = this.run(NUMBER_LIKE, start);
    const before = text[at - 1]!;
    const c = text[at] ?? '';
    if (/[0-9]/.test(c)) {
      this.report('bad-number', 'A number may not start with 0, unless that is its only digit', at - 1, stop);
    } else if (before === '.') {
      this.report('bad-number', 'A digit must follow the decimal point', at, stop);
    } else if (before !== '-' || text[at - 2] === 'e' || text[at - 2] === 'E') {
      this.report('bad-number', 'A digit must follow the exponent sign e', at, stop);
    } else if (/^-(?:inf|nan)/i.test(text.slice(start, stop))) {
      this.report('bad-word', `${shorten(text.slice(start, stop))} is not JSON: there is no such number`, start, stop);
    } else {
      this.report('bad-number', 'A digit must follow the minus sign', at, stop);
    }
    return stop;
  }

  /** Reports what is wrong with the string from `start`, first noticed at `at`; the offset where it ends. */
  string(start: number, at: number): number {
    const { text } = this;
    let lineBreakReported = false;
    for (;;) {
      const c = text.charCodeAt(at);
      if (at >= text.length || (c === 92 && at + 1 >= text.length)) {
        this.report('unclosed-string', 'This string has no closing quote', start, text.length);
        return text.length;
      }
      if (c === 34) return at + 1;
      if (c === 92) {
        const size = escapeSize(text, at);
        if (size > 0) {
          at += size;
          continue;
        }
        this.badEscape(at);
        at += text.charCodeAt(at + 1) < 32 ? 1 : 2;
      } else if (c === 10 || c === 13) {
        if (!lineBreakReported) {
          const message = 'A string may not contain a raw line break: write \\n, or close the string before it';
          this.report('control-character', message, at, at + 1);
        }
        lineBreakReported = true;
        if (this.tokenFollows(at)) {
          this.brokenAt = at;
          return at;
        }
        at += c === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
      } else {
        if (c < 32) {
          const hex = c.toString(16).padStart(4, '0');
          const name = c === 9 ? 'a raw tab: write \\t' : `the control character ${unicodeName(c)}: write \\u${hex}`;
          this.report('control-character', `A string may not contain ${name}`, at, at + 1);
        }
        at++;
      }
    }
  }

  private badEscape(at: number): void {
    const { text } = this;
    const c = text[at + 1]!;
    if (c === 'u') {
      this.report('bad-escape', '\\u needs four hexadecimal digits', at, Math.min(at + 6, text.length));
      return;
    }
    if (c === '\n' || c === '\r') {
      this.report('bad-escape', 'A backslash may not end a line: a string stays on one line', at, at + 1);
      return;
    }
    const shown = BLANK.test(c) ? unicodeName(c.charCodeAt(0)) : String.fromCodePoint(text.codePointAt(at + 1)!);
    const message = `A backslash before ${shown === ' ' ? 'a space' : shown} means nothing in JSON: write \\\\ for a backslash`;
    this.report('bad-escape', message, at, at + 2);
  }

  private badWord(word: string): string {
    const lower = word.toLowerCase();
    if (lower === 'true' || lower === 'false' || lower === 'null') return `${word} is not JSON: write ${lower}`;
    const known = Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined;
    return known ?? `${shorten(word)} is not JSON: strings need double quotes`;
  }

  /** Passes something that is no JSON but reads like white space: a `#` comment or an odd blank. Or -1. */
  private strange(i: number): number {
    const { text } = this;
    const char = text[i]!;
    if (char === '#') {
      const stop = this.lineEnd(i);
      this.report('comment', 'Comments are not allowed in JSON, and # starts none', i, stop);
      return stop;
    }
    if (!BLANK.test(char)) return -1;
    const code = char.charCodeAt(0);
    const name = BLANK_NAMES[code] === undefined ? unicodeName(code) : `${BLANK_NAMES[code]}, ${unicodeName(code)}`;
    this.report('unexpected-character', `Unexpected invisible character (${name})`, i, i + 1);
    return i + 1;
  }

  /** After a raw line break in a string: does the next line start a new token, or go on with the string? */
  private tokenFollows(lineBreak: number): boolean {
    const rest = /\s*(.?)[ \t]*(.?)/suy;
    rest.lastIndex = lineBreak;
    const [, first = '', second = ''] = rest.exec(this.text) ?? [];
    if (first === '"') return second !== '' && !/[,}\]\r\n]/.test(second);
    return first !== '' && '{}[]'.includes(first);
  }

  private lineEnd(from: number): number {
    const pattern = /[\r\n]/g;
    pattern.lastIndex = from;
    return pattern.exec(this.text)?.index ?? this.text.length;
  }

  private run(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    return pattern.test(this.text) ? pattern.lastIndex : from;
  }

  /** Rough end of whatever starts at `i`, always past it. */
  private tokenEnd(i: number): number {
    const stop = this.run(WORD, i);
    if (stop > i) return stop;
    return i + (this.text.codePointAt(i)! > 0xffff ? 2 : 1);
  }

  private otherQuotes(start: number): number {
    const { text } = this;
    const closing = CLOSING_QUOTE[text[start]!]!;
    for (let i = start + 1; i < text.length; i++) {
      const c = text[i]!;
      // Curly quotes are often mixed with straight ones, so either closes them.
      if (c === closing || (c === '"' && closing >= '\u2018')) return i + 1;
      if (c === '\\') i++;
      if (c === '\n' || c === '\r') return i;
    }
    return text.length;
  }

  private found(i: number): string {
    const { text } = this;
    const char = text[i]!;
    if (char === '"') return 'a string';
    if (char === ',') return 'a comma';
    if (char === ':') return 'a colon';
    return shorten(text.slice(i, this.tokenEnd(i)));
  }
}
