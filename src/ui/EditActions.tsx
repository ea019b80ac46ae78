import { Button } from './Button';
import { toast } from './Toast';
import { UndoButtons } from './UndoButtons';
import type { Inputs } from './useInputs';
import type { Undoable } from './useUndoable';

interface EditActionsProps {
  edited: Undoable<Inputs>;
  empty: boolean;
  clearLabel?: string;
  /** What else Clear All clears; gives back what to call to undo that. */
  onClear?: () => () => void;
  /** Clearing is a step among the others; else all are forgotten with it. */
  asStep?: boolean;
}

/** Undo, Redo and Clear All, in the same place on every page. */
export function EditActions({ edited, empty, clearLabel = 'Clear All', onClear, asStep }: EditActionsProps) {
  const clearAll = () => {
    const before = edited.value;
    const put = asStep ? edited.replace : edited.reset;
    const restore = onClear?.();
    put(Object.fromEntries(Object.keys(before).map((name) => [name, ''])));
    toast({
      title: 'Cleared',
      action: {
        label: 'Undo',
        run() {
          put(before);
          restore?.();
        },
      },
    });
  };
  return (
    <>
      <UndoButtons steps={edited} />
      <Button iconOnly look="quiet" icon="trash-2" label={clearLabel} disabled={empty} onClick={clearAll} />
    </>
  );
}
