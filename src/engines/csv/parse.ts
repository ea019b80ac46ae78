import { InputError, placeAt } from '@/engines/input-error';

export interface CsvOptions {
  /** What separates cells: one character or several. */
  delimiter: string;
  /** What cells may be put in; '' where nothing is meant so. Double quotes unless said otherwise. */
  quote?: string;
  /** Where the rows begin. */
  from?: number;
  /** Leaves out white space around cells that are not quoted; else it belongs to the cell (RFC 4180, section 2.4). */
  trim?: boolean;
  /** Makes empty lines rows of one empty cell. */
  emptyLines?: boolean;
}

export interface CsvRow {
  cells: readonly string[];
  /** Whether the cell at that place was quoted. */
  isQuoted(at: number): boolean;
  /** Blanks stood around the quotes of a cell; they are no part of it. */
  hasBlanksAroundQuotes: boolean;
  /** Where the row starts. */
  offset: number;
  /** Where the next begins. */
  end: number;
}

const BOM = '\ufeff';

/**
 * The rows of a CSV text one after the other (RFC 4180), with what is found in the wild: any line break, a byte order
 * mark, blanks around quotes, quotes within cells that do not start with one. Empty lines are no rows unless asked for.
 */
export function* parseCsv(
  text: string,
  { delimiter, quote = '"', from = 0, trim = false, emptyLines = false }: CsvOptions,
): Generator<CsvRow, void, undefined> {
  if (delimiter === '') throw new InputError('Enter a delimiter', { field: 'delimiter' });
  if (/["\r\n]/.test(delimiter) || (quote !== '' && delimiter.includes(quote)))
    throw new InputError('The delimiter can’t be a quote or a line break', { field: 'delimiter' });
  const length = text.length;
  const blank = delimiter === '\t' ? /[ \f\v\xa0]*/y : delimiter === ' ' ? /[\t\f\v\xa0]*/y : /[ \t\f\v\xa0]*/y;
  // Each is looked for once: a text without one would otherwise be searched to its end for every cell.
  let [feed, carriage, separator] = [-1, -1, -1];
  const cellEnd = (from: number) => {
    if (feed < from) feed = found('\n', from);
    if (carriage < from) carriage = found('\r', from);
    if (separator < from) separator = found(delimiter, from);
    return Math.min(feed, carriage, separator);
  };
  const found = (wanted: string, from: number) => {
    const place = text.indexOf(wanted, from);
    return place === -1 ? length : place;
  };
  let at = from === 0 && text.startsWith(BOM) ? 1 : from;

  const skipBlanks = (from: number) => {
    const c = text.charCodeAt(from);
    if (c > 32 && c !== 160) return from;
    blank.lastIndex = from;
    blank.test(text);
    return blank.lastIndex;
  };

  while (at < length) {
    const start = at;
    const cells: string[] = [];
    let quoted: Set<number> | undefined;
    let hasBlanksAroundQuotes = false;
    for (;;) {
      const first = skipBlanks(at);
      if (quote !== '' && text[first] === quote) {
        const [value, stop] = quotedCell(text, first, quote);
        quoted ??= new Set();
        quoted.add(cells.length);
        cells.push(value);
        hasBlanksAroundQuotes ||= first > at;
        at = skipBlanks(stop);
        hasBlanksAroundQuotes ||= at > stop;
        if (at < length && !isBreak(text, at) && !text.startsWith(delimiter, at))
          throw new InputError(
            `Expected ${JSON.stringify(delimiter)} or a line break after the closing quote (a quote inside a quoted cell is written twice)`,
            placeAt(text, at),
          );
      } else {
        const stop = cellEnd(at);
        const cell = text.slice(at, stop);
        cells.push(trim ? cell.trim() : cell);
        at = stop;
      }
      if (at >= length || isBreak(text, at)) break;
      at += delimiter.length;
    }
    if (at < length) at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (!emptyLines && cells.length === 1 && cells[0] === '' && !quoted) continue;
    yield { cells, isQuoted: (place) => quoted?.has(place) ?? false, hasBlanksAroundQuotes, offset: start, end: at };
  }
}

const isBreak = (text: string, at: number): boolean => {
  const c = text.charCodeAt(at);
  return c === 10 || c === 13;
};

function quotedCell(text: string, start: number, quote: string): [value: string, end: number] {
  let close = text.indexOf(quote, start + 1);
  let doubled = false;
  while (close !== -1 && text[close + 1] === quote) {
    doubled = true;
    close = text.indexOf(quote, close + 2);
  }
  if (close === -1) throw new InputError('This quote is never closed', placeAt(text, start));
  const inner = text.slice(start + 1, close);
  return [doubled ? inner.replaceAll(quote + quote, quote) : inner, close + 1];
}
