import { once } from './once';

export interface SniffedTable {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly columns: number;
  readonly rows: number;
  /** "CSV, 4 columns, 3 rows". */
  readonly what: string;
}

const ROWS = 60;
/** Enough for so many rows. */
const START = 16_000;

/** The cells of a line, quotes heeded; none where a quote does not end in it. */
function getCells(line: string, delimiter: string): string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    if (char === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return quoted ? undefined : [...cells, cell];
}

/** Lines, those joined that a quoted cell goes over. */
function getRecords(text: string): string[] {
  const records: string[] = [];
  let open = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const whole = open + line;
    const isOpen = (whole.split('"').length - 1) % 2 === 1;
    open = isOpen && whole.length < 5000 ? `${whole}\n` : '';
    if (open === '' && whole.trim() !== '') records.push(whole);
  }
  return open === '' ? records : [...records, open];
}

/** Words in a row as people write them, which cells seldom are. */
const isSentence = (cell: string) => /[.!?]["')]?$/.test(cell.trim()) && /\s\S+\s/.test(cell.trim());

function readAs(lines: readonly string[], delimiter: SniffedTable['delimiter']): SniffedTable | undefined {
  const read = lines.map((line) => getCells(line, delimiter));
  const rows = read.filter((cells) => cells !== undefined);
  const columns = rows[0]?.length ?? 0;
  const even = rows.filter((cells) => cells.length === columns);
  if (columns < 2 || even.length < 2 || even.length < lines.length * 0.9) return undefined;
  const cells = even.flat();
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (letters / cells.length > 80 || cells.filter(isSentence).length > cells.length * 0.2) return undefined;
  if (delimiter === ',') {
    const spaced = cells.filter((cell) => /^ \S/.test(cell)).length;
    const isSpaced = spaced > (cells.length - even.length) * 0.5;
    // Lists in a text have a blank after each comma, a table seldom, and never lines that say more than its heading.
    if (isSpaced && (columns < 3 || even.length < 3 || letters / cells.length > 18)) return undefined;
    if (columns === 2 && even[0]!.some((cell) => /\s\S+\s/.test(cell.trim()) || cell.trim() === '')) return undefined;
  }
  if (delimiter === '|' && (columns < 3 || even.length < 3)) return undefined;
  if (delimiter === ';' && columns === 2 && even[0]!.some((cell) => cell.trim() === '')) return undefined;
  const kind = { ',': 'CSV', ';': 'CSV with semicolons', '\t': 'TSV', '|': 'Table with bars' }[delimiter];
  return { delimiter, columns, rows: lines.length, what: `${kind}, ${columns} columns` };
}

/** Whether lines are rows of the same cells, and what parts these. */
export const sniffTable = once((text, isCut): SniffedTable | undefined => {
  const start = text.slice(0, START);
  const lines = getRecords(start);
  if (isCut || start.length < text.length) lines.pop();
  if (lines.length < 2 || /^[[{<#]/.test(start) || /^\s*\|?\s*:?-{3,}/m.test(start)) return undefined;
  // Code ends its lines with what could part cells.
  if (lines.filter((line) => /[;{}]\s*$/.test(line)).length > lines.length / 2) return undefined;
  const some = lines.slice(0, ROWS);
  const sniffed = readAs(some, '\t') ?? readAs(some, ';') ?? readAs(some, ',') ?? readAs(some, '|');
  return sniffed && { ...sniffed, rows: start.length < text.length ? text.split('\n').length : lines.length };
});
