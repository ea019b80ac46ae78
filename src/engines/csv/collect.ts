import { InputError, placeAt } from '@/engines/input-error';
import { getKey, type JsonDocument, JsonKind } from '@/engines/json';
import { duplicateKeyNote } from '@/engines/json/problems';
import { grouped } from '@/engines/number/grouped';

export interface CollectOptions {
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
}

/** What is in the cells of a table, row by row. */
export interface Collected {
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

/** Names of flattened columns grow with their depth; together they may have this many characters. */
const MAX_NAMES = 20_000_000;
/** Rows that one object may become. */
const MOST_UNWOUND = 100_000;
/** How deep arrays that are unwound may lie: they are walked by recursion. */
const DEEPEST_UNWOUND = 500;

/** The rows of an array of objects, or of one object, and the columns they need. */
export function collect(doc: JsonDocument, options: CollectOptions, progress: (done: number) => void): Collected {
  const { kind, next } = doc;
  const isRow = kind[0] === JsonKind.object;
  if (!isRow && kind[0] !== JsonKind.array) throw refusal(doc, 0, 'this is not an array');
  progress(0.3);

  const columns = new Columns(options);
  const cells: number[] = [];
  const rowEnds: number[] = [];
  for (let row = isRow ? 0 : 1; row < doc.size; row = next[row]!) {
    if (kind[row] !== JsonKind.object) throw refusal(doc, row, `element ${rowEnds.length + 1} is not an object`);
    if (options.unwind) {
      for (const unwound of unwindRow(doc, options, columns, row)) {
        for (const value of unwound) cells.push(value);
        rowEnds.push(cells.length);
      }
      continue;
    }
    addRow(doc, options, columns, row, cells);
    rowEnds.push(cells.length);
    if (rowEnds.length % 4096 === 0) progress(0.3 + (0.3 * doc.start[row]!) / doc.text.length);
  }

  const duplicates = duplicateKeyNote(doc);
  const notes: string[] = duplicates === undefined ? [] : [duplicates];
  if (columns.clash !== undefined)
    notes.push(`Several values go in the column ${columns.clash}; if a row has more than one, the last is kept`);
  return { columns: columns.names, cells, rowEnds, notes };
}

/** The columns met so far, by what their names are made of. */
class Columns {
  readonly root: Branch = { name: '', column: -1, below: new Map() };
  readonly names: string[] = [];
  /** A name that several paths lead to. */
  clash: string | undefined;
  readonly #byName = new Map<string, number>();
  readonly #options: CollectOptions;
  #nameLength = 0;

  constructor(options: CollectOptions) {
    this.#options = options;
  }

  getBranch(parent: Branch, name: string): Branch {
    let branch = parent.below.get(name);
    if (!branch) {
      const full = parent === this.root ? name : nameBelow(parent.name, name, this.#options);
      this.#nameLength += full.length;
      if (this.#nameLength > MAX_NAMES)
        throw new InputError('This is nested too deeply to flatten: the column names would fill the page');
      branch = { name: full, column: -1, below: new Map() };
      parent.below.set(name, branch);
    }
    return branch;
  }

  /** The index of a branch's column, which is made when it is first asked for. */
  indexOf(branch: Branch): number {
    if (branch.column === -1) {
      const known = this.#byName.get(branch.name);
      if (known !== undefined) this.clash ??= branch.name;
      branch.column = known ?? this.names.length;
      if (known === undefined) {
        this.#byName.set(branch.name, branch.column);
        this.names.push(branch.name);
      }
    }
    return branch.column;
  }
}

const nameBelow = (parent: string, name: string, { brackets, separator }: CollectOptions): string =>
  brackets ? `${parent}[${name}]` : parent + separator + name;

/** What a node is called within its object or array. */
const keyOf = (doc: JsonDocument, node: number): string => getKey(doc, node) ?? String(~doc.key[node]!);

const isFlattened = ({ kind, count }: JsonDocument, options: CollectOptions, node: number): boolean =>
  options.flatten &&
  count[node]! > 0 &&
  (kind[node] === JsonKind.object || (options.flattenArrays === true && kind[node] === JsonKind.array));

/** One object as one row: pairs of column and node at the end of `cells`. */
function addRow(doc: JsonDocument, options: CollectOptions, columns: Columns, row: number, cells: number[]): void {
  const { next } = doc;
  // Open objects and where they end: no recursion, whatever the depth.
  const open: { branch: Branch; end: number }[] = [{ branch: columns.root, end: next[row]! }];
  for (let node = row + 1; node < next[row]!; ) {
    while (open.at(-1)!.end <= node) open.pop();
    const branch = columns.getBranch(open.at(-1)!.branch, keyOf(doc, node));
    if (isFlattened(doc, options, node)) {
      open.push({ branch, end: next[node]! });
      node++;
    } else {
      cells.push(columns.indexOf(branch), node);
      node = next[node]!;
    }
  }
}

/** The rows that an object becomes: pairs of column and node each. Arrays beside one another give every combination. */
function unwindRow(doc: JsonDocument, options: CollectOptions, columns: Columns, row: number): number[][] {
  const { kind, next } = doc;
  const { unwind = [] } = options;
  const isUnwound = (branch: Branch, node: number): boolean =>
    kind[node] === JsonKind.array && (unwind.length === 0 || unwind.includes(branch.name));
  function* children(node: number) {
    for (let child = node + 1; child < next[node]!; child = next[child]!) yield child;
  }
  const rowsOf = (branch: Branch, node: number, depth: number): number[][] => {
    if (depth > DEEPEST_UNWOUND) throw new InputError('This is nested too deeply to give each element a row');
    if (isUnwound(branch, node)) {
      const rows = [...children(node)].flatMap((child) => rowsOf(branch, child, depth + 1));
      // An object stays, whether its array holds anything or not.
      return rows.length > 0 ? rows : [[]];
    }
    // The elements of an array that was unwound are rows, and what is in them has columns.
    if (branch !== columns.root && !isFlattened(doc, options, node)) return [[columns.indexOf(branch), node]];
    let rows: number[][] = [[]];
    for (const child of children(node)) {
      const parts = rowsOf(columns.getBranch(branch, keyOf(doc, child)), child, depth + 1);
      if (rows.length * parts.length > MOST_UNWOUND)
        throw new InputError(
          `These arrays would give more than ${grouped(MOST_UNWOUND)} rows for one object: name fewer of them`,
        );
      rows = rows.flatMap((before) => parts.map((part) => [...before, ...part]));
    }
    return rows;
  };
  return rowsOf(columns.root, row, 0);
}

function refusal(doc: JsonDocument, node: number, what: string): InputError {
  return new InputError(`An array of objects is needed, but ${what}`, placeAt(doc.text, doc.start[node]!));
}
