import { useEffect } from 'react';
import type { InputContent } from './InputBox';
import { packedInputs, readFragment } from './link';
import { type Undoable, useUndoable } from './useUndoable';
import { useForVisit } from './visit';

export type Inputs = Readonly<Record<string, InputContent>>;

/** The inputs of a page by name: as they were left, or from the link if it carries some; with undo and redo by pauses in editing. */
export function useInputs<Of extends Inputs>(initial: Of, slug: string): Undoable<Of> {
  const edited = useUndoable(initial, `${slug}:inputs`);
  const { change } = edited;
  /** What a link carried and was entered already: by Back it must not undo what was done since. */
  const [taken, setTaken] = useForVisit(`${slug}:link`, '');
  useEffect(() => {
    const carried = packedInputs(location);
    if (carried === taken) return;
    setTaken(carried);
    readFragment(location.hash).then((linked) => {
      if (linked) change((old) => ({ ...old, ...linked }));
    });
  }, [change, taken, setTaken]);
  return edited;
}
