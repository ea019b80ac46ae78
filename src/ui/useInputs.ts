import { useEffect } from 'react';
import type { InputContent } from './InputBox';
import { readFragment } from './link';
import { type Undoable, useUndoable } from './useUndoable';
import { useForVisit } from './visit';

export type Inputs = Readonly<Record<string, InputContent>>;

/** The inputs of a page by name: as they were left, or from the link if it carries some; with undo and redo by pauses in editing. */
export function useInputs<Of extends Inputs>(initial: Of, slug?: string): Undoable<Of> {
  const edited = useUndoable(initial, slug && `${slug}:inputs`);
  const { change } = edited;
  /** The link that was entered already: by Back it must not undo what was done since. */
  const [taken, setTaken] = useForVisit(slug && `${slug}:link`, '');
  useEffect(() => {
    const { hash } = location;
    if (hash === taken) return;
    setTaken(hash);
    readFragment(hash).then((linked) => {
      if (linked) change((old) => ({ ...old, ...linked }));
    });
  }, [change, taken, setTaken]);
  return edited;
}
