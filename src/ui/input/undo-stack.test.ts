import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getStack, redo, settle, type UndoStack, undo } from './undo-stack';

const settledOver = <Value>(first: Value, ...values: Value[]): UndoStack<Value> =>
  values.reduce((stack, value) => settle(stack, value), getStack(first));

describe('the undo stack', () => {
  it('goes back and forth over what was settled, and forgets the future with a change', () => {
    const stack = settledOver('a', 'b', 'c');
    const back = undo(stack)!;
    expect(back.settled).toBe('b');
    expect(redo(back)).toEqual(stack);
    expect(redo(settle(back, 'd'))).toBeUndefined();
    expect(undo(settle(back, 'd'))?.settled).toBe('b');
    expect(undo(getStack('a'))).toBeUndefined();
  });

  it('takes what is the same for no step, by the measure of whoever asks', () => {
    const stack = settledOver({ text: 'a' });
    expect(settle(stack, stack.settled)).toBe(stack);
    expect(settle(stack, { text: 'a' }).past).toHaveLength(1);
    expect(settle(stack, { text: 'a' }, (one, other) => one.text === other.text)).toBe(stack);
  });

  it('loses nothing on any way through its steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.array(fc.boolean()), (values, ways) => {
        const all = settledOver<number | undefined>(undefined, ...values);
        let stack = all;
        for (const isBack of ways) stack = (isBack ? undo : redo)(stack) ?? stack;
        while (redo(stack)) stack = redo(stack)!;
        expect(stack).toEqual(all);
      }),
    );
  });

  it('keeps fifty steps', () => {
    const stack = settledOver(0, ...Array.from({ length: 200 }, (_, at) => at + 1));
    expect(stack.past).toHaveLength(50);
    expect(stack.past[0]).toBe(150);
  });

  it('keeps a hundred million characters, and counts a text that stayed the same once', () => {
    const long = (at: number) => String(at).padEnd(30_000_000);
    expect(settledOver(long(0), long(1), long(2), long(3), long(4)).past).toHaveLength(3);
    const same = long(0);
    const edits = Array.from({ length: 60 }, (_, at) => ({ left: same, right: [String(at)] }));
    expect(settledOver(...(edits as [(typeof edits)[0], ...typeof edits])).past).toHaveLength(50);
  });
});
