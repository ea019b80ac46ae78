import {
  childCount,
  children,
  getKey,
  indexOf,
  isContainer,
  type JsonDocument,
  JsonKind,
  stringValue,
  valueText,
} from './document';

/** Rows looked at to tell whether a container is a table, and for the names of its columns. */
const SAMPLE = 100;
const COLUMN_ROWS = 5000;
export const MOST_COLUMNS = 200;

/** A container whose children are objects, so that it reads as a table. */
export interface FoundTable {
  node: number;
  rows: number;
}

function isTable(doc: JsonDocument, node: number): boolean {
  const least = doc.kind[node] === JsonKind.array ? 1 : 2;
  if (!isContainer(doc, node) || childCount(doc, node) < least) return false;
  let [seen, objects] = [0, 0];
  for (const child of children(doc, node)) {
    if (doc.kind[child] === JsonKind.object && childCount(doc, child) > 0) objects++;
    if (++seen === SAMPLE) break;
  }
  // An object is a table only if it is one of the same things throughout; a list may have gaps.
  return doc.kind[node] === JsonKind.array ? objects * 2 >= seen : objects === seen && isAlike(doc, node);
}

function isAlike(doc: JsonDocument, node: number): boolean {
  const [first, second] = children(doc, node);
  const names = (one: number) => new Set(Array.from(children(doc, one), (child) => getKey(doc, child)!));
  const [a, b] = [names(first!), names(second!)];
  return [...a].filter((name) => b.has(name)).length * 2 >= Math.max(a.size, b.size);
}

/** Everything in the document that reads as a table, the largest first; of equal ones the first. */
export function tablesIn(doc: JsonDocument, most: number): FoundTable[] {
  const found: FoundTable[] = [];
  for (let node = 0; node < doc.size; node++) if (isTable(doc, node)) found.push({ node, rows: childCount(doc, node) });
  return found.sort((a, b) => b.rows - a.rows || a.node - b.node).slice(0, most);
}

export interface JsonTable {
  columns: readonly string[];
  /** Elements that are no objects: they stand in a column of their own. */
  hasLoose: boolean;
  rows: readonly number[];
}

export function tableAt(doc: JsonDocument, node: number): JsonTable {
  const rows = [...children(doc, node)];
  const names = new Set<string>();
  let hasLoose = false;
  for (const [at, row] of rows.entries()) {
    if (doc.kind[row] !== JsonKind.object) hasLoose = true;
    else if (at < COLUMN_ROWS) for (const child of children(doc, row)) names.add(getKey(doc, child)!);
    else if (hasLoose) break;
  }
  return { columns: [...names].slice(0, MOST_COLUMNS), hasLoose, rows };
}

/** The cells of a row by the names of their columns. Of equal names the last counts. */
export function getCells(doc: JsonDocument, row: number): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  if (doc.kind[row] === JsonKind.object) for (const child of children(doc, row)) cells.set(getKey(doc, child)!, child);
  return cells;
}

/** What a row is called: its place in a list, or its key. */
export const rowName = (doc: JsonDocument, row: number): string => getKey(doc, row) ?? String(indexOf(doc, row));

function cellAt(doc: JsonDocument, row: number, column: string): number {
  let found = -1;
  for (const child of children(doc, row)) if (getKey(doc, child) === column) found = child;
  return found;
}

/** Numbers come before texts, texts before true and false, those before null, and containers by how much is in them. */
const RANKS: Readonly<Record<number, number>> = {
  [JsonKind.number]: 0,
  [JsonKind.string]: 1,
  [JsonKind.false]: 2,
  [JsonKind.true]: 3,
  [JsonKind.null]: 4,
  [JsonKind.array]: 5,
  [JsonKind.object]: 6,
};
const isWhole = /^-?\d+$/;

function compareNumbers(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  // Digits beyond what a double holds still make an order.
  if (difference !== 0 || !isWhole.test(a) || !isWhole.test(b)) return difference;
  const [x, y] = [BigInt(a), BigInt(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The rows by what they have in a column, from the least on or from the most; those without it come last either way. */
export function sortedRows(doc: JsonDocument, rows: readonly number[], column: string, isDown: boolean): number[] {
  const collator = new Intl.Collator('en', { numeric: true });
  const keyed = rows.map((row) => {
    const cell = doc.kind[row] === JsonKind.object ? cellAt(doc, row, column) : -1;
    const kind = cell === -1 ? 0 : doc.kind[cell]!;
    const text =
      kind === JsonKind.string ? stringValue(doc, cell)! : kind === JsonKind.number ? valueText(doc, cell) : '';
    return { row, rank: RANKS[kind] ?? -1, text, size: cell === -1 ? 0 : childCount(doc, cell) };
  });
  const [has, lacks] = [keyed.filter(({ rank }) => rank !== -1), keyed.filter(({ rank }) => rank === -1)];
  has.sort((a, b) => {
    const order =
      a.rank - b.rank ||
      (a.rank === 0 ? compareNumbers(a.text, b.text) : collator.compare(a.text, b.text)) ||
      a.size - b.size;
    return isDown ? -order : order;
  });
  return [...has, ...lacks].map(({ row }) => row);
}
