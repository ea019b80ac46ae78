import { InputError, placeAt } from '@/engines/input-error';
import { type CaseStyle, convertCase } from '@/engines/text/case';
import { splitGraphemes } from '@/engines/text/segment';

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

export function writeLine(
  items: readonly string[],
  { separator, prefix, suffix, quote }: Dress,
  breaks: boolean,
): string {
  const dressed = items.map((item) => {
    const quoted = quote ? quote + item.replaceAll(quote, quote + quote) + quote : item;
    return prefix + quoted + suffix;
  });
  return dressed.join(breaks ? `${separator.replace(/[ \t]+$/, '')}\n` : separator);
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
