import type { Edit } from './edit';

export type TableCommand =
  | 'row-above'
  | 'row-below'
  | 'column-left'
  | 'column-right'
  | 'delete-row'
  | 'delete-column'
  | 'align-left'
  | 'align-center'
  | 'align-right'
  | 'tidy';

type Align = '' | 'left' | 'center' | 'right';

export interface Table {
  /** Where it stands in the text. */
  from: number;
  to: number;
  indent: string;
  aligns: Align[];
  /** The header first; every row has as many cells as the header. */
  rows: string[][];
  /** The cell of the cursor; the line of dashes counts as the header. */
  row: number;
  column: number;
}

/** The cells of a line; a bar after a backslash belongs to a cell. */
function splitCells(line: string): string[] {
  const cells = line.trim().split(/(?<!(?<!\\)(?:\\\\)*\\)\|/);
  if (cells[0]!.trim() === '' && cells.length > 1) cells.shift();
  if (cells.at(-1)!.trim() === '' && cells.length > 1) cells.pop();
  return cells.map((cell) => cell.trim());
}

const isDashes = (line: string): boolean =>
  /^\s{0,3}\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && /[|:]/.test(line);

const readAlign = (dashes: string): Align =>
  dashes.startsWith(':') ? (dashes.endsWith(':') ? 'center' : 'left') : dashes.endsWith(':') ? 'right' : '';

const fillUp = (cells: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => cells[at] ?? '');

/** The table that a place in a text is in, if any. */
export function tableAt(text: string, at: number): Table | undefined {
  const isRow = (line: string) => line.trim() !== '' && line.includes('|');
  let from = text.lastIndexOf('\n', at - 1) + 1;
  const lineAt = (start: number) => {
    const end = text.indexOf('\n', start);
    return text.slice(start, end === -1 ? text.length : end);
  };
  if (!isRow(lineAt(from))) return undefined;
  while (from > 0) {
    const before = text.lastIndexOf('\n', from - 2) + 1;
    if (from < 2 || !isRow(lineAt(before))) break;
    from = before;
  }
  const lines: string[] = [];
  let to = from;
  for (let start = from; start <= text.length; ) {
    const line = lineAt(start);
    if (!isRow(line)) break;
    lines.push(line);
    to = start + line.length;
    start = to + 1;
  }
  // Words with a bar in them may stand right above.
  const dashes = lines.findIndex((line, index) => index > 0 && isDashes(line));
  if (dashes === -1) return undefined;
  const skipped = lines.splice(0, dashes - 1);
  from += skipped.reduce((sum, line) => sum + line.length + 1, 0);
  if (at < from) return undefined;
  const header = splitCells(lines[0]!);
  const marks = splitCells(lines[1]!);
  if (header.length !== marks.length) return undefined;
  const before = text.slice(from, at);
  const line = before.split('\n').length - 1;
  const partial = before.slice(before.lastIndexOf('\n') + 1);
  const bars = partial.match(/(?<!\\)\|/g)?.length ?? 0;
  const column = Math.max(0, bars - (lines[line]!.trimStart().startsWith('|') ? 1 : 0));
  return {
    from,
    to,
    indent: /^\s*/.exec(lines[0]!)![0],
    aligns: marks.map(readAlign),
    rows: [header, ...lines.slice(2).map((one) => fillUp(splitCells(one), header.length))],
    row: Math.max(0, line - 1),
    column: Math.min(column, header.length - 1),
  };
}

const wide =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const widthOf = (text: string): number => {
  let width = 0;
  for (const sign of text) width += wide.test(sign) ? 2 : 1;
  return width;
};

/** The table with its columns under each other, and where the cell of the cursor is in it. */
function write({ indent, aligns, rows, row, column }: Omit<Table, 'from' | 'to'>): {
  text: string;
  from: number;
  to: number;
} {
  const widths = aligns.map((_, at) => Math.max(3, ...rows.map((cells) => widthOf(cells[at]!))));
  const pad = (cell: string, at: number): string => {
    const room = widths[at]! - widthOf(cell);
    const left = aligns[at] === 'right' ? room : aligns[at] === 'center' ? room >> 1 : 0;
    return ' '.repeat(left) + cell + ' '.repeat(room - left);
  };
  const dashes = aligns.map((align, at) => {
    const width = widths[at]!;
    if (align === 'center') return `:${'-'.repeat(width - 2)}:`;
    if (align === '') return '-'.repeat(width);
    return align === 'left' ? `:${'-'.repeat(width - 1)}` : `${'-'.repeat(width - 1)}:`;
  });
  const line = (cells: readonly string[]) => `${indent}| ${cells.join(' | ')} |`;
  const padded = rows.map((cells) => cells.map(pad));
  const lines = [line(padded[0]!), line(dashes), ...padded.slice(1).map(line)];
  const lineAt = row === 0 ? 0 : row + 1;
  const start = lines.slice(0, lineAt).reduce((sum, one) => sum + one.length + 1, 0);
  const cell = padded[row]![column]!;
  const from =
    start +
    indent.length +
    2 +
    padded[row]!.slice(0, column).reduce((sum, one) => sum + one.length + 3, 0) +
    (cell.trim() === '' ? 0 : cell.length - cell.trimStart().length);
  return { text: lines.join('\n'), from, to: from + cell.trim().length };
}

/** What a command does to the table that the cursor is in; where it is in none, a new one is put there. */
export function editTable(command: TableCommand, text: string, from: number, to: number): Edit | undefined {
  const table = tableAt(text, from);
  if (!table) return command === 'tidy' ? insertTable(text, from, to) : undefined;
  const { aligns, rows } = table;
  let { row, column } = table;
  const addColumn = (at: number) => {
    for (const cells of rows) cells.splice(at, 0, '');
    aligns.splice(at, 0, '');
    column = at;
  };
  switch (command) {
    case 'row-above':
    case 'row-below':
      // Nothing can stand above the header.
      row = command === 'row-below' || row === 0 ? row + 1 : row;
      rows.splice(row, 0, fillUp([], aligns.length));
      break;
    case 'column-left':
      addColumn(column);
      break;
    case 'column-right':
      addColumn(column + 1);
      break;
    case 'delete-row':
      // A table has a header: the next row takes its place.
      if (rows.length === 1) return remove(table);
      rows.splice(row, 1);
      row = Math.min(row, rows.length - 1);
      break;
    case 'delete-column':
      if (aligns.length === 1) return remove(table);
      for (const cells of rows) cells.splice(column, 1);
      aligns.splice(column, 1);
      column = Math.min(column, aligns.length - 1);
      break;
    case 'tidy':
      break;
    default: {
      const align = command.slice('align-'.length) as Align;
      aligns[column] = aligns[column] === align ? '' : align;
    }
  }
  const made = write({ ...table, row, column });
  return {
    from: table.from,
    to: table.to,
    insert: made.text,
    selectFrom: table.from + made.from,
    selectTo: table.from + made.to,
  };
}

const remove = ({ from, to }: Table): Edit => ({ from, to, insert: '', selectFrom: from, selectTo: from });

/** A table of three columns on lines of its own. */
function insertTable(text: string, from: number, to: number): Edit {
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const line = text.slice(start, end);
  const isFree = line.trim() === '';
  const made = write({
    indent: '',
    aligns: ['', '', ''],
    rows: [
      ['A', 'B', 'C'],
      ['', '', ''],
      ['', '', ''],
    ],
    row: 0,
    column: 0,
  });
  const at = isFree ? start : end;
  const before = isFree ? (start > 0 && text[start - 2] !== '\n' && start > 1 ? '\n' : '') : '\n\n';
  const after = text[end] === '\n' && text[end + 1] !== '\n' && end + 1 < text.length ? '\n' : '';
  const offset = at + before.length;
  return {
    from: at,
    to: end,
    insert: before + made.text + after,
    selectFrom: offset + made.from,
    selectTo: offset + made.to,
  };
}
