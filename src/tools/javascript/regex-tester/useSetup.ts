import { type ChangeEvent, useEffect, useState } from 'react';
import type { OptionsOf } from '@/kit/tool';
import type { OptionState } from '@/ui/useOptions';
import { useUndoable } from '@/ui/useUndoable';
import type tool from './tool';

/** Everything the visitor enters. */
export interface Setup {
  pattern: string;
  flags: string;
  replacement: string;
  text: string;
}

const holds = (setup: Setup, { pattern, flags, replacement }: Omit<Setup, 'text'>): boolean =>
  setup.pattern === pattern && setup.flags === flags && setup.replacement === replacement;

/** What is entered with its steps of undo; all but the text is kept in the options, so that links and the next visit have it too. */
export function useSetup(slug: string, { values, set, ready }: OptionState<OptionsOf<typeof tool>>) {
  const { pattern, flags, replacement } = values;
  const steps = useUndoable<Setup>({ pattern, flags, replacement, text: '' }, `${slug}:setup`);
  const [begun, setBegun] = useState(false);
  const { value, change, replace, reset } = steps;

  useEffect(() => {
    if (!ready || begun) return;
    // What was typed before the page was ready goes before what a link or the last visit brings.
    const start = { pattern: value.pattern || pattern, flags, replacement: value.replacement || replacement };
    if (!holds(value, start)) reset({ ...value, ...start });
    setBegun(true);
  }, [ready, begun, value, pattern, flags, replacement, reset]);
  useEffect(() => {
    if (begun && !holds(value, { pattern, flags, replacement }))
      set({ pattern: value.pattern, flags: value.flags, replacement: value.replacement });
  }, [begun, value, pattern, flags, replacement, set]);

  return {
    ...steps,
    enter: (part: Partial<Setup>) => change((old) => ({ ...old, ...part })),
    load: (part: Partial<Setup>) => replace({ ...value, ...part }),
    /** A run of typed characters is one step, whatever comes as a whole is a step of its own. */
    onPattern({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
      const { data, inputType = '' } = nativeEvent as InputEvent;
      const pattern = target.value;
      if (data?.length === 1 || /^delete|Composition/.test(inputType)) change((old) => ({ ...old, pattern }));
      else replace({ ...value, pattern });
    },
  };
}
