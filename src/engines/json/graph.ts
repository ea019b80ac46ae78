import { childCount, children, getKey, indexOf, isContainer, type JsonDocument, JsonKind, valueText } from './document';

/** Boxes are measured in these, so that text of one width fits. */
export const LINE = 18;
const CHARACTER = 7.3;
const PADDING = 10;
const GAP_X = 70;
const GAP_Y = 16;
const MOST_LINES = 10;
const LONGEST_NAME = 18;
const LONGEST_VALUE = 24;

export interface GraphLine {
  name: string;
  value: string;
  /** The kind of the value, as in `JsonKind`; 0 for what stands for several. */
  kind: number;
}
export interface GraphBox {
  node: number;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly GraphLine[];
  /** Objects and arrays right in it that are not drawn. */
  hidden: number;
  /** There are some in it, drawn or not. */
  hasInner: boolean;
  /** Place of the box that it hangs on, -1 for the first, and of the line there. */
  parent: number;
  line: number;
}
export interface Graph {
  boxes: readonly GraphBox[];
  width: number;
  height: number;
  /** Objects and arrays in the document, drawn or not. */
  total: number;
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function summary(doc: JsonDocument, node: number): string {
  const count = childCount(doc, node);
  return doc.kind[node] === JsonKind.array ? `[ ${count} ]` : `{ ${count} }`;
}

function getLines(doc: JsonDocument, node: number): GraphLine[] {
  const lines: GraphLine[] = [];
  const count = childCount(doc, node);
  for (const child of children(doc, node)) {
    if (lines.length === MOST_LINES - 1 && count > MOST_LINES) {
      lines.push({ name: '…', value: `${count - lines.length} more`, kind: 0 });
      break;
    }
    const { start, end, text } = doc;
    // Of a long text no more is taken than is shown.
    const value = isContainer(doc, child)
      ? summary(doc, child)
      : end[child]! - start[child]! > LONGEST_VALUE
        ? cut(text.slice(start[child], start[child]! + LONGEST_VALUE + 1), LONGEST_VALUE)
        : valueText(doc, child);
    lines.push({
      name: cut(getKey(doc, child) ?? String(indexOf(doc, child)), LONGEST_NAME),
      value,
      kind: doc.kind[child]!,
    });
  }
  return lines;
}

const getSize = (lines: readonly GraphLine[]) => ({
  width: Math.ceil(
    Math.max(6, ...lines.map(({ name, value }) => name.length + 2 + value.length)) * CHARACTER + 2 * PADDING,
  ),
  height: Math.max(1, lines.length) * LINE + 2 * PADDING - 4,
});

interface GraphOptions {
  /** Where it begins, instead of the whole document. */
  root?: number;
  /** What is in these is left out. */
  closed?: ReadonlySet<number>;
}

/** Objects and arrays as boxes, what is in them to their right; the first `most` of them, level by level. */
export function toGraph(doc: JsonDocument, most: number, { root = 0, closed }: GraphOptions = {}): Graph {
  type Draft = GraphBox & { depth: number; below: number[]; block: number };
  const boxes: Draft[] = [];
  let total = 0;
  for (let node = root; node < doc.next[root]!; node++) if (isContainer(doc, node)) total++;

  const add = (node: number, parent: number, line: number, depth: number) => {
    const lines = getLines(doc, node);
    if (parent !== -1) boxes[parent]!.below.push(boxes.length);
    boxes.push({
      node,
      parent,
      line,
      lines,
      ...getSize(lines),
      x: 0,
      y: 0,
      depth,
      below: [],
      block: 0,
      hidden: 0,
      hasInner: false,
    });
  };
  add(root, -1, 0, 0);
  for (let at = 0; at < boxes.length; at++) {
    const box = boxes[at]!;
    const { node, depth } = box;
    const isClosed = closed?.has(node);
    let line = 0;
    for (const child of children(doc, node)) {
      if (isContainer(doc, child)) {
        box.hasInner = true;
        if (boxes.length < most && !isClosed) add(child, at, Math.min(line, MOST_LINES - 1), depth + 1);
        else box.hidden++;
      }
      line++;
    }
  }

  // A box and all to its right share a band of their own, so that nothing overlaps.
  for (const box of boxes.toReversed()) {
    const inner = box.below.reduce((sum, at) => sum + boxes[at]!.block + GAP_Y, -GAP_Y);
    box.block = Math.max(box.height, inner);
  }
  const widths: number[] = [];
  for (const { depth, width } of boxes) widths[depth] = Math.max(widths[depth] ?? 0, width);
  const left = [0];
  for (const [depth, width] of widths.entries()) left[depth + 1] = left[depth]! + width + GAP_X;
  const tops = [0];
  for (const [at, box] of boxes.entries()) {
    const top = tops[at]!;
    box.x = left[box.depth]!;
    box.y = top + (box.block - box.height) / 2;
    const inner = box.below.reduce((sum, one) => sum + boxes[one]!.block + GAP_Y, -GAP_Y);
    let next = top + (box.block - inner) / 2;
    for (const one of box.below) {
      tops[one] = next;
      next += boxes[one]!.block + GAP_Y;
    }
  }
  const drawn = boxes.map(({ depth, below, block, ...box }) => box);
  return { boxes: drawn, width: left.at(-1)! - GAP_X, height: boxes[0]!.block, total };
}
