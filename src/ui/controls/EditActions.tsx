import type { Inputs } from '../input/useInputs';
import type { Undoable } from '../input/useUndoable';
import { Button } from './Button';
import { toast } from './Toast';
import { UndoButtons } from './UndoButtons';

interface EditActionsProps {
  edited: Undoable<Inputs>;
  empty: boolean;
  clearLabel?: string;
  /** Undo and Redo have buttons; they have, unless said otherwise. */
  undo?: boolean;
  /** Clears more than the inputs, as a step like any other; gives back what brings all of it back. */
  onClear?: () => () => void;
}

export const emptied = (inputs: Inputs): Inputs => Object.fromEntries(Object.keys(inputs).map((name) => [name, '']));

/** Says that all was cleared, and offers it back there and then. */
export const toastCleared = (restore: () => void) =>
  toast({ title: 'Cleared', action: { label: 'Undo', run: restore } });

/** Undo, Redo and Clear All, in the same place on every page. Clearing is a step like any other: Undo brings it back. */
export function EditActions({ edited, empty, clearLabel = 'Clear All', undo = true, onClear }: EditActionsProps) {
  const clearInputs = () => {
    const before = edited.value;
    edited.replace(emptied(before));
    return () => edited.replace(before);
  };
  return (
    <>
      {undo && <UndoButtons steps={edited} />}
      <Button
        iconOnly
        variant="quiet"
        icon="trash-2"
        label={clearLabel}
        aria-disabled={empty}
        onClick={empty ? undefined : () => toastCleared((onClear ?? clearInputs)())}
      />
    </>
  );
}
