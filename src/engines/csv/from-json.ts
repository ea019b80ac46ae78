import { InputError } from '@/engines/input-error';
import { decodeString, type JsonDocument, JsonKind, minifyDocument } from '@/engines/json';
import { type JsonInputOptions, readJsonInput } from '@/engines/json/read';
import { grouped } from '@/engines/number/grouped';
import type { XlsxCell } from '@/engines/xlsx/write';
import { type Collected, type CollectOptions, collect } from './collect';
import { csvCell, csvLine } from './write';

export interface ToCsvOptions extends CollectOptions {
  delimiter: string;
  includeHeaders: boolean;
  /** The columns that are written, in this order; all of them where none is named. */
  pick?: readonly PickedColumn[];
}

export interface PickedColumn {
  name: string;
  /** What it is called in the result. */
  as: string;
}

export interface Csv {
  text: string;
  rows: number;
  columns: number;
  notes: string[];
  /** Every column there is, picked or not. */
  allColumns: readonly string[];
}

/** About as much as one text can hold in a browser. */
const MAX_LENGTH = 0x1fffffe8;
const MAX_CELLS = 200_000_000;
const PIECE = 1 << 16;

/** An array of objects, JSON Lines or a single object as CSV, with every number and string as it was. */
export function jsonToCsv(
  text: string,
  options: ToCsvOptions,
  progress: (done: number) => void = () => {},
  reading: JsonInputOptions = {},
): Csv {
  const { doc, notes, placed } = readJsonInput(text, reading);
  const csv = placed(() => writeCsv(doc, picked(collect(doc, options, progress), options), options, progress));
  return { ...csv, notes: [...notes, ...csv.notes] };
}

/** The same as a file of Excel: numbers are numbers there, where it keeps all their digits. */
export async function jsonToXlsx(
  text: string,
  options: ToCsvOptions,
  progress: (done: number) => void = () => {},
  reading: JsonInputOptions = {},
): Promise<Omit<Csv, 'text'> & { bytes: Uint8Array }> {
  const { writeXlsx } = await import('@/engines/xlsx/write');
  const { doc, notes, placed } = readJsonInput(text, reading);
  return placed(() => {
    const table = picked(collect(doc, options, progress), options);
    const { columns, rowEnds } = table;
    function* rows() {
      if (options.includeHeaders) yield columns;
      yield* cellRows(
        table,
        (node): XlsxCell => {
          const kind = doc.kind[node];
          if (kind === JsonKind.true || kind === JsonKind.false) return kind === JsonKind.true;
          return kind === JsonKind.number ? { number: cellText(doc, node) } : cellText(doc, node);
        },
        '' as XlsxCell,
      );
    }
    const bytes = writeXlsx(rows(), { header: options.includeHeaders });
    return {
      bytes,
      rows: rowEnds.length,
      columns: columns.length,
      allColumns: table.allColumns,
      notes: [...notes, ...table.notes],
    };
  });
}

function* cellRows<Cell>(
  { columns, cells, rowEnds }: Collected,
  read: (node: number) => Cell,
  empty: Cell,
): Generator<readonly Cell[]> {
  let at = 0;
  for (const end of rowEnds) {
    const row = new Array<Cell>(columns.length).fill(empty);
    for (; at < end; at += 2) if (cells[at]! >= 0) row[cells[at]!] = read(cells[at + 1]!);
    yield row;
  }
}

/** The table with the columns that are wanted, in their order. */
function picked(table: Collected, { pick = [] }: ToCsvOptions): Collected & { allColumns: readonly string[] } {
  const { columns } = table;
  if (pick.length === 0) return { ...table, allColumns: columns };
  const found = pick.filter(({ name }) => columns.includes(name));
  const missing = pick.filter(({ name }) => !columns.includes(name)).map(({ name }) => name);
  const place = new Map(found.map(({ name }, at) => [columns.indexOf(name), at]));
  return {
    ...table,
    columns: found.map(({ as }) => as),
    cells: table.cells.map((value, at) => (at % 2 === 0 ? (place.get(value) ?? -1) : value)),
    notes: [...table.notes, ...(missing.length > 0 ? [`No such column: ${missing.join(', ')}`] : [])],
    allColumns: columns,
  };
}

function writeCsv(
  doc: JsonDocument,
  { columns, cells, rowEnds, notes, allColumns }: Collected & { allColumns: readonly string[] },
  options: ToCsvOptions,
  progress: (done: number) => void,
): Csv {
  const { delimiter } = options;
  if (rowEnds.length * columns.length > MAX_CELLS)
    throw new InputError(
      `This would be a table of ${grouped(rowEnds.length)} rows and ${grouped(columns.length)} columns, too large for one text`,
    );
  const pieces: string[] = [];
  let out = options.includeHeaders && columns.length > 0 ? `${csvLine(columns, delimiter)}\n` : '';
  let length = out.length;
  const line = new Array<string>(columns.length).fill('');
  let at = 0;
  for (const [index, end] of rowEnds.entries()) {
    const from = at;
    for (; at < end; at += 2) if (cells[at]! >= 0) line[cells[at]!] = csvCell(cellText(doc, cells[at + 1]!), delimiter);
    const joined = line.join(delimiter);
    out += `${joined === '' ? '""' : joined}\n`;
    for (let cell = from; cell < end; cell += 2) if (cells[cell]! >= 0) line[cells[cell]!] = '';
    if (out.length > PIECE) {
      length += out.length;
      if (length > MAX_LENGTH) throw new InputError('The result would be too long for a browser');
      pieces.push(out);
      out = '';
      progress(0.6 + (0.4 * index) / rowEnds.length);
    }
  }
  pieces.push(out);
  const written = columns.length === 0 ? '' : pieces.join('');
  return {
    text: written.endsWith('\n') ? written.slice(0, -1) : written,
    rows: rowEnds.length,
    columns: columns.length,
    notes: [...notes],
    allColumns,
  };
}

function cellText(doc: JsonDocument, node: number): string {
  const { text, start, end, kind } = doc;
  switch (kind[node]) {
    case JsonKind.string:
      return decodeString(text, start[node]!, end[node]!);
    case JsonKind.null:
      return '';
    case JsonKind.object:
    case JsonKind.array: {
      const written = text.slice(start[node]!, end[node]!);
      return /\s/.test(written) ? minifyDocument(doc, {}, node) : written;
    }
    default:
      return text.slice(start[node]!, end[node]!);
  }
}
