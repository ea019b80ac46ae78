import { InputError, placeAt } from '@/engines/input-error';
import { decodeString, getKey, type JsonDocument, JsonKind, minifyDocument } from '@/engines/json';
import { duplicateKeyNote } from '@/engines/json/problems';
import { type JsonInputOptions, readJsonInput } from '@/engines/json/read';
import { grouped } from '@/engines/number/grouped';
import type { XlsxCell } from '@/engines/xlsx/write';
import { csvCell, csvLine } from './write';

export interface ToCsvOptions {
  delimiter: string;
  includeHeaders: boolean;
  /** Gives the members of nested objects columns of their own. */
  flatten: boolean;
  /** Gives the elements of arrays within rows columns too; else an array is one cell of JSON. */
  flattenArrays?: boolean;
  /** Between the names of a flattened column. */
  separator: string;
  /** Writes names below others in brackets, `a[b][0]`, with no separator. */
  brackets?: boolean;
  /** Gives each element of these arrays a row of its own, by the names of their columns; all arrays where none is named. */
  unwind?: readonly string[];
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

/** What is in the cells of a table, row by row. */
interface Collected {
  columns: readonly string[];
  /** Column and node of every cell, and where each row ends. */
  cells: readonly number[];
  rowEnds: readonly number[];
  notes: readonly string[];
}

/** A column, or the part of a name that several columns share. */
interface Branch {
  name: string;
  /** Index of the column, -1 while there is none. */
  column: number;
  below: Map<string, Branch>;
}

/** About as much as one text can hold in a browser. */
const MAX_LENGTH = 0x1fffffe8;
/** Names of flattened columns grow with their depth; together they may have this many characters. */
const MAX_NAMES = 20_000_000;
const MAX_CELLS = 200_000_000;
const PIECE = 1 << 16;
/** Rows that one object may become. */
const MOST_UNWOUND = 100_000;

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

/** How deep arrays that are unwound may lie: they are walked by recursion. */
const DEEPEST_UNWOUND = 500;

function collect(doc: JsonDocument, options: ToCsvOptions, progress: (done: number) => void): Collected {
  const isRow = doc.kind[0] === JsonKind.object;
  if (!isRow && doc.kind[0] !== JsonKind.array) throw refusal(doc, 0, 'this is not an array');
  progress(0.3);

  const root: Branch = { name: '', column: -1, below: new Map() };
  const columns: string[] = [];
  /** Column and node of every cell, row by row, and where each row ends. */
  const cells: number[] = [];
  const rowEnds: number[] = [];
  let nameLength = 0;
  let clash: string | undefined;

  const getBranch = (parent: Branch, name: string): Branch => {
    let branch = parent.below.get(name);
    if (!branch) {
      const full = parent === root ? name : below(parent.name, name, options);
      nameLength += full.length;
      if (nameLength > MAX_NAMES)
        throw new InputError('This is nested too deeply to flatten: the column names would fill the page');
      branch = { name: full, column: -1, below: new Map() };
      parent.below.set(name, branch);
    }
    return branch;
  };
  const byName = new Map<string, number>();
  const put = (branch: Branch, node: number) => {
    if (branch.column === -1) {
      const known = byName.get(branch.name);
      if (known !== undefined) clash ??= branch.name;
      branch.column = known ?? columns.length;
      if (known === undefined) {
        byName.set(branch.name, branch.column);
        columns.push(branch.name);
      }
    }
    cells.push(branch.column, node);
  };

  const { next, kind, count } = doc;
  const { unwind } = options;
  const isUnwound = (branch: Branch, node: number): boolean =>
    unwind !== undefined && kind[node] === JsonKind.array && (unwind.length === 0 || unwind.includes(branch.name));
  /** The rows that a value becomes: pairs of column and node each. Arrays beside one another give every combination. */
  const rowsOf = (branch: Branch, node: number, depth: number): number[][] => {
    if (depth > DEEPEST_UNWOUND) throw new InputError('This is nested too deeply to give each element a row');
    const children = function* () {
      for (let child = node + 1; child < next[node]!; child = next[child]!) yield child;
    };
    if (isUnwound(branch, node)) {
      const rows = [...children()].flatMap((child) => rowsOf(branch, child, depth + 1));
      // An object stays, whether its array holds anything or not.
      return rows.length > 0 ? rows : [[]];
    }
    // The elements of an array that was unwound are rows, and what is in them has columns.
    if (branch === root || isFlattened(node)) {
      let rows: number[][] = [[]];
      for (const child of children()) {
        const name = getKey(doc, child) ?? String(~doc.key[child]!);
        const parts = rowsOf(getBranch(branch, name), child, depth + 1);
        if (rows.length * parts.length > MOST_UNWOUND)
          throw new InputError(
            `These arrays would give more than ${grouped(MOST_UNWOUND)} rows for one object: name fewer of them`,
          );
        rows = rows.flatMap((row) => parts.map((part) => [...row, ...part]));
      }
      return rows;
    }
    const from = cells.length;
    put(branch, node);
    return [cells.splice(from)];
  };
  const isFlattened = (node: number) =>
    options.flatten &&
    count[node]! > 0 &&
    (kind[node] === JsonKind.object || (options.flattenArrays === true && kind[node] === JsonKind.array));
  for (let row = isRow ? 0 : 1; row < doc.size; row = next[row]!) {
    if (kind[row] !== JsonKind.object) throw refusal(doc, row, `element ${rowEnds.length + 1} is not an object`);
    if (unwind) {
      for (const cellsOfRow of rowsOf(root, row, 0)) {
        for (const value of cellsOfRow) cells.push(value);
        rowEnds.push(cells.length);
      }
      continue;
    }
    // Open objects and where they end: no recursion, whatever the depth.
    const open: { branch: Branch; end: number }[] = [{ branch: root, end: next[row]! }];
    for (let node = row + 1; node < next[row]!; ) {
      while (open.at(-1)!.end <= node) open.pop();
      const branch = getBranch(open.at(-1)!.branch, getKey(doc, node) ?? String(~doc.key[node]!));
      if (isFlattened(node)) {
        open.push({ branch, end: next[node]! });
        node++;
      } else {
        put(branch, node);
        node = next[node]!;
      }
    }
    rowEnds.push(cells.length);
    if (rowEnds.length % 4096 === 0) progress(0.3 + (0.3 * doc.start[row]!) / doc.text.length);
  }

  const duplicates = duplicateKeyNote(doc);
  const notes: string[] = duplicates === undefined ? [] : [duplicates];
  if (clash !== undefined)
    notes.push(`Several values go in the column ${clash}; if a row has more than one, the last is kept`);
  return { columns, cells, rowEnds, notes };
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

const below = (parent: string, name: string, { brackets, separator }: ToCsvOptions): string =>
  brackets ? `${parent}[${name}]` : parent + separator + name;

function refusal(doc: JsonDocument, node: number, what: string): InputError {
  return new InputError(`An array of objects is needed, but ${what}`, placeAt(doc.text, doc.start[node]!));
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
