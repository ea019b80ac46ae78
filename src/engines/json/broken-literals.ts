// What is wrong inside a number, a string or a word, and where it most likely ends.
import { isBlank, shorten, unicodeName } from './found';
import type { Report } from './problem-codes';
import { numberLikeEnd } from './rough-tokens';
import { escapeSize } from './strings';

const WORDS: Record<string, string> = {
  nan: 'NaN isn’t JSON: there’s no such number',
  infinity: 'Infinity isn’t JSON: there’s no such number',
  inf: 'Infinity isn’t JSON: there’s no such number',
  undefined: 'undefined isn’t JSON: write null or leave the property out',
  none: 'None isn’t JSON: write null',
  nil: 'nil isn’t JSON: write null',
};

export function badWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'true' || lower === 'false' || lower === 'null') return `${word} isn’t JSON: write ${lower}`;
  const known = Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined;
  return known ?? `${shorten(word)} isn’t JSON: strings need double quotes`;
}

/** Reports what is wrong with the number from `start`, first noticed at `at`; the offset after it. */
export function passNumber(text: string, start: number, at: number, report: Report): number {
  const stop = numberLikeEnd(text, start);
  const before = text[at - 1]!;
  const c = text[at] ?? '';
  if (/[0-9]/.test(c)) {
    report('bad-number', 'A number can’t start with 0, unless that’s its only digit', at - 1, stop);
  } else if (before === '.') {
    report('bad-number', 'A digit must follow the decimal point', at, stop);
  } else if (before !== '-' || text[at - 2] === 'e' || text[at - 2] === 'E') {
    report('bad-number', 'A digit must follow the exponent sign e', at, stop);
  } else if (/^-(?:inf|nan)/i.test(text.slice(start, stop))) {
    report('bad-word', `${shorten(text.slice(start, stop))} isn’t JSON: there’s no such number`, start, stop);
  } else {
    report('bad-number', 'A digit must follow the minus sign', at, stop);
  }
  return stop;
}

/**
 * Reports what is wrong with the string from `start`, first noticed at `at`: the offset where it ends, or `~place` of the
 * line break before which its closing quote was most likely forgotten.
 */
export function passString(text: string, start: number, at: number, report: Report): number {
  let lineBreakReported = false;
  for (;;) {
    const c = text.charCodeAt(at);
    if (at >= text.length || (c === 92 && at + 1 >= text.length)) {
      report('unclosed-string', 'This string has no closing quote', start, text.length);
      return text.length;
    }
    if (c === 34) return at + 1;
    if (c === 92) {
      const size = escapeSize(text, at);
      if (size > 0) {
        at += size;
        continue;
      }
      reportEscape(text, at, report);
      at += text.charCodeAt(at + 1) < 32 ? 1 : 2;
    } else if (c === 10 || c === 13) {
      if (!lineBreakReported) {
        const message = 'A string can’t contain a raw line break: write \\n, or close the string before it';
        report('control-character', message, at, at + 1);
      }
      lineBreakReported = true;
      if (tokenFollows(text, at)) return ~at;
      at += c === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    } else {
      if (c < 32) {
        const hex = c.toString(16).padStart(4, '0');
        const name = c === 9 ? 'a raw tab: write \\t' : `the control character ${unicodeName(c)}: write \\u${hex}`;
        report('control-character', `A string can’t contain ${name}`, at, at + 1);
      }
      at++;
    }
  }
}

/** After a raw line break in a string: does the next line start a new token, or go on with the string? */
function tokenFollows(text: string, lineBreak: number): boolean {
  const rest = /\s*(.?)[ \t]*(.?)/suy;
  rest.lastIndex = lineBreak;
  const [, first = '', second = ''] = rest.exec(text) ?? [];
  if (first === '"') return second !== '' && !/[,}\]\r\n]/.test(second);
  return first !== '' && '{}[]'.includes(first);
}

function reportEscape(text: string, at: number, report: Report): void {
  const c = text[at + 1]!;
  if (c === 'u') {
    report('bad-escape', '\\u needs four hexadecimal digits', at, Math.min(at + 6, text.length));
    return;
  }
  if (c === '\n' || c === '\r') {
    report('bad-escape', 'A line can’t end with a backslash: a string must stay on one line', at, at + 1);
    return;
  }
  const shown = isBlank(c) ? unicodeName(c.charCodeAt(0)) : String.fromCodePoint(text.codePointAt(at + 1)!);
  const message = `A backslash before ${shown === ' ' ? 'a space' : shown} means nothing in JSON: write \\\\ for a backslash`;
  report('bad-escape', message, at, at + 2);
}
