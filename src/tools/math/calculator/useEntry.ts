import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Angle, Evaluated } from '@/engines/calculate';
import type { InputError } from '@/engines/input-error';
import { useInputs } from '@/ui/input/useInputs';

const NOTHING = { input: '' };

/** The expression in its field, the steps through it, and what it came to when it was last computed. */
export function useEntry(slug: string, angle: Angle) {
  const { value, change, replace, undo, redo, canUndo, canRedo } = useInputs(NOTHING, slug);
  const expression = value.input;
  const [settled, setSettled] = useState<Evaluated>();
  const [error, setError] = useState<InputError>();
  const field = useRef<HTMLInputElement>(null);
  /** Where the next key goes, while that is not the end. */
  const caret = useRef<number>(undefined);

  /** Another expression follows: what was computed belongs to the one before. */
  const leave = useCallback((at?: number) => {
    caret.current = at;
    setSettled(undefined);
    setError(undefined);
  }, []);
  const write = useCallback(
    (next: string, at?: number) => {
      leave(at);
      change(() => ({ input: next }));
    },
    [leave, change],
  );
  const go = (step: () => void) => () => {
    leave();
    step();
  };

  useLayoutEffect(() => {
    const box = field.current;
    if (!box || box.value !== expression) return;
    const at = caret.current ?? expression.length;
    box.setSelectionRange(at, at);
    if (caret.current === undefined) box.scrollLeft = box.scrollWidth;
  }, [expression]);
  // A change of the angle changes what was computed with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters.
  useEffect(() => setSettled(undefined), [angle]);

  return {
    field,
    expression,
    entered: expression.trim() !== '',
    settled,
    setSettled,
    error,
    setError,
    write,
    clear: go(() => replace({ input: '' })),
    steps: { undo: go(undo), redo: go(redo), canUndo, canRedo },
    /** The field has another text. */
    enter(next: string) {
      const at = field.current?.selectionStart ?? next.length;
      write(next, at === next.length ? undefined : at);
    },
  };
}
