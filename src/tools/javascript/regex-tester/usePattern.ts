import { type ChangeEvent, useEffect, useState } from 'react';
import type { OptionState } from '@/ui/useOptions';
import { useUndoable } from '@/ui/useUndoable';

/** The pattern with its steps of undo, kept in the options so that links and the next visit have it too. */
export function usePattern({ values, set, ready }: OptionState) {
  const steps = useUndoable('');
  const [begun, setBegun] = useState(false);
  const { value, change, replace, reset } = steps;
  const kept = values.pattern as string;

  useEffect(() => {
    if (!ready || begun) return;
    // What was typed before the page was ready goes before what a link or the last visit brings.
    if (value === '') reset(kept);
    setBegun(true);
  }, [ready, begun, value, kept, reset]);
  useEffect(() => {
    if (begun && value !== kept) set({ pattern: value });
  }, [begun, value, kept, set]);

  return {
    ...steps,
    /** A run of typed characters is one step, whatever comes as a whole is a step of its own. */
    onChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
      const { data, inputType = '' } = nativeEvent as InputEvent;
      if (data?.length === 1 || /^delete|Composition/.test(inputType)) change(() => target.value);
      else replace(target.value);
    },
  };
}
