import { InputError } from '@/engines/input-error';

export type KeyKind = 'line' | 'column' | 'regex';

export interface KeyOptions {
  by: KeyKind;
  /** From 1; negative ones count from the end. */
  column: number;
  /** Between columns; empty for any white space. */
  separator: string;
  pattern: string;
}

/** The part of a line that counts, or undefined where it has none. */
export type LineKey = (line: string) => string | undefined;

const readSign = (written: string): string => written.replaceAll('\\t', '\t');

/** Columns of one line; a separator in quotes separates nothing, as in CSV. */
export function splitColumns(line: string, separator: string): string[] {
  if (separator === '') return line.trim().split(/\s+/);
  if (!line.includes('"')) return line.split(separator);
  const columns: string[] = [];
  for (let at = 0; ; ) {
    let column = '';
    let end = at;
    const [opening] = /^\s*"/.exec(line.slice(at)) ?? [];
    if (opening !== undefined) {
      const closing = /^(?:[^"]|"")*"/.exec(line.slice(at + opening.length));
      if (closing) {
        column = closing[0].slice(0, -1).replaceAll('""', '"');
        end = at + opening.length + closing[0].length;
      }
    }
    const next = line.indexOf(separator, end);
    column += line.slice(end, next === -1 ? undefined : next);
    columns.push(column);
    if (next === -1) return columns;
    at = next + separator.length;
  }
}

function byPattern(pattern: string): LineKey {
  if (pattern === '') throw new InputError('Enter a pattern', { field: 'pattern' });
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    // Escapes that Unicode mode refuses are common in patterns from elsewhere.
    try {
      expression = new RegExp(pattern);
    } catch (error) {
      throw new InputError((error as Error).message, { field: 'pattern' });
    }
  }
  return (line) => {
    const found = expression.exec(line);
    if (!found) return undefined;
    return found.length > 1 ? found.slice(1).find((group) => group !== undefined) : found[0];
  };
}

/** What lines are compared by; undefined where it is the whole line. */
export function getLineKey({ by, column, separator, pattern }: KeyOptions): LineKey | undefined {
  if (by === 'line') return undefined;
  if (by === 'regex') return byPattern(pattern);
  if (column === 0) throw new InputError('Columns count from 1, or from -1 at the end', { field: 'column' });
  const sign = readSign(separator);
  return (line) =>
    splitColumns(line, sign)
      .at(column > 0 ? column - 1 : column)
      ?.trim();
}

/**
 * Lines in the order of their keys, which `sortKeys` sorts without changing the order of equal ones. Lines without a key come
 * last, as they were.
 */
export function inKeyOrder(
  lines: readonly string[],
  getKey: LineKey,
  sortKeys: (keys: readonly string[]) => readonly string[],
): string[] {
  const waiting = new Map<string, string[]>();
  const without: string[] = [];
  const keys: string[] = [];
  for (const line of lines) {
    const key = getKey(line);
    if (key === undefined) without.push(line);
    else {
      keys.push(key);
      const others = waiting.get(key);
      if (others) others.push(line);
      else waiting.set(key, [line]);
    }
  }
  const next = new Map<string, number>();
  const sorted = sortKeys(keys).map((key) => {
    const at = next.get(key) ?? 0;
    next.set(key, at + 1);
    return waiting.get(key)![at]!;
  });
  return [...sorted, ...without];
}

/** How often each key occurs. */
export function countKeys(lines: readonly string[], getKey: (line: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = getKey(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
