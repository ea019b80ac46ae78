import { InputError } from '@/engines/input-error';
import { getDialect } from '../csv/dialect';
import { parseCsv } from '../csv/parse';

export const MOST_CODES = 1000;

export interface NamedText {
  text: string;
  /** Of its file, without the ending. */
  name: string;
  /** Where it stands in the list. */
  line: number;
}

/** No file is called otherwise on any system. */
const toFileName = (text: string): string =>
  text
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .slice(0, 80);

/** Texts one below the other, or a CSV whose first row names the columns `text` and, if they have names, `name`. */
export function readTexts(list: string): NamedText[] {
  const items = isTable(list) ? readTable(list) : readLines(list);
  if (items.length === 0) throw new InputError('Enter one text per line');
  if (items.length > MOST_CODES)
    throw new InputError(`Up to ${MOST_CODES} codes are made at once; this list has ${items.length}.`);
  const taken = new Set<string>();
  return items.map(({ text, name, line }, at) => {
    const stem = toFileName(name) || `qr-code-${at + 1}`;
    let own = stem;
    // Some systems take names for the same that differ by capitals alone.
    for (let copy = 2; taken.has(own.toLowerCase()); copy++) own = `${stem}-${copy}`;
    taken.add(own.toLowerCase());
    return { text, name: own, line };
  });
}

const readLines = (list: string): NamedText[] =>
  list
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trim(), name: '', line: at + 1 }))
    .filter(({ text }) => text !== '');

const headerOf = (list: string): string => /^\ufeff?[^\r\n]*/.exec(list)?.[0].toLowerCase() ?? '';
const isTable = (list: string): boolean => /(?:^|[,;\t"\ufeff])text(?:$|[,;\t"])/.test(headerOf(list));

function readTable(list: string): NamedText[] {
  const { delimiter, quote, start } = getDialect(list);
  const rows = [...parseCsv(list, { delimiter, quote, from: start })];
  const header = rows[0]!.cells.map((cell) => cell.trim().toLowerCase());
  const [textAt, nameAt] = [header.indexOf('text'), header.indexOf('name')];
  return rows
    .slice(1)
    .map(({ cells, offset }) => ({
      text: cells[textAt] ?? '',
      name: (nameAt < 0 ? '' : cells[nameAt]) ?? '',
      line: list.slice(0, offset).split('\n').length,
    }))
    .filter(({ text }) => text !== '');
}

/** One file for each text, in one archive. A text that makes no code is said with its line. */
export async function zipCodes(
  texts: readonly NamedText[],
  ending: string,
  write: (text: string, line: number) => Promise<Uint8Array>,
  progress: (done: number) => void,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const [at, { text, name, line }] of texts.entries()) {
    try {
      files[`${name}.${ending}`] = await write(text, line);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`Line ${line}: ${error.message}`, { line });
    }
    progress((at + 1) / texts.length);
  }
  const { zipSync } = await import('fflate');
  // Pictures are packed already.
  return zipSync(files, { level: ending === 'png' || ending === 'pdf' ? 0 : 6, mtime: '1980-01-01T00:00:00' });
}

/** "Lines 3, 8 and 12 more" */
export function nameLines(lines: readonly number[]): string {
  const shown = lines.slice(0, MOST_NAMED);
  const rest = lines.length - shown.length;
  return `Line${lines.length === 1 ? '' : 's'} ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
const MOST_NAMED = 10;
