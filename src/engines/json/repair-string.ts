import { checkString } from './strings';

/** What can close a string, by the quote that opens it. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '"“”',
  '”': '"“”',
  '‘': "'‘’`´",
  '’': "'‘’`´",
  '`': "'‘’`´",
  '´': "'‘’`´",
};

export const isQuote = (c: string | undefined): boolean => c !== undefined && CLOSERS[c] !== undefined;

const BLANKS_IN_LINE = /(?:[ \t\r\xa0]+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const BLANK = /\s/;
const SPACE = /\s*/y;
/** A keyword or a number, alone. */
const VALUE = /(?:true|false|null|True|False|None|-?\d[\d.]*)[ \t]*(?=[,\]}\r\n]|$)/y;
/** A name with its colon, or a string that is all there is on its line. */
const NEXT_ITEM = /\s*(["'])(?:\\.|(?!\1)[^\\\r\n])*\1[ \t]*(?::|,?[ \t]*(?:[\r\n}\]]|$))/y;
const AFTER_CLOSED = /\s*[}\]][}\]),;\s]*/y;
const DELIMITERS = ',:[]/{}()\n+';
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const URL_START = /\b(?:https?|ftp|file|wss?|data|mailto):$/;
const URL = /[\w.~:/?#@!$&'()*+;=%-]+/y;

/** Paths of Windows and classes of regular expressions, whose backslashes are meant as such. */
const PATH = /^(?:[A-Za-z]:\\|\\\\|\.\.?\\)/;
const CLASS = /[dDwWsSB.+*?()[\]{}|^$-]/;

export interface LooseString {
  /** The string as JSON. */
  readonly written: string;
  /** Where it ends in the text. */
  readonly end: number;
}

interface Attempt {
  readonly isName: boolean;
  /** Backslashes are characters like any other. */
  readonly isRaw: boolean;
  /** The closing quote is missing: the string ends before the first sign that parts values. */
  readonly atDelimiter?: boolean;
  /** The closing quote is missing here. */
  readonly stopAt?: number;
}

/** Where `pattern`, which is sticky and matches nothing too, ends from `at` on. */
function pass(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Reads strings in any quotes, closed or not, with quotes and line breaks in them. `fixes` gets what was done to them. */
export class LooseStrings {
  private readonly text: string;
  private readonly fixes: Set<string>;
  /** Strings without an end are read again; a text full of them would otherwise take the square of its length. */
  private patience: number;

  constructor(text: string, fixes: Set<string>) {
    this.text = text;
    this.fixes = fixes;
    this.patience = 2_000_000 + 20 * text.length;
  }

  /** The string that opens at `at`; undefined where reading it would take too long. */
  read(at: number, isName: boolean, isRaw: boolean): LooseString | undefined {
    const { text } = this;
    const open = text[at]!;
    const isLong =
      (open === '"' || open === "'") && text.startsWith(open.repeat(3), at) && text.includes(open.repeat(3), at + 3);
    if (open === '"' && !isLong && !isRaw) {
      const end = checkString(text, at);
      if (end > 0 && this.endsBefore(end, at, isName)) return { written: text.slice(at, end), end };
    }
    const attempt = { isName, isRaw };
    return isLong ? this.readLong(at, open.repeat(3), isRaw) : this.attempt(at, attempt);
  }

  private readLong(at: number, quotes: string, isRaw: boolean): LooseString {
    const { text } = this;
    const content = new Content(text, at + 3, isRaw);
    while (content.at < text.length && !text.startsWith(quotes, content.at)) content.take();
    this.fixes.add('Wrote strings in double quotes');
    for (const fix of content.fixes) this.fixes.add(fix);
    return { written: JSON.stringify(content.value()), end: content.at + 3 };
  }

  private attempt(at: number, how: Attempt): LooseString | undefined {
    const { text } = this;
    const closers = CLOSERS[text[at]!]!;
    const content = new Content(text, at + 1, how.isRaw);
    const again = (change: Partial<Attempt>) => {
      this.patience -= content.at - at;
      return this.patience < 0 ? undefined : this.attempt(at, { ...how, ...change });
    };
    const finish = (end: number, fix?: string): LooseString => {
      if (text[at] !== '"') this.fixes.add('Wrote strings in double quotes');
      if (fix !== undefined) this.fixes.add(fix);
      for (const one of content.fixes) this.fixes.add(one);
      return { written: JSON.stringify(content.value()), end };
    };
    const leftOpen = (outside: string) => {
      content.dropTail(outside);
      return finish(content.at, 'Closed strings left open');
    };

    for (;;) {
      const here = content.at;
      const c = text[here];
      if (c === undefined) {
        const last = text[this.lastSolid(here - 1, at)];
        if (!how.atDelimiter && last !== undefined && DELIMITERS.includes(last)) return again({ atDelimiter: true });
        return leftOpen('');
      }
      if (here === how.stopAt) return leftOpen('');
      if (closers.includes(c)) {
        if (how.atDelimiter || this.endsBefore(here + 1, at, how.isName)) return finish(here + 1);
        const before = this.lastSolid(here - 1, at);
        // Behind a backslash it belongs to the string.
        const parts = before > at && text[before - 1] !== '\\' && DELIMITERS.includes(text[before]!);
        // A quote behind a comma opens the next string: this one lacks its own before the comma.
        if (parts && text[before] === ',') return again({ stopAt: before });
        if (parts) return again({ atDelimiter: true });
        content.fixes.add('Escaped quotes inside strings');
        content.take();
      } else if (how.atDelimiter && this.stopsAt(here, at)) return leftOpen('');
      else if (c === '\n' || c === '\r') {
        if (how.stopAt === undefined && this.isLastLine(here, at, closers)) return leftOpen(this.outside(at, here));
        content.fixes.add('Escaped line breaks inside strings');
        for (const end = pass(SPACE, text, here); content.at < end && content.at !== how.stopAt; ) content.take();
      } else content.take();
    }
  }

  /** The last character that is no white space, behind `floor`. */
  private lastSolid(from: number, floor: number): number {
    let at = from;
    while (at > floor && BLANK.test(this.text[at]!)) at--;
    return at;
  }

  /** Whether what follows a quote can follow a string; else the quote was meant as a character of it. */
  private endsBefore(at: number, start: number, isName: boolean): boolean {
    const { text } = this;
    if (isName && /[\s=]/.test(text[at] ?? ' ')) return true;
    const next = pass(BLANKS_IN_LINE, text, at);
    const c = text[next];
    if (c === undefined || ',:;=/#[{\n+'.includes(c) || (c >= '0' && c <= '9')) return true;
    const opener = OPENERS[c];
    if (opener !== undefined) return !this.isInside(start, at, opener, c);
    if (isQuote(c)) {
      const behind = text[pass(SPACE, text, next + 1)];
      return behind !== undefined && !DELIMITERS.includes(behind);
    }
    return isAt(VALUE, text, next);
  }

  /** Whether a bracket was opened in this part of the text and not closed. */
  private isInside(from: number, to: number, opener: string, closer: string): boolean {
    this.patience -= to - from;
    if (this.patience < 0) return false;
    let depth = 0;
    for (let at = from; at < to; at++) {
      if (this.text[at] === opener) depth++;
      else if (this.text[at] === closer) depth--;
    }
    return depth > 0;
  }

  /** What at the end of a line was meant to stand outside the string: brackets that were not opened in it, too. */
  private outside(from: number, to: number): string {
    const closers = ['}', ']'].filter((closer) => !this.text.slice(from, to).includes(OPENERS[closer]!));
    return `,+${closers.join('')}`;
  }

  /** Whether a string without its closing quote ends here. */
  private stopsAt(here: number, start: number): boolean {
    const { text } = this;
    const c = text[here]!;
    if (c === '/' && URL_START.test(text.slice(Math.max(start + 1, here - 8), here))) return false;
    if (c === '/') return /[/*]/.test(text[here + 1] ?? '') && text[here - 1] !== '/' && text[here - 1] !== ':';
    if (c === '+') return /["'\]},]|^$/.test(text[pass(BLANKS_IN_LINE, text, here + 1)] ?? '');
    return ',[]{}\n'.includes(c);
  }

  /** Whether the string must have ended on the line that breaks here, as the next one begins with something new. */
  private isLastLine(here: number, start: number, closers: string): boolean {
    const { text } = this;
    const next = pass(SPACE, text, here);
    const c = text[next];
    if (c === '}' || c === ']') {
      const behind = pass(AFTER_CLOSED, text, here);
      const d = text[behind];
      if (d === undefined || d === '{' || d === '[') return true;
      return isQuote(d) ? !this.endsBefore(behind + 1, start, false) : isAt(VALUE, text, behind);
    }
    if (c === '{' || c === '[') return text[this.lastSolid(here, start)] === ',';
    if (c === undefined || !isQuote(c)) return false;
    if (closers.includes(c) && this.endsBefore(next + 1, start, false)) return false;
    return isAt(NEXT_ITEM, text, here);
  }
}

/** The characters of a string, taken from a text one after the other with their escapes read. */
class Content {
  readonly fixes = new Set<string>();
  at: number;
  private readonly text: string;
  private readonly isRaw: boolean;
  private readonly isPath: boolean;
  private readonly parts: string[] = [];
  /** From where on characters were taken as they are. */
  private plainFrom: number;

  constructor(text: string, at: number, isRaw: boolean) {
    this.text = text;
    this.at = at;
    this.plainFrom = at;
    this.isRaw = isRaw;
    this.isPath = PATH.test(text.slice(at, at + 4));
  }

  take(): void {
    const c = this.text.charCodeAt(this.at);
    if (c === 92 && !this.isRaw) {
      const { value, length, fix } = escapeAt(this.text, this.at, this.isPath);
      this.parts.push(this.text.slice(this.plainFrom, this.at), value);
      this.at += length;
      this.plainFrom = this.at;
      if (fix !== undefined) this.fixes.add(fix);
      return;
    }
    if (c < 32 && c !== 10 && c !== 13) this.fixes.add('Escaped control characters inside strings');
    if (c === 92) this.fixes.add('Doubled backslashes of raw strings');
    this.at++;
  }

  /** Gives back white space at the end, and the signs that were meant to stand outside. */
  dropTail(outside: string): void {
    while (this.at > this.plainFrom) {
      const c = this.text[this.at - 1]!;
      if (!BLANK.test(c) && !outside.includes(c)) break;
      this.at--;
    }
  }

  value(): string {
    return this.parts.join('') + this.text.slice(this.plainFrom, this.at);
  }
}

const SINGLE: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
  '\\': '\\',
  '"': '"',
};
/** Of JavaScript and Python. */
const FOREIGN: Readonly<Record<string, string>> = { v: '\v', '0': '\0', "'": "'", '`': '`' };
const HEX = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8}))/y;
const CUT = /\\(?:[ux][\da-fA-F]{0,3}|U[\da-fA-F]{0,7})?$/y;

/** What an escape of JSON, JavaScript or Python stands for, how long it is, and what is to be said of it. */
function escapeAt(text: string, at: number, isPath: boolean): { value: string; length: number; fix?: string } {
  HEX.lastIndex = at;
  const match = HEX.exec(text);
  const code = Number.parseInt(match?.slice(1).find((digits) => digits !== undefined) ?? '', 16);
  if (match && code <= 0x10ffff) {
    const fix = match[2] === undefined ? 'Rewrote escapes that JSON doesn’t have' : undefined;
    return { value: String.fromCodePoint(code), length: match[0].length, fix };
  }
  if (isAt(CUT, text, at)) return { value: '', length: text.length - at, fix: 'Removed an escape that breaks off' };
  const next = text[at + 1]!;
  if (SINGLE[next] !== undefined) return { value: SINGLE[next], length: 2 };
  if (FOREIGN[next] !== undefined)
    return { value: FOREIGN[next], length: 2, fix: 'Rewrote escapes that JSON doesn’t have' };
  if (/[\r\n\u2028\u2029]/.test(next)) {
    const length = next === '\r' && text[at + 2] === '\n' ? 3 : 2;
    return { value: '', length, fix: 'Joined lines that end in a backslash' };
  }
  if (isPath || CLASS.test(next) || /[xuU]/.test(next))
    return { value: '\\', length: 1, fix: 'Doubled backslashes that escape nothing' };
  return { value: next, length: 2, fix: 'Removed backslashes that escape nothing' };
}

/** Where an address such as https://example.org that begins before `at` ends, if there is one. */
export function urlEnd(text: string, start: number, at: number): number | undefined {
  return URL_START.test(text.slice(Math.max(start, at - 8), at)) ? pass(URL, text, at) : undefined;
}
