import { checkString } from './strings';

/** Closing quotes by the ones that open. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '”': '”',
  '‘': '’',
  '’': '’',
};

const AFTER_NAME = /\s|[,:;\]})=/#"']|$/y;
const AFTER_STRING = /\s*(?:[,:;\]})=/#"']|$)|\s*[\r\n]/y;
const NEXT_TOKEN = /\s*(?:["']|[}\]]|$)/y;

interface LooseString {
  /** The string as JSON. */
  readonly written: string;
  /** Where it ends in the text. */
  readonly end: number;
}

/** Reads a string in any quotes, closed or not. `fixes` gets what had to be done to it. */
export function readLooseString(text: string, at: number, isName: boolean, fixes: Set<string>): LooseString {
  const open = text[at]!;
  const isLong = (open === '"' || open === "'") && text.startsWith(open.repeat(3), at);
  if (open === '"' && !isLong) {
    const end = checkString(text, at);
    if (end > 0 && endsHere(text, end, isName)) return { written: text.slice(at, end), end };
  }
  if (open !== '"' || isLong) fixes.add('Wrote strings in double quotes');
  const closing = isLong ? open.repeat(3) : QUOTES[open]!;
  const parts: string[] = [];
  let from = at + closing.length;
  const upTo = (end: number) => parts.join('') + text.slice(from, end);
  /** Without what was meant to stand outside. */
  const leftOpen = (end: number, outside: RegExp): LooseString => {
    fixes.add('Closed strings left open');
    const value = upTo(end);
    const tail = outside.exec(value.slice(-200))?.[0] ?? '';
    return { written: JSON.stringify(value.slice(0, value.length - tail.length)), end: end - tail.length };
  };

  for (let here = from; here < text.length; ) {
    const c = text[here]!;
    if (c === '\\') {
      const [value, length] = escapeAt(text, here);
      parts.push(text.slice(from, here), value);
      here += length;
      from = here;
      continue;
    }
    if (text.startsWith(closing, here) || (c === '"' && '”’'.includes(closing))) {
      if (isLong || endsHere(text, here + 1, isName))
        return { written: JSON.stringify(upTo(here)), end: here + (isLong ? 3 : 1) };
      fixes.add('Escaped quotes inside strings');
    } else if ((c === '\n' || c === '\r') && !isLong) {
      if (isName || isAt(NEXT_TOKEN, text, here)) return leftOpen(here, /[,}\])]*\s*$/);
      fixes.add('Escaped line breaks inside strings');
    }
    here++;
  }
  return leftOpen(text.length, /[\]}),\s]*$/);
}

/** Whether what follows a quote can follow a string; else the quote was meant as a character of it. */
const endsHere = (text: string, at: number, isName: boolean) => isAt(isName ? AFTER_NAME : AFTER_STRING, text, at);

function isAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

const SINGLE: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  a: '\x07',
  '0': '\0',
  '/': '/',
  '\\': '\\',
  '"': '"',
  "'": "'",
  '`': '`',
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};

/** What an escape of JSON, JavaScript or Python stands for, and how long it is. */
function escapeAt(text: string, at: number): [value: string, length: number] {
  const hex = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8}))/y;
  hex.lastIndex = at;
  const match = hex.exec(text);
  const code = Number.parseInt(match?.slice(1).find((digits) => digits !== undefined) ?? '', 16);
  if (match && code <= 0x10ffff) return [String.fromCodePoint(code), match[0].length];
  const next = text[at + 1];
  if (next === '\r') return ['', text[at + 2] === '\n' ? 3 : 2];
  const single = next === undefined ? undefined : SINGLE[next];
  return single === undefined ? ['\\', 1] : [single, 2];
}
