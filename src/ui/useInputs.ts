import { useEffect } from 'react';
import type { InputContent } from './InputBox';
import { readFragment } from './link';
import { type Undoable, useUndoable } from './useUndoable';

export type Inputs = Readonly<Record<string, InputContent>>;

/** The inputs of a page by name: from the link if it carries some, with undo and redo by pauses in editing. */
export function useInputs(initial: Inputs): Undoable<Inputs> {
  const edited = useUndoable(initial);
  const { change } = edited;
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked) change((old) => ({ ...old, ...linked }));
    });
  }, [change]);
  return edited;
}
