import { COMMENTS_LOST } from './read-json';
import { TomlCursor } from './toml-cursor';
import { isLong, quoteAt, readLineString, readScalar } from './toml-scalars';
import { type TomlKey, TomlTables } from './toml-tables';
import { type Data, DEEPEST, type Read, type TableData, tooDeep } from './value';

const BARE_KEY = /[A-Za-z0-9_-]+/y;

/** TOML 1.0, and what 1.1 adds: line breaks in inline tables, `\e`, `\xHH` and times without seconds. */
export function readToml(source: string): Read {
  const cursor = new TomlCursor(source);
  const tables = new TomlTables(source);

  const readKey = (): string => {
    const quote = quoteAt(cursor);
    if (quote) {
      if (isLong(cursor, quote)) throw cursor.fail('A key can’t be a multi-line string');
      return readLineString(cursor, quote);
    }
    const key = cursor.take(BARE_KEY);
    if (key === undefined) throw cursor.fail(`A key is expected here, not ${cursor.here()}`);
    return key;
  };
  const readKeys = (): TomlKey[] => {
    const keys: TomlKey[] = [];
    for (;;) {
      cursor.skipSpace();
      const { at } = cursor;
      keys.push({ name: readKey(), at });
      if (keys.length > DEEPEST) throw tooDeep(source, at);
      cursor.skipSpace();
      if (cursor.next !== '.') return keys;
      cursor.at++;
    }
  };

  const readValue = (depth: number): Data => {
    if (depth > DEEPEST) throw tooDeep(source, cursor.at);
    if (cursor.next === '[') return readList(depth);
    if (cursor.next === '{') return readInline(depth);
    return readScalar(cursor);
  };
  /** What stands between brackets, parted by commas, on as many lines as it takes. */
  const readParts = (what: string, close: string, readPart: () => void): void => {
    const start = cursor.at++;
    const notClosed = () => cursor.fail(`This ${what} is not closed`, start);
    for (;;) {
      cursor.skipLines();
      if (cursor.next === close) break;
      if (cursor.ended) throw notClosed();
      readPart();
      cursor.skipLines();
      if (cursor.next === ',') cursor.at++;
      else if (cursor.next !== close)
        throw cursor.ended ? notClosed() : cursor.fail(`A comma or ${close} is expected here, not ${cursor.here()}`);
    }
    cursor.at++;
  };
  const readList = (depth: number): Data => {
    const { at } = cursor;
    const items: Data[] = [];
    readParts('array', ']', () => items.push(readValue(depth + 1)));
    return { kind: 'list', items, at };
  };
  const readInline = (depth: number): Data => {
    const outer = tables.section;
    const table = tables.openInline(cursor.at);
    readParts('inline table', '}', () => readPair(table, depth + 1));
    tables.section = outer;
    tables.seal(table);
    return table;
  };

  const readPair = (home: TableData, depth: number): void => {
    const keys = readKeys();
    if (depth + keys.length > DEEPEST) throw tooDeep(source, cursor.at);
    const last = keys.pop()!;
    const table = tables.enter(home, keys);
    if (cursor.next !== '=') throw cursor.fail(`= is expected after the key, not ${cursor.here()}`);
    cursor.at++;
    cursor.skipSpace();
    tables.expectNew(table, last);
    tables.put(table, last, readValue(depth + keys.length));
  };
  const readHeader = (): TableData => {
    const many = cursor.startsWith('[[');
    const close = many ? ']]' : ']';
    cursor.at += close.length;
    const keys = readKeys();
    if (!cursor.startsWith(close)) throw cursor.fail(`${close} is expected here, not ${cursor.here()}`);
    cursor.at += close.length;
    return tables.openHeader(keys, many);
  };

  let current = tables.root;
  for (cursor.skipLines(); !cursor.ended; cursor.skipLines()) {
    if (cursor.next === '[') current = readHeader();
    else readPair(current, 1);
    cursor.endLine();
  }
  return { source, data: tables.root, notes: cursor.comments ? [COMMENTS_LOST] : [] };
}
