/** Steps kept. */
const DEPTH = 50;
/** Characters kept over all steps: fifty copies of a book are nothing, fifty of a log would fill the memory. */
const MOST_CHARACTERS = 100_000_000;

/** What a value was, by steps; `settled` is the newest of them. */
export interface UndoStack<Value> {
  readonly settled: Value;
  readonly past: readonly Value[];
  readonly future: readonly Value[];
}

export const getStack = <Value>(settled: Value): UndoStack<Value> => ({ settled, past: [], future: [] });

/** The texts a value is made of. Files and the like are not in memory. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value) || Object.getPrototypeOf(value ?? '') === Object.prototype
      ? Object.values(value as object).flatMap(textsIn)
      : [];

/** The newest steps, as many as there is room for. A text that several share is kept once. */
function newest<Value>(past: readonly Value[]): readonly Value[] {
  const kept = new Set<string>();
  let room = MOST_CHARACTERS;
  let from = past.length;
  for (; from > 0 && past.length - from < DEPTH; from--) {
    for (const text of textsIn(past[from - 1])) {
      if (!kept.has(text)) room -= text.length;
      kept.add(text);
    }
    if (room < 0) break;
  }
  return past.slice(from);
}

/** Makes the present value a step, if it is another than the last. */
export const settle = <Value>(
  stack: UndoStack<Value>,
  now: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): UndoStack<Value> =>
  isSame(stack.settled, now) ? stack : { settled: now, past: newest([...stack.past, stack.settled]), future: [] };

export const undo = <Value>({ settled, past, future }: UndoStack<Value>): UndoStack<Value> | undefined =>
  past.length === 0
    ? undefined
    : { settled: past.at(-1) as Value, past: past.slice(0, -1), future: [settled, ...future] };

export const redo = <Value>({ settled, past, future }: UndoStack<Value>): UndoStack<Value> | undefined =>
  future.length === 0 ? undefined : { settled: future[0] as Value, past: [...past, settled], future: future.slice(1) };
