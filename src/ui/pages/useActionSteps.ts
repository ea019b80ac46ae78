import { useCallback, useEffect, useRef } from 'react';
import type { OptionState, Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';
import type { Undoable } from '../input/useUndoable';

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]!]));
export const matches = (values: Values, some: Values) => Object.keys(some).every((name) => values[name] === some[name]);

/**
 * Gives a function that changes inputs and options in one step to go back to, as an edit is one.
 * With the inputs before and after, the options in force are remembered.
 */
export function useActionSteps({ value: inputs, replace }: Undoable<Inputs>, { values, set }: OptionState) {
  const inForce = useRef(new WeakMap<Inputs, Values>());
  const last = useRef(inputs);

  useEffect(() => {
    const known = inForce.current.get(inputs);
    const moved = last.current !== inputs;
    last.current = inputs;
    if (!known || matches(values, known)) return;
    if (moved) set(known);
    else inForce.current.set(inputs, pick(values, Object.keys(known)));
  }, [inputs, values, set]);

  return useCallback(
    (to: Inputs, preset: Values) => {
      // A step is another object, also where what it holds is the same.
      const after = { ...to };
      inForce.current.set(inputs, pick(values, Object.keys(preset)));
      inForce.current.set(after, preset);
      set(preset);
      replace(after);
    },
    [inputs, values, set, replace],
  );
}
