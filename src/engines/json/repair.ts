import { isLateQuote, readKeyword, readLooseNumber, readLooseText, wordAt } from './repair-scalars';
import { isQuote, LooseStrings } from './repair-string';
import { parseJson } from './scan';
import { checkString } from './strings';

export interface Repair {
  /** Valid JSON, not laid out. */
  text: string;
  /** What was done, in words, each once. */
  fixes: string[];
}

interface RepairOptions {
  /** Leaves comments where they are. */
  keepComments?: boolean;
}

/** A map has names and values between square brackets. */
type Container = 'object' | 'map' | 'array' | 'call';
const CLOSERS: Readonly<Record<string, readonly Container[]>> = {
  '}': ['object', 'map'],
  ']': ['array', 'map'],
  ')': ['call', 'array'],
};

const BLANKS = /[\s\x00-\x1f\xa0\xad\u180e\u200b-\u200f\u2028-\u202e\u2060\ufeff]*/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\r\n]*/y;
/** A color, or another word that ends with its value: as a comment it would hide the bracket that closes. */
const HASH_WORD = /#[\w-]+(?=[ \t]*(?:[,\]}]|$))/y;
const HASH_COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=\s*[,\]])/iy;
const PREFIX = /[rubfRUBF]{1,2}(?=["'])/y;

const SLASH = 47;
const HASH = 35;

/** Half of what people paste has one of these around it. */
const WRAPPERS: readonly (readonly [RegExp, string])[] = [
  [/^\s*[[{]?```[ \t]*(?:[A-Za-z][\w-]*)?(?![\w`])/, 'Removed the code fence'],
  [/(?:^|[^`])(```[\]}]?\s*)$/, 'Removed the code fence'],
  [/^\s*(?:export\s+default\s+|(?:const|let|var)\s+[\w$]+\s*=\s*|[\w$.]+\s*=\s*(?=[[{]))/, 'Removed the assignment'],
];

/** Without what is around it: of a pattern with a group what the group matches, of others everything. */
function unwrapped(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const part = match[1];
  return part === undefined ? text.slice(match[0].length) : text.slice(0, text.length - part.length);
}

/**
 * Makes JSON of what is nearly JSON: JSON5 and JavaScript literals, what Python prints, escaped JSON, missing commas,
 * quotes and brackets. Numbers keep their digits. Undefined where no reading makes sense.
 */
export function repairJson(text: string, options: RepairOptions = {}): Repair | undefined {
  const fixes = new Set<string>();
  let source = text;
  for (const [pattern, fix] of WRAPPERS) {
    const inner = unwrapped(source, pattern);
    if (inner === undefined) continue;
    source = inner;
    fixes.add(fix);
  }
  const bare = unescaped(source);
  if (bare !== undefined) {
    fixes.add('Removed one level of escaping');
    source = bare;
  }
  if (isJson(source, options)) return fixes.size > 0 ? { text: source, fixes: [...fixes] } : undefined;
  const repaired = new Repairer(source, fixes, options).run();
  return repaired !== undefined && isJson(repaired, options) ? { text: repaired, fixes: [...fixes] } : undefined;
}

function isJson(text: string, { keepComments }: RepairOptions): boolean {
  try {
    parseJson(text, { allowComments: keepComments });
    return !text.startsWith('\ufeff');
  } catch {
    return false;
  }
}

/** `{\"a\":1}`, with or without quotes around it: the text inside. */
function unescaped(text: string): string | undefined {
  const trimmed = text.trim();
  const startsEscaped = /^(?:[[{]\s*)*\\"/.test(trimmed);
  if (!startsEscaped && (!/^"?\s*(?:\\[nrt]\s*)*[[{]/.test(trimmed) || !trimmed.includes('\\"'))) return undefined;
  const quoted = trimmed.startsWith('"') ? trimmed : `"${trimmed}"`;
  const literal = quoted.replace(/[\x00-\x1f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (checkString(literal, 0) === literal.length) return JSON.parse(literal) as string;
  // Escaped in part only: one backslash less before every quote.
  return startsEscaped ? trimmed.replace(/\\(\\*")/g, '$1') : undefined;
}

class Repairer {
  private at = 0;
  private out: string[] = [];
  private readonly stack: Container[] = [];
  /** Where the brackets of the stack stand in what is written. */
  private readonly starts: number[] = [];
  /** Whether an item was written since the innermost bracket opened, by level. */
  private readonly filled: boolean[] = [false];
  private roots = 0;
  private readonly text: string;
  private readonly fixes: Set<string>;
  private readonly strings: LooseStrings;
  private readonly keepComments: boolean;
  /** Where the last value at the top ended. */
  private rootEnd = 0;

  constructor(text: string, fixes: Set<string>, options: RepairOptions) {
    this.text = text;
    this.fixes = fixes;
    this.strings = new LooseStrings(text, fixes);
    this.keepComments = options.keepComments === true;
  }

  run(): string | undefined {
    let comma = false;
    /** A name was read and its value is awaited. */
    let named = false;
    for (;;) {
      this.blanks();
      const c = this.text[this.at];
      const inside = this.stack.at(-1);
      if (c === undefined) break;
      if (c === ',' || c === ';') {
        if (named) this.put('null', 'Wrote null for missing values');
        else if (comma || !this.filled.at(-1))
          this.fixes.add(c === ',' ? 'Removed extra commas' : 'Removed semicolons');
        else if (c === ';') this.fixes.add(inside === undefined ? 'Removed semicolons' : 'Wrote commas for semicolons');
        named = false;
        comma = c === ',' || inside !== undefined;
        this.at++;
        continue;
      }
      const closes = CLOSERS[c];
      if (closes) {
        if (named) this.put('null', 'Wrote null for missing values');
        if (comma && inside !== 'call') this.fixes.add('Removed trailing commas');
        named = false;
        comma = false;
        this.at++;
        const level = this.stack.findLastIndex((one) => closes.includes(one));
        if (level === -1) {
          this.fixes.add('Removed closing brackets that close nothing');
          continue;
        }
        if (level < this.stack.length - 1) this.fixes.add('Closed brackets left open');
        while (this.stack.length > level) this.close();
        if (level === 0) this.rootEnd = this.at;
        continue;
      }
      if (inside !== undefined && !named && this.ellipsis()) continue;
      if (inside === 'array' && c === ':') {
        if (comma || !this.becomesMap()) return undefined;
        named = true;
        continue;
      }
      if (inside === 'object' && !named && (c === '{' || c === '[') && this.stack.at(-2) === 'array') {
        // The object before lacks its bracket.
        this.fixes.add('Closed brackets left open');
        this.close();
        comma = false;
        continue;
      }
      if (!named) {
        if (this.filled.at(-1)) {
          if (inside === 'call' || (inside === undefined && !comma && !this.isNextRoot(c))) return undefined;
          if (inside === undefined) this.roots++;
          else if (!comma) this.fixes.add('Added missing commas');
          this.out.push(',');
        }
        this.filled[this.filled.length - 1] = true;
      }
      comma = false;
      if ((inside === 'object' || inside === 'map') && !named) {
        if (!this.name()) return undefined;
        named = true;
        continue;
      }
      named = false;
      if (!this.value()) return undefined;
      if (this.stack.length === 0) this.rootEnd = this.at;
    }
    if (comma) this.fixes.add('Removed trailing commas');
    if (named) this.put('null', 'Wrote null for missing values');
    if (this.stack.length > 0) this.fixes.add('Closed brackets left open');
    while (this.stack.length > 0) this.close();
    if (this.roots === 0) return this.out.join('');
    this.fixes.add('Put several values into one array');
    return `[${this.out.join('')}]`;
  }

  private put(text: string, fix: string): void {
    this.out.push(text);
    this.fixes.add(fix);
  }

  private open(container: Container, bracket: string): void {
    this.starts.push(this.out.length);
    this.out.push(bracket);
    this.stack.push(container);
    this.filled.push(false);
    this.at++;
  }

  private close(): void {
    const container = this.stack.pop();
    if (container === 'call' && !this.filled.at(-1)) this.out.push('null');
    this.filled.pop();
    if (container !== 'call') this.out.push(container === 'array' ? ']' : '}');
    this.starts.pop();
  }

  /** ["a": 1], as Swift, Dart and Groovy write it: what was taken for the first element is a name. */
  private becomesMap(): boolean {
    const start = this.starts.at(-1)!;
    if (this.out.length !== start + 2 || !this.out[start + 1]!.startsWith('"')) return false;
    this.out[start] = '{';
    this.stack[this.stack.length - 1] = 'map';
    this.put(':', 'Wrote braces for brackets around names and values');
    this.at++;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    return match && match[0] !== '' ? match : undefined;
  }

  private blanks(): void {
    for (;;) {
      // Asked before every token, and hardly ever is there anything.
      const code = this.text.charCodeAt(this.at);
      if (code > 32 && code < 127 && code !== SLASH && code !== HASH) return;
      const blank = this.match(BLANKS)?.[0];
      if (blank !== undefined) {
        if (/[^ \t\r\n]/.test(blank)) this.fixes.add('Removed invisible characters');
        this.at += blank.length;
      }
      const comment = this.match(COMMENT)?.[0];
      if (comment === undefined || this.isHashValue()) return;
      this.at += comment.length;
      if (!this.keepComments) this.fixes.add('Removed comments');
      else if (comment.startsWith('#')) this.put(`//${comment.slice(1)}\n`, 'Wrote comments with //');
      else this.out.push(comment.startsWith('//') ? `${comment}\n` : comment.endsWith('*/') ? comment : `${comment}*/`);
    }
  }

  /** Whether what begins with # is a value here, and no comment. */
  private isHashValue(): boolean {
    if (this.text.charCodeAt(this.at) !== HASH) return false;
    const [before = ''] = /\S(?=\s*$)/.exec(this.text.slice(Math.max(0, this.at - 80), this.at)) ?? [];
    if (before === ':') return this.match(HASH_WORD) !== undefined;
    return this.stack.at(-1) === 'array' && /[[,]/.test(before) && this.match(HASH_COLOR) !== undefined;
  }

  /** Whether another value can begin here at the top: on a line of its own, or a bracket behind a bracket. */
  private isNextRoot(c: string): boolean {
    const before = this.text[this.rootEnd - 1];
    if ((c === '{' || c === '[') && (before === '}' || before === ']')) return true;
    return /[\r\n]/.test(this.text.slice(this.rootEnd, this.at));
  }

  /** Three dots for what somebody left out. */
  private ellipsis(): boolean {
    if (!this.match(/\.\.\.(?=\s*(?:[,\]}]|\/[/*]|$))/y)) return false;
    this.at += 3;
    this.fixes.add('Removed dots that stand for something left out');
    return true;
  }

  private name(): boolean {
    const c = this.text[this.at]!;
    const isRaw = this.prefix();
    if (isQuote(this.text[this.at])) {
      if (!this.string(true, isRaw)) return false;
    } else {
      const word = (this.match(/[^,:=[\]{}()"'`\r\n]*[^\s,:=[\]{}()"'`](?="?[ \t]*:)/y) ??
        this.match(/[^\s,:=[\]{}()"'`]+/y) ??
        [])[0];
      if (word === undefined || c === '[') return false;
      this.at += word.length;
      this.put(JSON.stringify(word), 'Quoted names');
      if (isLateQuote(this.text, this.at)) this.at++;
    }
    this.blanks();
    const colon = this.match(/:|=>?/y)?.[0];
    if (colon === undefined) {
      // A name alone: a set, or something else that no object can hold.
      if (/[,}\])]/.test(this.text[this.at] ?? '')) return false;
      this.fixes.add('Added missing colons');
    } else if (colon !== ':') this.fixes.add('Wrote : for =');
    this.at += colon?.length ?? 0;
    this.out.push(':');
    return true;
  }

  /** Passes a letter of Python before a string; whether backslashes are plain characters behind it. */
  private prefix(): boolean {
    const prefix = this.match(PREFIX)?.[0];
    // In {b":1} the letter is a name that lacks its first quote.
    if (prefix === undefined || isLateQuote(this.text, this.at + prefix.length)) return false;
    this.at += prefix.length;
    this.fixes.add('Removed string prefixes');
    return /r/i.test(prefix);
  }

  private value(): boolean {
    const c = this.text[this.at]!;
    if (c === '{') this.open('object', '{');
    else if (c === '[') this.open('array', '[');
    else if (c === '(') {
      this.fixes.add('Wrote tuples as arrays');
      this.open('array', '[');
    } else {
      const isRaw = this.prefix();
      if (isQuote(this.text[this.at])) return this.string(false, isRaw);
      if (this.call()) return true;
      const scalar =
        readLooseNumber(this.text, this.at) ?? readKeyword(this.text, this.at) ?? readLooseText(this.text, this.at);
      if (!scalar) return false;
      this.at = scalar.end;
      this.out.push(scalar.written);
      if (scalar.fix !== undefined) this.fixes.add(scalar.fix);
    }
    return true;
  }

  /** ObjectId("…"), NumberLong(5), OrderedDict([…]), callback({…}): what stands in the brackets is the value. */
  private call(): boolean {
    const created = this.match(/new\s+(?=[\p{L}_$][\p{L}\p{N}_$.]*\s*\()/uy)?.[0] ?? '';
    const name = wordAt(this.text, this.at + created.length);
    if (name === undefined) return false;
    const behind = /\(|\s+\((?=\s*["'[{\d-])/y;
    behind.lastIndex = this.at + created.length + name.length;
    if (!behind.test(this.text)) return false;
    this.fixes.add('Unwrapped function calls');
    this.at = behind.lastIndex - 1;
    this.open('call', '');
    return true;
  }

  private string(isName: boolean, isRaw: boolean): boolean {
    const read = this.strings.read(this.at, isName, isRaw);
    if (!read) return false;
    this.at = read.end;
    const parts = [read.written];
    for (this.blanks(); this.text[this.at] === '+'; this.blanks()) {
      this.at++;
      this.blanks();
      const next = isQuote(this.text[this.at]) ? this.strings.read(this.at, isName, false) : undefined;
      this.fixes.add(next ? 'Joined strings that were added with +' : 'Removed a + behind a string');
      if (!next) continue;
      this.at = next.end;
      parts.push(next.written);
    }
    const isOne = parts.length === 1;
    this.out.push(isOne ? read.written : JSON.stringify(parts.map((part) => JSON.parse(part) as string).join('')));
    return true;
  }
}
