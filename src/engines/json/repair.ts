import { QUOTES, readLooseString } from './repair-string';
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

type Container = 'object' | 'array' | 'call';
const CLOSERS: Readonly<Record<string, readonly Container[]>> = {
  '}': ['object'],
  ']': ['array'],
  ')': ['call', 'array'],
};

const WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null',
  infinity: 'null',
};

const BLANKS = /[\s\x00-\x1f\xa0\xad\u180e\u200b-\u200f\u2028-\u202e\u2060\ufeff]*/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\r\n]*/y;
const NUMBER =
  /([+-]?)(?:(0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)|(\d[\d_]*)?(?:\.(\d*))?([eE][+-]?\d+)?)n?(?![\w$.])/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy;
const LOOSE = /[^,:[\]{}()\r\n"]+/y;
const PREFIX = /[rubfRUBF]{1,2}(?=["'])/y;

const SLASH = 47;
const HASH = 35;

/** Half of what people paste has one of these around it. */
const WRAPPERS: readonly (readonly [RegExp, string])[] = [
  [/^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/, 'Removed the code fence'],
  [
    /^\s*(?:export\s+default\s+|(?:const|let|var)\s+[\w$]+\s*=\s*|[\w$.]+\s*=\s*(?=[[{]))([\s\S]*)$/,
    'Removed the assignment',
  ],
];

/**
 * Makes JSON of what is nearly JSON: JSON5 and JavaScript literals, what Python prints, escaped JSON, missing commas,
 * quotes and brackets. Numbers keep their digits. Undefined where no reading makes sense.
 */
export function repairJson(text: string, options: RepairOptions = {}): Repair | undefined {
  const fixes = new Set<string>();
  let source = text;
  for (const [pattern, fix] of WRAPPERS) {
    const inner = pattern.exec(source)?.[1];
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
  if (!/^"?\s*(?:\\[nrt]\s*)*[[{]/.test(trimmed) || !trimmed.includes('\\"')) return undefined;
  const quoted = trimmed.startsWith('"') ? trimmed : `"${trimmed}"`;
  const literal = quoted.replace(/[\x00-\x1f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (checkString(literal, 0) !== literal.length) return undefined;
  return JSON.parse(literal) as string;
}

class Repairer {
  private at = 0;
  private out: string[] = [];
  private readonly stack: Container[] = [];
  /** Whether an item was written since the innermost bracket opened, by level. */
  private readonly filled: boolean[] = [false];
  private roots = 0;
  private readonly text: string;
  private readonly fixes: Set<string>;
  private readonly keepComments: boolean;

  constructor(text: string, fixes: Set<string>, options: RepairOptions) {
    this.text = text;
    this.fixes = fixes;
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
        else if (comma || !this.filled.at(-1)) this.fixes.add('Removed extra commas');
        if (c === ';' || inside === undefined) this.fixes.add('Removed what follows the value');
        named = false;
        comma = inside !== undefined;
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
        continue;
      }
      if (!named) {
        if (this.filled.at(-1)) {
          if (inside === 'call') return undefined;
          if (inside === undefined) this.roots++;
          else if (!comma) this.fixes.add('Added missing commas');
          this.out.push(',');
        }
        this.filled[this.filled.length - 1] = true;
      }
      comma = false;
      if (inside === 'object' && !named) {
        if (!this.name()) return undefined;
        named = true;
        continue;
      }
      named = false;
      if (!this.value()) return undefined;
    }
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
    this.out.push(bracket);
    this.stack.push(container);
    this.filled.push(false);
    this.at++;
  }

  private close(): void {
    const container = this.stack.pop();
    if (container === 'call' && !this.filled.at(-1)) this.out.push('null');
    this.filled.pop();
    if (container !== 'call') this.out.push(container === 'object' ? '}' : ']');
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
      if (comment === undefined) return;
      this.at += comment.length;
      if (!this.keepComments) this.fixes.add('Removed comments');
      else if (comment.startsWith('#')) this.put(`//${comment.slice(1)}\n`, 'Wrote comments with //');
      else this.out.push(comment.startsWith('//') ? `${comment}\n` : comment.endsWith('*/') ? comment : `${comment}*/`);
    }
  }

  private name(): boolean {
    const c = this.text[this.at]!;
    this.prefix();
    if (QUOTES[this.text[this.at]!]) this.string(true);
    else {
      const word = (this.match(/[^\s,:=[\]{}()"'`]+/y) ?? [])[0];
      if (word === undefined || c === '[') return false;
      this.at += word.length;
      this.put(JSON.stringify(word), 'Quoted names');
    }
    this.blanks();
    const colon = this.match(/:|=>?/y)?.[0];
    if (colon === undefined) {
      // A name alone: a set, or something else that no object can hold.
      if (/[,}\])]/.test(this.text[this.at] ?? '}')) return false;
      this.fixes.add('Added missing colons');
    } else if (colon !== ':') this.fixes.add('Wrote : for =');
    this.at += colon?.length ?? 0;
    this.out.push(':');
    return true;
  }

  private prefix(): void {
    const prefix = this.match(PREFIX);
    if (!prefix) return;
    this.at += prefix[0].length;
    this.fixes.add('Removed string prefixes');
  }

  private value(): boolean {
    const c = this.text[this.at]!;
    if (c === '{') this.open('object', '{');
    else if (c === '[') this.open('array', '[');
    else if (c === '(') {
      this.fixes.add('Wrote tuples as arrays');
      this.open('array', '[');
    } else {
      this.prefix();
      if (QUOTES[this.text[this.at]!]) this.string(false);
      else return this.number() || this.word();
    }
    return true;
  }

  private number(): boolean {
    const match = this.match(NUMBER);
    if (!match) return false;
    const [written, sign = '', based, whole, fraction, exponent = ''] = match;
    if (based === undefined && whole === undefined && !fraction) return false;
    const digits =
      based === undefined ? (whole ?? '0').replaceAll('_', '').replace(/^0+(?=\d)/, '') : String(BigInt(based));
    const value = `${sign === '-' ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}${exponent}`;
    this.at += written.length;
    this.out.push(value);
    if (value !== written) this.fixes.add('Rewrote numbers JSON cannot spell so');
    return true;
  }

  private word(): boolean {
    const signed = this.match(/[+-](?=Infinity|NaN|inf)/y);
    if (signed) this.at++;
    const word = this.match(WORD)?.[0];
    const after = word === undefined ? undefined : this.text[this.at + word.length];
    if (word !== undefined && (after === '(' || word === 'new')) {
      // ObjectId("…"), NumberLong(5), OrderedDict([…]): what stands in the brackets is the value.
      this.at += word.length;
      this.blanks();
      this.fixes.add('Unwrapped constructor calls');
      if (word === 'new') return this.value();
      this.open('call', '');
      return true;
    }
    const known = word === undefined ? undefined : WORDS[word.toLowerCase()];
    if (word !== undefined && known !== undefined) {
      this.at += word.length;
      this.out.push(known);
      if (known !== word)
        this.fixes.add(
          /^(?:true|false)$/.test(known) ? 'Wrote true and false in lower case' : `Wrote null for ${word}`,
        );
      return true;
    }
    const loose = this.match(LOOSE)?.[0].trimEnd();
    if (!loose) return false;
    this.at += loose.length;
    this.put(JSON.stringify(loose), 'Quoted texts');
    return true;
  }

  private string(isName: boolean): void {
    const { written, end } = readLooseString(this.text, this.at, isName, this.fixes);
    this.out.push(written);
    this.at = end;
  }
}
