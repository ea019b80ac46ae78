import { Block, type LineDiff } from '@/engines/diff/model';
import { InputError } from '@/engines/input-error';
import { type Comparison, commentsIn } from './diff';
import type { Side } from './diff-keys';
import { indexOf, type JsonDocument, JsonKind, valueText } from './document';
import { stringEnd } from './strings';

/** Deeper lines are not moved further in: they would be out of sight, and megabytes of blanks. */
const DEEPEST_INDENT = 40;
/** About as much as a page can take. */
const LONGEST = 200_000_000;

/** Two texts and how their lines correspond. */
export interface AlignedTexts {
  left: string;
  right: string;
  diff: LineDiff;
}

/** The lines of one side as they come. */
class Lines {
  private readonly lines: string[] = [];
  private readonly ends: number[] = [];
  private length = 0;
  get count(): number {
    return this.lines.length;
  }
  add(line: string): void {
    this.length += line.length;
    if (this.length > LONGEST) throw new InputError('The documents are too large to show side by side');
    this.lines.push(line);
    this.ends.push(this.length++);
  }
  text(): string {
    return this.lines.join('\n');
  }
  /** Start and end of every line. */
  bounds(): Uint32Array {
    const bounds = new Uint32Array(2 * this.ends.length);
    for (const [at, end] of this.ends.entries()) {
      bounds[2 * at] = end - this.lines[at]!.length;
      bounds[2 * at + 1] = end;
    }
    return bounds;
  }
}

/** Both sides, and which of their lines are the same, changed or on one side alone. */
class Aligned {
  readonly left = new Lines();
  readonly right = new Lines();
  private readonly blocks: number[] = [];
  private readonly hunks: number[] = [];
  private kind: number = Block.equal;
  private difference = 0;
  private from: [left: number, right: number] = [0, 0];
  private unchanged = 0;

  same(left: string, right: string): void {
    this.turnTo(Block.equal, 0);
    this.unchanged++;
    this.left.add(left);
    this.right.add(right);
  }
  changed(left: string, right: string, difference: number): void {
    this.turnTo(Block.paired, difference);
    this.left.add(left);
    this.right.add(right);
  }
  alone(side: 'left' | 'right', line: string, difference: number): void {
    this.turnTo(Block.unpaired, difference);
    this[side].add(line);
  }
  done(): AlignedTexts {
    this.turnTo(Block.equal, -1);
    const [left, right] = [this.left.text(), this.right.text()];
    return {
      left,
      right,
      diff: {
        leftBounds: this.left.bounds(),
        rightBounds: this.right.bounds(),
        hunks: Int32Array.from(this.hunks),
        blocks: Int32Array.from(this.blocks),
        removed: this.left.count - this.unchanged,
        added: this.right.count - this.unchanged,
        unchanged: this.unchanged,
        identical: left === right,
        minimal: true,
        notes: [],
      },
    };
  }

  /** Every difference is a change of its own to step to, whatever stands beside it. */
  private turnTo(kind: number, difference: number): void {
    if (kind === this.kind && difference === this.difference) return;
    const [l, r] = this.from;
    const [toL, toR] = [this.left.count, this.right.count];
    if (toL > l || toR > r) {
      this.blocks.push(this.kind, l, toL - l, r, toR - r);
      if (this.kind !== Block.equal) this.hunks.push(l, toL, r, toR);
    }
    this.from = [toL, toR];
    this.kind = kind;
    this.difference = difference;
  }
}

type Task =
  | { do: 'pair'; a: number; b: number; depth: number; commas: readonly [string, string]; isMoved?: boolean }
  | { do: 'close'; a: number; depth: number; commas: readonly [string, string] }
  | { do: 'alone'; side: 'left' | 'right'; node: number; depth: number; comma: string; difference: number }
  | { do: 'close-alone'; side: 'left' | 'right'; node: number; depth: number; comma: string; difference: number };

const getIndent = (depth: number): string => '  '.repeat(Math.min(depth, DEEPEST_INDENT));
const getBracket = (doc: JsonDocument, node: number): readonly [string, string] =>
  doc.kind[node] === JsonKind.object ? ['{', '}'] : ['[', ']'];

/** What stands before a value: its indentation, and its key as it is written. */
function getLead({ text, key }: JsonDocument, node: number, depth: number): string {
  const at = key[node]!;
  return at < 0 ? getIndent(depth) : `${getIndent(depth)}${text.slice(at, stringEnd(text, at))}: `;
}

/** The pairs of two objects that are the same, where that is plain to see: nearly all of two large documents is. */
function inStep({ left, right, isSame }: Comparison, a: number, b: number): number[] | undefined {
  const [mine, theirs] = [left.doc, right.doc];
  if (mine.kind[a] !== JsonKind.object || mine.count[a] !== theirs.count[b]) return undefined;
  if (left.ignored.size + right.ignored.size > 0) return undefined;
  const pairs: number[] = [];
  for (let x = a + 1, y = b + 1; x < mine.next[a]!; x = mine.next[x]!, y = theirs.next[y]!) {
    const [from, to] = [mine.key[x]!, theirs.key[y]!];
    const end = stringEnd(mine.text, from);
    if (!isSame(x, y) || mine.text.slice(from, end) !== theirs.text.slice(to, to + end - from)) return undefined;
    pairs.push(x, y);
  }
  return pairs;
}

/** A line that says which element begins with it. */
const placed = (doc: JsonDocument, node: number, line: string): string => `${line} // [${indexOf(doc, node)}]`;

/**
 * Both documents laid out line by line with the same beside the same: members in the order of the left document, and so
 * are elements where their order is none or they were moved. Values at ignored places are left out.
 */
export function alignedTexts(comparison: Comparison): AlignedTexts {
  const { left, right } = comparison;
  const aligned = new Aligned();
  const stack: Task[] = [{ do: 'pair', a: 0, b: 0, depth: 0, commas: ['', ''] }];
  let differences = 0;

  const drawAlone = ({ side, node, depth, comma, difference }: Extract<Task, { do: 'alone' }>) => {
    const of: Side = side === 'left' ? left : right;
    const { doc } = of;
    const lead = getLead(doc, node, depth);
    if (doc.kind[node]! > JsonKind.array) return aligned.alone(side, lead + valueText(doc, node) + comma, difference);
    const [open, close] = getBracket(doc, node);
    const below = commentsIn(of, node);
    if (below.length === 0) return aligned.alone(side, lead + open + close + comma, difference);
    aligned.alone(side, lead + open, difference);
    stack.push({ do: 'close-alone', side, node, depth, comma, difference });
    for (let i = below.length - 1; i >= 0; i--)
      stack.push({
        do: 'alone',
        side,
        node: below[i]!,
        depth: depth + 1,
        comma: i === below.length - 1 ? '' : ',',
        difference,
      });
  };

  const drawPair = ({ a, b, depth, commas: [commaA, commaB], isMoved }: Extract<Task, { do: 'pair' }>) => {
    const [leadA, leadB] = [getLead(left.doc, a, depth), getLead(right.doc, b, depth)];
    if (!comparison.isInside(a, b)) {
      if (comparison.isSame(a, b) || (left.doc.kind[a]! > JsonKind.array && right.doc.kind[b]! > JsonKind.array)) {
        const [x, y] = [leadA + valueText(left.doc, a) + commaA, leadB + valueText(right.doc, b) + commaB];
        return comparison.isSame(a, b) ? aligned.same(x, y) : aligned.changed(x, y, ++differences);
      }
      const difference = ++differences;
      stack.push({ do: 'alone', side: 'right', node: b, depth, comma: commaB, difference });
      return drawAlone({ do: 'alone', side: 'left', node: a, depth, comma: commaA, difference });
    }
    const [open, close] = getBracket(left.doc, a);
    const pairs = (comparison.isSame(a, b) && inStep(comparison, a, b)) || comparison.pairs(a, b);
    if (pairs.length === 0) return aligned.same(leadA + open + close + commaA, leadB + open + close + commaB);
    if (isMoved) aligned.changed(placed(left.doc, a, leadA + open), placed(right.doc, b, leadB + open), ++differences);
    else aligned.same(leadA + open, leadB + open);
    stack.push({ do: 'close', a, depth, commas: [commaA, commaB] });
    let [endA, endB] = ['', ''];
    for (let i = pairs.length - 2; i >= 0; i -= 2) {
      const x = pairs[i]!;
      if (x === -1 && comparison.isMovedTo(pairs[i + 1]!)) continue;
      const movedTo = comparison.moved.get(x);
      const y = movedTo ?? pairs[i + 1]!;
      const below = { depth: depth + 1, difference: 0 };
      if (x !== -1 && y !== -1)
        stack.push({ do: 'pair', a: x, b: y, commas: [endA, endB], isMoved: movedTo !== undefined, ...below });
      else if (y === -1) stack.push({ do: 'alone', side: 'left', node: x, comma: endA, ...below });
      else stack.push({ do: 'alone', side: 'right', node: y, comma: endB, ...below });
      if (x !== -1) endA = ',';
      if (y !== -1) endB = ',';
    }
  };

  for (let task = stack.pop(); task; task = stack.pop()) {
    if (task.do === 'pair') drawPair(task);
    else if (task.do === 'alone') drawAlone(task.difference > 0 ? task : { ...task, difference: ++differences });
    else {
      const of = task.do === 'close' || task.side === 'left' ? left : right;
      const end = getIndent(task.depth) + getBracket(of.doc, task.do === 'close' ? task.a : task.node)[1];
      if (task.do === 'close') aligned.same(end + task.commas[0], end + task.commas[1]);
      else aligned.alone(task.side, end + task.comma, task.difference);
    }
  }
  return aligned.done();
}
