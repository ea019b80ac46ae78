import { InputError } from '@/engines/input-error';
import { parseCsv } from './parse';

export interface Dialect {
  delimiter: string;
  quote: string;
  /** Where the rows begin: behind a line such as `sep=;`, which spreadsheets write for each other. */
  start: number;
}

/** How much of a text is looked at. */
const SAMPLE = 64_000;
const ROWS = 100;
/** Of the rows so many have as many cells as most, where the delimiter is the right one. */
const EVEN = 0.9;
/** A comma is what is meant unless something else fits better. */
const DELIMITERS = [',', ';', '\t', '|', '^', '~', '\x1f', '\x01'] as const;

// A tab is a delimiter itself: taken for a blank too, a row of them would be looked through from each.
const STARTS_CELL = /(?:^|[,;\t|^~\x01\x1f]) *(["'])/gm;
const SINGLE_QUOTED = /(?:^|[,;\t|^~\x01\x1f]) *'(?:[^']|'')*' *(?=[,;\t|^~\x01\x1f]|\r?$)/gm;

/** Single quotes only where every cell that begins with one ends with one too, and none is in double quotes. */
function getQuote(sample: string): string {
  const starts = (text: string, quote: string) => [...text.matchAll(STARTS_CELL)].filter((one) => one[1] === quote);
  const whole = sample.match(SINGLE_QUOTED)?.length ?? 0;
  if (whole < 2 || starts(sample, '"').length > 0) return '"';
  const unclosed = starts(sample.replace(SINGLE_QUOTED, ''), "'").length;
  return unclosed <= whole * (1 - EVEN) ? "'" : '"';
}

interface DialectScore {
  /** Cells of most rows. */
  width: number;
  /** The share of rows that have so many. */
  even: number;
}

function getFit(sample: string, delimiter: string, quote: string): DialectScore {
  const widths: number[] = [];
  try {
    for (const { cells } of parseCsv(sample, { delimiter, quote })) if (widths.push(cells.length) === ROWS) break;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort(([a, n], [b, m]) => m - n || b - a)[0] ?? [];
  return { width, even: widths.length === 0 ? 0 : count / widths.length };
}

/** What parts the cells of a text and what they are quoted with, as far as its rows tell. */
export function getDialect(text: string): Dialect {
  const message = /^\ufeff?sep=([^\r\n])\r?\n/i.exec(text);
  const start = message ? message[0].length : 0;
  let sample = text.slice(start, start + SAMPLE);
  // The row that is cut off says nothing.
  if (start + SAMPLE < text.length) sample = sample.slice(0, sample.lastIndexOf('\n') + 1) || sample;
  const quote = getQuote(sample);
  if (message) return { delimiter: message[1]!, quote, start };

  const comma = getFit(sample, ',', quote);
  let best = { delimiter: ',', ...comma };
  for (const delimiter of DELIMITERS) {
    if (delimiter === ',' || !sample.includes(delimiter)) continue;
    const fit = getFit(sample, delimiter, quote);
    if (fit.width < 2 || fit.even < EVEN) continue;
    const isBetter =
      best.width < 2 || best.even < EVEN || fit.even > best.even || (fit.even === best.even && fit.width > best.width);
    if (isBetter) best = { delimiter, ...fit };
  }
  return { delimiter: best.delimiter, quote, start };
}

const NAMES: Readonly<Record<string, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Pipe (|)',
  '^': 'Caret (^)',
  '~': 'Tilde (~)',
  ' ': 'Space',
  '\x1f': 'Unit separator (U+001F)',
  '\x01': 'U+0001',
};

/** What a delimiter is called. */
export const nameOfDelimiter = (delimiter: string): string => NAMES[delimiter] ?? delimiter;
export const nameOfQuote = (quote: string): string =>
  quote === '"' ? 'Double (")' : quote === "'" ? "Single (')" : 'None';
