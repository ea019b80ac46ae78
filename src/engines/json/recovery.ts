import { placeAt } from '@/engines/input-error';
import { badWord, passNumber, passString } from './broken-literals';
import { JsonKind } from './document';
import { blankName, found, isBlank, shorten } from './found';
import type { Report } from './problem-codes';
import {
  isOtherQuote,
  lineEnd,
  numberLikeEnd,
  otherQuotesEnd,
  startsToken,
  startsWord,
  tokenEnd,
} from './rough-tokens';

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
      stop = lineEnd(text, i);
    }
    if (!allowed) this.report('comment', 'Comments aren’t allowed in JSON', i, stop);
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
    let message = `Unexpected ${found(text, i)} after the end of the JSON`;
    if (c === '}' || c === ']') message = `This ${c} closes nothing: the JSON has already ended`;
    else if (/["[{\d-]/.test(c) && text.slice(rootEnd, i).includes('\n')) {
      message = 'JSON can only have one value, but a second one starts here';
    }
    this.report('extra-text', message, i, text.length);
    return text.length;
  }

  afterValue(i: number, c: number, inObject: boolean, numberBefore: boolean): Step {
    const { text } = this;
    const char = text[i]!;
    if (numberBefore && /[\w.+-]/.test(char)) {
      const stop = numberLikeEnd(text, i);
      const message = /[xX]/.test(char)
        ? 'Hexadecimal numbers aren’t JSON'
        : `This number continues with ${shorten(text.slice(i, stop))}, which is not part of a number in JSON`;
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
    let message = `Expected a comma or ${inObject ? '}' : ']'} after the value, but found ${found(text, i)}`;
    if (text[i - 1] === '"' && /[\p{L}\p{N}]/u.test(char)) message += ' (a quote inside a string is written \\")';
    const stop = tokenEnd(text, i);
    this.report('expected-comma', message, i, stop);
    if (startsToken(char)) return { goal: 'item', offset: i };
    return c === 59 ? { goal: 'item', offset: i + 1 } : { goal: 'stay', offset: stop };
  }

  key(i: number, c: number): Step {
    const { text } = this;
    if (c === 93) return { goal: 'after', offset: i };
    const char = text[i]!;
    if (isOtherQuote(char)) {
      const stop = otherQuotesEnd(text, i);
      this.report('quotes', 'Property names need double quotes', i, stop);
      return { goal: 'key-read', offset: stop };
    }
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    const stop = tokenEnd(text, i);
    if (startsWord(char)) {
      const word = shorten(text.slice(i, stop));
      this.report('unquoted-key', `Property names need double quotes: "${word}"`, i, stop);
      return { goal: 'key-read', offset: stop };
    }
    if (c === 44) {
      this.report('expected-key', 'Expected a property before this comma', i, i + 1);
      return { goal: 'stay', offset: i + 1 };
    }
    this.report('expected-key', `Expected a property name in double quotes, but found ${found(text, i)}`, i, stop);
    if (c === 58) return { goal: 'value', offset: i + 1 };
    return c === 91 || c === 123 ? { goal: 'value', offset: i } : { goal: 'stay', offset: stop };
  }

  colon(i: number, c: number): Step {
    const { text } = this;
    const strange = this.strange(i);
    if (strange !== -1) return { goal: 'stay', offset: strange };
    const ends = c === 44 || c === 125 || c === 93;
    if (this.brokenAt !== -1 && text.slice(this.brokenAt, i).trim() === '') return { goal: 'after', offset: i };
    const message = `Expected a colon after the property name, but found ${found(text, i)}`;
    this.report('expected-colon', message, i, tokenEnd(text, i));
    if (ends) return { goal: 'after', offset: i };
    const char = text[i]!;
    if (startsToken(char)) return { goal: 'value', offset: i };
    return { goal: 'value', offset: text.startsWith('=>', i) ? i + 2 : i + 1 };
  }

  value(i: number, c: number, atRoot: boolean, inObject: boolean): Step | Token {
    const { text } = this;
    const char = text[i]!;
    if (isOtherQuote(char)) {
      const stop = otherQuotesEnd(text, i);
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
    const stop = tokenEnd(text, i);
    const word = text.slice(i, stop);
    if (c === 43 || c === 46) {
      const message = c === 43 ? 'A number can’t start with +' : 'A number needs a digit before the decimal point';
      this.report('bad-number', message, i, stop);
      return { goal: 'token', start: i, offset: stop, kind: JsonKind.number };
    }
    if (startsWord(char)) this.report('bad-word', badWord(word), i, stop);
    else this.report('unexpected-character', `Expected a value, but found ${found(text, i)}`, i, stop);
    return { goal: 'token', start: i, offset: stop, kind: JsonKind.null };
  }

  /** The offset after a number whose mistake was first noticed at `at`. */
  number(start: number, at: number): number {
    return passNumber(this.text, start, at, this.report);
  }

  /** The offset after a string whose mistake was first noticed at `at`. */
  string(start: number, at: number): number {
    const stop = passString(this.text, start, at, this.report);
    if (stop >= 0) return stop;
    this.brokenAt = ~stop;
    return this.brokenAt;
  }

  /** Passes something that is no JSON but reads like white space: a `#` comment or an odd blank. Or -1. */
  private strange(i: number): number {
    const { text } = this;
    const char = text[i]!;
    if (char === '#') {
      const stop = lineEnd(text, i);
      this.report('comment', 'Comments aren’t allowed in JSON, and # doesn’t start one', i, stop);
      return stop;
    }
    if (!isBlank(char)) return -1;
    this.report('unexpected-character', `Unexpected invisible character (${blankName(char)})`, i, i + 1);
    return i + 1;
  }
}
