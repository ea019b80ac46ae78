import { type ChangeEvent, useEffect, useState } from 'react';
import type { ToolOptions } from '@/kit/tool';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useUndoable } from '@/ui/input/useUndoable';
import type tool from './tool';

/** Everything the visitor enters. */
export interface Setup {
  pattern: string;
  flags: string;
  replacement: string;
  /** Test cases, one in a line. */
  shouldMatch: string;
  shouldNotMatch: string;
  text: string;
}

/** What is kept in the options: all but the text. */
const KEPT = ['pattern', 'flags', 'replacement', 'shouldMatch', 'shouldNotMatch'] as const;
type SavedState = Pick<Setup, (typeof KEPT)[number]>;
const savedSetup = (setup: SavedState): SavedState => {
  const { pattern, flags, replacement, shouldMatch, shouldNotMatch } = setup;
  return { pattern, flags, replacement, shouldMatch, shouldNotMatch };
};

const holds = (setup: Setup, kept: SavedState): boolean => KEPT.every((name) => setup[name] === kept[name]);

/** What is entered with its steps of undo; all but the text is kept in the options, so that links and the next visit have it too. */
export function useSetup(slug: string, { values, set, ready }: OptionState<ToolOptions<typeof tool>>) {
  const steps = useUndoable<Setup>({ ...savedSetup(values), text: '' }, `${slug}:setup`);
  const [begun, setBegun] = useState(false);
  const { value, change, replace, reset } = steps;

  useEffect(() => {
    if (!ready || begun) return;
    // What was typed before the page was ready goes before what a link or the last visit brings.
    const start = {
      ...savedSetup(values),
      pattern: value.pattern || values.pattern,
      replacement: value.replacement || values.replacement,
    };
    if (!holds(value, start)) reset({ ...value, ...start });
    setBegun(true);
  }, [ready, begun, value, values, reset]);
  useEffect(() => {
    if (begun && !holds(value, values)) set(savedSetup(value));
  }, [begun, value, values, set]);

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
