import { InputError, placeAt } from '@/engines/input-error';
import { type CaseStyle, convertCase } from '@/engines/text/case';
import { splitGraphemes } from '@/engines/text/segment';

export type Form = 'sql' | 'json' | 'csv' | 'markdown';

/** How items are told apart in a line, and what stands around each. */
export interface Dress {
  separator: string;
  prefix: string;
  suffix: string;
  quote: string;
}
export interface Order {
  trim: boolean;
  sort: 'none' | 'ascending' | 'descending';
  reverse: boolean;
  removeDuplicates: boolean;
  case: CaseStyle | 'keep';
}

const ESCAPES: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\r': '\r', '\\\\': '\\' };
/** A field of one line cannot hold a line break: it is written as `\n`. */
export const readEscapes = (text: string): string => text.replace(/\\[ntr\\]/g, (written) => ESCAPES[written]!);

/** Lines as items; the end of the last line starts no further one. */
export const readLines = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r\n|\n|\r/);

export function arrange(items: readonly string[], order: Order): string[] {
  let out = items.slice();
  if (order.trim) out = out.map((item) => item.trim()).filter(Boolean);
  const style = order.case;
  if (style !== 'keep') out = out.map((item) => convertCase(item, style));
  if (order.removeDuplicates) out = [...new Set(out)];
  if (order.sort !== 'none') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    out.sort(order.sort === 'ascending' ? compare : (a, b) => compare(b, a));
  }
  return order.reverse ? out.reverse() : out;
}

/** In rows of so many; in one without a number. */
function inRows<Item>(items: readonly Item[], perRow: number): readonly (readonly Item[])[] {
  if (perRow === 0) return [items];
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    items.slice(row * perRow, (row + 1) * perRow),
  );
}

export function writeLine(
  items: readonly string[],
  { separator, prefix, suffix, quote }: Dress,
  perRow: number,
): string {
  const dressed = items.map((item) => {
    const quoted = quote ? quote + item.replaceAll(quote, quote + quote) + quote : item;
    return prefix + quoted + suffix;
  });
  return inRows(dressed, perRow)
    .map((row) => row.join(separator))
    .join(`${separator.replace(/[ \t]+$/, '')}\n`);
}

/** What a number looks like in SQL and JSON alike. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function between(open: string, items: readonly string[], close: string, perRow: number): string {
  const rows = inRows(items, perRow).map((row) => row.join(', '));
  return perRow > 0 && items.length > 0 ? `${open}\n  ${rows.join(',\n  ')}\n${close}` : open + rows.join('') + close;
}

/** As a form that is in use elsewhere writes a list. Numbers stand without quotes where all items are numbers. */
export function writeForm(items: readonly string[], form: Form, perRow: number): string {
  const areNumbers = items.every((item) => NUMBER.test(item));
  if (form === 'sql')
    return between('(', areNumbers ? items : items.map((item) => `'${item.replaceAll("'", "''")}'`), ')', perRow);
  if (form === 'json') return between('[', areNumbers ? items : items.map((item) => JSON.stringify(item)), ']', perRow);
  if (form === 'markdown') return items.map((item) => `- ${item}`).join('\n');
  const cells = items.map((item) => (/[",\r\n]|^\s|\s$|^$/.test(item) ? `"${item.replaceAll('"', '""')}"` : item));
  return inRows(cells, perRow)
    .map((row) => row.join(','))
    .join('\n');
}

export function readForm(text: string, form: Form): string[] {
  if (form === 'markdown')
    return readLines(text)
      .filter((line) => line.trim() !== '')
      .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, ''));
  if (form === 'json') return readJson(text);
  if (form === 'csv') return readLine(text, { separator: ',', prefix: '', suffix: '', quote: '"' });
  // With what stands before the bracket in a query.
  const inside = text.trim().replace(/^[^'(]*\(([\s\S]*)\)\s*;?$/, '$1');
  const items = readLine(inside.trim(), { separator: ',', prefix: '', suffix: '', quote: "'" });
  return items.map((item) => (NUMBER.test(item.trim()) ? item.trim() : item));
}

function readJson(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError('This is not a JSON array');
  }
  if (!Array.isArray(value)) throw new InputError('This is not a JSON array');
  // As they are written: 1.0 and 12345678901234567890 are no longer that once they are read.
  if (value.every((item) => typeof item === 'number'))
    return text
      .trim()
      .slice(1, -1)
      .split(',')
      .map((item) => item.trim());
  return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const optional = (text: string) => (text ? `(?:${literal(text)})?` : '');

/** The items of a line. Line breaks separate items too, with or without the separator before them. */
export function readLine(line: string, { separator, prefix, suffix, quote }: Dress): string[] {
  if (separator === '') return [...splitGraphemes(line)];
  const bare = separator.trimEnd();
  const end = `(?:${literal(separator)}|${bare ? `(?:${literal(bare)})?` : ''}\\r?\\n|$)`;
  const q = literal(quote);
  const before = optional(prefix.trimStart());
  const quoted = new RegExp(`${before}${q}((?:[^${q}]|${q}${q})*)${q}${optional(suffix)}[ \\t]*${end}`, 'yu');
  const plain = new RegExp(`([^]*?)${end}`, 'yu');
  const opening = new RegExp(`${before}${q}`, 'yu');
  const ink = /\S/g;

  const items: string[] = [];
  for (let at = 0, inkAt = -1; at < line.length; ) {
    // Blanks before a quote do not count. Looked for once: each of many blank lines would have all the others before it.
    if (inkAt < at) {
      ink.lastIndex = at;
      inkAt = ink.exec(line)?.index ?? line.length;
    }
    quoted.lastIndex = opening.lastIndex = inkAt;
    plain.lastIndex = at;
    const inQuotes = quote ? quoted.exec(line) : null;
    if (inQuotes) items.push(inQuotes[1]!.replaceAll(quote + quote, quote));
    else if (quote && opening.test(line))
      throw new InputError('This quote is not closed before the end of the item', placeAt(line, opening.lastIndex - 1));
    else {
      const [, item = ''] = plain.exec(line)!;
      const start = prefix && item.startsWith(prefix) ? prefix.length : 0;
      items.push(item.slice(start, suffix && item.endsWith(suffix) ? -suffix.length : undefined));
    }
    at = inQuotes ? quoted.lastIndex : plain.lastIndex;
  }
  return items;
}
