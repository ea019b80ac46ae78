import { BINARY, type Frame, isAssignment, isGuard, Level, newFrame, setOperand, type Walk } from './python-levels';
import type { PythonToken } from './python-tokens';

/** `def f[T]`, `class C[T]`, `type A[T]`. */
function isTypeParameters({ out, start, statement }: Walk, frame: Frame): boolean {
  if (frame.kind !== 'line') return false;
  const words = out.length - start - (out[start] === 'async' ? 1 : 0);
  return words === 2 && (statement === 'def' || statement === 'class' || statement === 'type');
}

export function openBracket(walk: Walk, text: string, frame: Frame): void {
  let kind: Frame['kind'] = 'display';
  if (text === '(') kind = frame.afterOperand ? 'call' : 'group';
  else if (text === '[' && frame.afterOperand && !isTypeParameters(walk, frame)) kind = 'subscript';
  if (frame.afterOperand) frame.loosest = Math.min(frame.loosest, Level.PRIMARY);
  walk.frames.push(newFrame(kind, walk.out.length));
  walk.out.push(text);
}

export function closeBracket(walk: Walk, text: string, frame: Frame): void {
  const { out, frames } = walk;
  const isEmpty = out.length - 1 === frame.at;
  let onlyComma = -1;
  if (frame.before === ',') {
    const isList = frame.kind === 'call' || frame.kind === 'display';
    if (isList || frame.commas > 1) out[out.length - 1] = '';
    else onlyComma = out.length - 1;
  }
  out.push(text);
  // A bracket that was never opened: no formatter lets that through.
  if (frames.length === 1) return;
  frames.pop();
  const outer = frames.at(-1)!;
  if (frame.kind === 'group' && !isEmpty) weigh(walk, frame, outer, onlyComma);
  // `class A():` is `class A:`.
  const isClass = outer.kind === 'line' && walk.statement === 'class' && walk.isHead;
  if (frame.kind === 'call' && isEmpty && isClass) dropBrackets(walk, frame);
  setOperand(outer);
}

function dropBrackets({ out }: Walk, frame: Frame): void {
  out[frame.at] = '';
  out[out.length - 1] = '';
}

/** Takes away brackets without which the same would be read. */
function weigh(walk: Walk, frame: Frame, outer: Frame, onlyComma: number): void {
  const next = walk.tokens[walk.index + 1];
  if (outer.kind === 'group' && outer.at === frame.at - 1 && next?.text === ')') {
    // Brackets in brackets: the outer ones are weighed next, with what these hold.
    dropBrackets(walk, frame);
    const { loosest, commas, isGenerator } = frame;
    Object.assign(outer, { loosest, commas, isGenerator, isDouble: true });
    return;
  }
  if (frame.isGenerator) return;
  const isLine = outer.kind === 'line';
  const isManagers = isLine && outer.before === 'with' && next?.text === ':' && !frame.isDouble && !frame.isExpression;
  // Only tuples need a comma after a single part.
  if (onlyComma !== -1 && (isManagers || outer.before === 'import' || outer.before === 'del')) walk.out[onlyComma] = '';
  if (!isManagers) {
    // `(a): int` declares nothing, unlike `a: int`.
    if (isLine && frame.at === walk.start && next?.text === ':') return;
    // Colons in a field begin its format.
    if (outer.kind === 'field' && frame.loosest <= Level.LAMBDA && frame.loosest >= Level.AS) return;
    if (frame.loosest <= outer.left || frame.loosest <= levelAfter(walk, next, outer)) return;
  }
  dropBrackets(walk, frame);
  outer.loosest = Math.min(outer.loosest, frame.loosest);
}

/** How tightly what follows binds what stands before it. */
function levelAfter(walk: Walk, next: PythonToken | undefined, frame: Frame): number {
  if (next === undefined) return Level.EDGE;
  // The rest of a field.
  if (next.type !== 'operator' && next.type !== 'name') return Level.YIELD;
  const isLine = frame.kind === 'line';
  switch (next.text) {
    case ';':
    case '->':
      return Level.EDGE;
    case '=':
    case ':':
      return isLine && frame.lambdas === 0 ? Level.EDGE : Level.AS;
    case '(':
    case '[':
    case '.':
      return Level.AWAIT;
    case ')':
      return frame.kind === 'group' && frame.before === 'yield' ? Level.YIELD : Level.PART;
    case ']':
      return frame.kind === 'subscript' ? Level.YIELD : Level.PART;
    case 'in':
      return frame.isTarget ? Level.EDGE : Level.COMPARE;
    case 'if':
      return isGuard(walk, frame) ? Level.EDGE : Level.TERNARY;
    default:
      return isLine && isAssignment(next.text) ? Level.EDGE : (BINARY.get(next.text) ?? Level.PART);
  }
}
