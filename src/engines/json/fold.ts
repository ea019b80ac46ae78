import type { JsonDocument } from './document';

/** A text by lines, and what each line of it belongs to. */
export interface FoldableLines {
  /** Where each line begins. */
  starts: Int32Array;
  /** The value that begins on a line, or else the container that ends there; -1 for neither. */
  nodes: Int32Array;
  /** The last line of what begins on a line and ends on a later one; 0 where nothing does. */
  ends: Int32Array;
}

function lineStarts(text: string): Int32Array {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  const starts = new Int32Array(count);
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts[line++] = at + 1;
  return starts;
}

/** The line that holds an offset. */
function lineAt(starts: Int32Array, offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What can be folded in a document as it is laid out. */
export function foldableLines(doc: JsonDocument): FoldableLines {
  const starts = lineStarts(doc.text);
  const nodes = new Int32Array(starts.length).fill(-1);
  const ends = new Int32Array(starts.length);
  for (let node = 0; node < doc.size; node++) {
    const key = doc.key[node]!;
    const first = lineAt(starts, key >= 0 ? key : doc.start[node]!);
    if (nodes[first] === -1) nodes[first] = node;
    const last = lineAt(starts, doc.end[node]! - 1);
    // Of several that begin on a line, the one that ends last holds the others.
    const from = lineAt(starts, doc.start[node]!);
    if (last > from && last > ends[from]!) ends[from] = last;
  }
  for (let node = doc.size - 1; node >= 0; node--) {
    const last = lineAt(starts, doc.end[node]! - 1);
    if (nodes[last] === -1) nodes[last] = node;
  }
  return { starts, nodes, ends };
}

/** The lines that are seen while those behind `closed` ones are folded away. */
export function seenLines({ ends }: FoldableLines, closed: ReadonlySet<number>): Int32Array {
  const seen = new Int32Array(ends.length);
  let count = 0;
  for (let line = 0; line < ends.length; line++) {
    seen[count++] = line;
    if (closed.has(line)) line = ends[line]!;
  }
  return seen.subarray(0, count);
}
