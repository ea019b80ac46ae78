import { COMMENTS_LOST } from './read-json';
import {
  type Data,
  DEEPEST,
  duplicateKey,
  fault,
  type ListData,
  plainNumber,
  quoted,
  type Read,
  readDate,
  type TableData,
  tooDeep,
} from './value';

/** How a table came to be decides what may still be added to it. */
interface Origin {
  by: 'header' | 'implied' | 'dotted' | 'inline';
  /** The header or braces under which dotted keys made it. */
  section: number;
  places: Map<string, number>;
}

const BARE_KEY = /[A-Za-z0-9_-]+/y;
const SPACE = /[ \t]*/y;
const DATE =
  /\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?/y;
const BASED = /0x[\da-fA-F]+(?:_[\da-fA-F]+)*|0o[0-7]+(?:_[0-7]+)*|0b[01]+(?:_[01]+)*/y;
const DECIMAL = /[+-]?(?:0|[1-9]\d*(?:_\d+)*)(?:\.\d+(?:_\d+)*)?(?:[eE][+-]?\d+(?:_\d+)*)?/y;
const SPECIAL = /([+-]?)(inf|nan)/y;
const WORD = /[^\s,\]}#=]+/y;
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f]/g;
/** What a part of a string may hold: everything but its end, an escape, a line break or a control character. */
const BASIC_RUN = /[^"\\\x00-\x08\x0a-\x1f\x7f]*/y;
const LITERAL_RUN = /[^'\x00-\x08\x0a-\x1f\x7f]*/y;
const LINE_END_ESCAPE = /\\[ \t]*\r?\n/y;
const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1b',
  '"': '"',
  '\\': '\\',
};

/** TOML 1.0, and what 1.1 adds: line breaks in inline tables, `\e`, `\xHH` and times without seconds. */
export function readToml(source: string): Read {
  let at = source.startsWith('\ufeff') ? 1 : 0;
  let comments = false;
  let section = 0;
  const origins = new WeakMap<TableData, Origin>();
  const growing = new WeakSet<ListData>();

  const fail = (message: string, where = at) => fault(source, message, where);
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  const newTable = (by: Origin['by'], where: number): TableData => {
    const table: TableData = { kind: 'table', entries: new Map(), at: where };
    origins.set(table, { by, section, places: new Map() });
    return table;
  };
  const here = (): string =>
    at >= source.length
      ? 'the end of the text'
      : source[at] === '\n' || source[at] === '\r'
        ? 'the end of the line'
        : quoted(String.fromCodePoint(source.codePointAt(at)!));

  const skipComment = (): void => {
    if (source[at] !== '#') return;
    comments = true;
    const newline = source.indexOf('\n', at);
    let end = newline === -1 ? source.length : newline;
    if (newline !== -1 && source[end - 1] === '\r') end--;
    CONTROL.lastIndex = at;
    const control = CONTROL.exec(source);
    if (control && control.index < end) throw fail('A control character cannot stand in a comment', control.index);
    at = end;
  };
  const takeNewline = (): boolean => {
    const length = source[at] === '\n' ? 1 : source.startsWith('\r\n', at) ? 2 : 0;
    at += length;
    return length > 0;
  };
  const skipLines = (): void => {
    do {
      take(SPACE);
      skipComment();
    } while (takeNewline());
  };
  const endLine = (): void => {
    take(SPACE);
    skipComment();
    if (at < source.length && !takeNewline()) throw fail(`A new line is expected here, not ${here()}`);
  };

  const readKey = (): string => {
    const quote = source[at];
    if (quote === '"' || quote === "'") {
      if (source.startsWith(quote.repeat(3), at)) throw fail('A key cannot be a multi-line string');
      return readLineString(quote);
    }
    const key = take(BARE_KEY);
    if (key === undefined) throw fail(`A key is expected here, not ${here()}`);
    return key;
  };
  const readKeys = (): { name: string; at: number }[] => {
    const keys: { name: string; at: number }[] = [];
    for (;;) {
      take(SPACE);
      const start = at;
      keys.push({ name: readKey(), at: start });
      if (keys.length > DEEPEST) throw tooDeep(source, start);
      take(SPACE);
      if (source[at] !== '.') return keys;
      at++;
    }
  };

  const readEscape = (): string => {
    const start = at++;
    const letter = source[at++] ?? '';
    const length = { x: 2, u: 4, U: 8 }[letter];
    if (length === undefined) {
      if (!Object.hasOwn(ESCAPES, letter)) throw fail(`\\${letter} is no escape; a backslash is written \\\\`, start);
      return ESCAPES[letter]!;
    }
    const digits = source.slice(at, at + length);
    const code = Number.parseInt(digits, 16);
    if (!/^[\da-fA-F]+$/.test(digits) || digits.length < length)
      throw fail(`\\${letter} takes ${length} hexadecimal digits`, start);
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) throw fail(`\\${letter}${digits} is no character`, start);
    at += length;
    return String.fromCodePoint(code);
  };
  const notClosed = (start: number) => fail('This string is not closed', start);
  const badInString = (start: number) =>
    at >= source.length || source[at] === '\n' || source[at] === '\r'
      ? notClosed(start)
      : fail('A control character must be written as an escape');

  const readLineString = (quote: string): string => {
    const start = at++;
    let text = '';
    for (;;) {
      text += take(quote === '"' ? BASIC_RUN : LITERAL_RUN);
      if (source[at] === quote) {
        at++;
        return text;
      }
      if (source[at] !== '\\') throw badInString(start);
      text += readEscape();
    }
  };
  const readLongString = (quote: string): string => {
    const start = at;
    at += 3;
    takeNewline();
    const parts: string[] = [];
    for (;;) {
      parts.push(take(quote === '"' ? BASIC_RUN : LITERAL_RUN) ?? '');
      const lineStart = at;
      if (takeNewline()) parts.push(source.slice(lineStart, at));
      else if (source[at] === quote) {
        let count = 1;
        while (count < 5 && source[at + count] === quote) count++;
        at += count;
        if (count < 3) parts.push(quote.repeat(count));
        else return parts.join('') + quote.repeat(count - 3);
      } else if (take(LINE_END_ESCAPE) !== undefined) {
        do take(SPACE);
        while (takeNewline());
      } else if (source[at] === '\\') parts.push(readEscape());
      else if (at >= source.length) throw notClosed(start);
      else throw fail('A control character must be written as an escape');
    }
  };

  const readScalar = (): Data => {
    const start = at;
    const quote = source[at];
    if (quote === '"' || quote === "'") {
      const value = source.startsWith(quote.repeat(3), at) ? readLongString(quote) : readLineString(quote);
      return { kind: 'string', value, at: start };
    }
    const written = take(DATE);
    if (written !== undefined) {
      const date = readDate(written, start);
      if (!date) throw fail(`${quoted(written)} does not exist as a date or time`, start);
      return ended({ ...date, given: date.text }, start);
    }
    const based = take(BASED);
    if (based !== undefined)
      return ended({ kind: 'number', text: BigInt(based.replaceAll('_', '')).toString(), at: start }, start);
    SPECIAL.lastIndex = at;
    const special = SPECIAL.exec(source);
    if (special) {
      at += special[0].length;
      const text = special[2] === 'inf' && special[1] === '-' ? '-inf' : special[2]!;
      return ended({ kind: 'number', text, at: start }, start);
    }
    const digits = take(DECIMAL);
    if (digits !== undefined)
      return ended({ kind: 'number', text: plainNumber(digits.replaceAll('_', '')), at: start }, start);
    const word = take(WORD);
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', at: start };
    at = start;
    throw fail(
      word === undefined
        ? `A value is expected here, not ${here()}`
        : `${quoted(word)} is no value; strings need quotes`,
    );
  };
  /** A number or date must be all of its word: `1_000_`, `0123` and `1.` are none. */
  const ended = (value: Data, start: number): Data => {
    if (take(WORD) === undefined) return value;
    const word = source.slice(start, at);
    throw fail(`${quoted(word)} is no number and no date; strings need quotes`, start);
  };

  const readValue = (depth: number): Data => {
    if (depth > DEEPEST) throw tooDeep(source, at);
    if (source[at] === '[') return readList(depth);
    if (source[at] === '{') return readInline(depth);
    return readScalar();
  };
  const readList = (depth: number): Data => {
    const start = at++;
    const items: Data[] = [];
    for (;;) {
      skipLines();
      if (source[at] === ']') break;
      if (at >= source.length) throw fail('This array is not closed', start);
      items.push(readValue(depth + 1));
      skipLines();
      if (source[at] === ',') at++;
      else if (source[at] !== ']')
        throw at >= source.length
          ? fail('This array is not closed', start)
          : fail(`A comma or ] is expected here, not ${here()}`);
    }
    at++;
    return { kind: 'list', items, at: start };
  };
  const readInline = (depth: number): Data => {
    const start = at++;
    const outer = section;
    section = ++sections;
    const table = newTable('inline', start);
    for (;;) {
      skipLines();
      if (source[at] === '}') break;
      if (at >= source.length) throw fail('This inline table is not closed', start);
      readPair(table, depth + 1);
      skipLines();
      if (source[at] === ',') at++;
      else if (source[at] !== '}')
        throw at >= source.length
          ? fail('This inline table is not closed', start)
          : fail(`A comma or } is expected here, not ${here()}`);
    }
    at++;
    section = outer;
    seal(table);
    return table;
  };
  /** What braces hold is complete, dotted keys inside them too. */
  const seal = (table: TableData): void => {
    const origin = origins.get(table)!;
    origin.by = 'inline';
    for (const child of table.entries.values())
      if (child.kind === 'table' && origins.get(child)!.by !== 'inline') seal(child);
  };
  let sections = 0;

  const add = (table: TableData, name: string, value: Data, where: number): void => {
    table.entries.set(name, value);
    origins.get(table)!.places.set(name, where);
  };
  const taken = (table: TableData, name: string, where: number) =>
    duplicateKey(source, name, where, origins.get(table)!.places.get(name)!);

  const readPair = (home: TableData, depth: number): void => {
    const keys = readKeys();
    if (depth + keys.length > DEEPEST) throw tooDeep(source, at);
    const last = keys.pop()!;
    let table = home;
    for (const { name, at: where } of keys) {
      const found = table.entries.get(name);
      if (found === undefined) {
        const made = newTable('dotted', where);
        add(table, name, made, where);
        table = made;
      } else if (
        found.kind === 'table' &&
        origins.get(found)!.by === 'dotted' &&
        origins.get(found)!.section === section
      )
        table = found;
      else throw taken(table, name, where);
    }
    if (source[at] !== '=') throw fail(`= is expected after the key, not ${here()}`);
    at++;
    take(SPACE);
    if (table.entries.has(last.name)) throw taken(table, last.name, last.at);
    add(table, last.name, readValue(depth + keys.length), last.at);
  };

  const root = newTable('header', 0);
  const readHeader = (): TableData => {
    const many = source.startsWith('[[', at);
    at += many ? 2 : 1;
    const keys = readKeys();
    if (!source.startsWith(many ? ']]' : ']', at)) throw fail(`${many ? ']]' : ']'} is expected here, not ${here()}`);
    at += many ? 2 : 1;
    section = ++sections;
    const last = keys.pop()!;
    let table = root;
    for (const { name, at: where } of keys) {
      const found = table.entries.get(name);
      if (found === undefined) {
        const made = newTable('implied', where);
        add(table, name, made, where);
        table = made;
      } else if (found.kind === 'table' && origins.get(found)!.by !== 'inline') table = found;
      else if (found.kind === 'list' && growing.has(found)) table = found.items.at(-1) as TableData;
      else throw taken(table, name, where);
    }
    const found = table.entries.get(last.name);
    if (many) {
      const made = newTable('header', last.at);
      if (found === undefined) {
        const list: ListData = { kind: 'list', items: [made], at: last.at };
        growing.add(list);
        add(table, last.name, list, last.at);
      } else if (found.kind === 'list' && growing.has(found)) found.items.push(made);
      else throw taken(table, last.name, last.at);
      return made;
    }
    if (found === undefined) {
      const made = newTable('header', last.at);
      add(table, last.name, made, last.at);
      return made;
    }
    if (found.kind !== 'table' || origins.get(found)!.by !== 'implied') throw taken(table, last.name, last.at);
    origins.set(found, { ...origins.get(found)!, by: 'header', section });
    return found;
  };

  let current = root;
  for (skipLines(); at < source.length; skipLines()) {
    if (source[at] === '[') current = readHeader();
    else readPair(current, 1);
    endLine();
  }
  return { source, data: root, notes: comments ? [COMMENTS_LOST] : [] };
}
