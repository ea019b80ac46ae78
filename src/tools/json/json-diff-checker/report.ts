import { getKey, getKind, indexOf, isContainer, type JsonDocument, JsonKind } from '@/engines/json';
import type { DiffRow } from '@/engines/json/diff';

export type Filter = 'all' | 'added' | 'removed' | 'changed' | 'moved';
export type Counts = Record<'added' | 'removed' | 'changed' | 'moved', number>;

/** A row of the tree: its depth, type, name and what it was and is, of a long value the beginning. */
export interface TreeRow {
  depth: number;
  type: DiffRow['type'];
  name: string;
  isIndex: boolean;
  old?: string;
  new?: string;
  /** The place that an element has now which its key shows to be the same. */
  movedTo?: number;
  /** For a container with differences in it: what it is and how many there are. */
  kind?: 'object' | 'array';
  inside?: number;
}
/** What differs, for programs: how much there is of it, and where. */
export interface Differences {
  counts: Counts;
  /** The keys by which the elements of arrays were matched. */
  matchedBy: readonly string[];
  /** Containers and the differences in them, in the order of the documents. */
  rows: readonly TreeRow[];
  /** How many differences are not among the rows. */
  omitted: number;
}

const MOST_ROWS = 20_000;
const LONGEST_VALUE = 300;

export function countTypes(rows: readonly DiffRow[]): Counts {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { type } of rows) if (type !== 'inside') counts[type]++;
  return counts;
}

export const passes = ({ type }: DiffRow, filter: Filter): boolean =>
  type !== 'inside' && (filter === 'all' || filter === type);

/** The differences where they are, below the containers they are in. */
export function toTree(
  left: JsonDocument,
  right: JsonDocument,
  rows: readonly DiffRow[],
  filter: Filter,
): Pick<Differences, 'rows' | 'omitted'> {
  const inside = new Int32Array(rows.length);
  const open: number[] = [];
  const close = (depth: number) => {
    while (open.length > depth) {
      const done = open.pop()!;
      const parent = open.at(-1);
      if (parent !== undefined) inside[parent]! += inside[done]!;
    }
  };
  for (const [at, row] of rows.entries()) {
    close(row.depth);
    if (passes(row, filter)) inside[at] = 1;
    open.push(at);
  }
  close(0);

  const shown: TreeRow[] = [];
  let remaining = inside[0] ?? 0;
  for (const [at, row] of rows.entries()) {
    if (inside[at] === 0) continue;
    if (shown.length >= MOST_ROWS) break;
    const [doc, node] = row.left === -1 ? [right, row.right] : [left, row.left];
    const index = indexOf(doc, node);
    const base = {
      depth: row.depth,
      type: row.type,
      name: getKey(doc, node) ?? String(index ?? '$'),
      isIndex: index !== undefined,
    };
    if (row.type === 'inside') {
      shown.push({ ...base, kind: getKind(doc, node) === JsonKind.object ? 'object' : 'array', inside: inside[at]! });
      continue;
    }
    remaining--;
    if (row.type === 'moved') {
      shown.push({ ...base, movedTo: indexOf(right, row.right)! });
      continue;
    }
    shown.push({
      ...base,
      ...(row.left === -1 ? {} : { old: preview(left, row.left) }),
      ...(row.right === -1 ? {} : { new: preview(right, row.right) }),
    });
  }
  return { rows: shown, omitted: remaining };
}

function preview(doc: JsonDocument, node: number): string {
  const { text, start, end } = doc;
  const from = start[node]!;
  const cut = text.slice(from, Math.min(end[node]!, from + LONGEST_VALUE));
  const flat = isContainer(doc, node) ? cut.replace(/\s+/g, ' ') : cut;
  return end[node]! - from > LONGEST_VALUE ? `${flat}…` : flat;
}
