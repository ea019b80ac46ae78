import type Squire from 'squire-rte';
import { fromSpot, type Parts, type RawState, toSpot } from './parts';

/** Has the library keep the states for Undo block by block. */
export function keepStatesByBlock(squire: Squire, root: HTMLElement, parts: Parts): void {
  // Its own write out and read in the whole document at every word and at every Undo.
  Object.assign(squire, {
    _getRawHTML: () => parts.raw,
    _setRawHTML: (state: RawState) => {
      parts.raw = state;
      if (!root.firstChild) root.append(squire.createDefaultBlock());
      squire._ignoreChange = true;
      if (state.cursor) squire.setSelection(fromSpot(root, state.cursor));
      return squire;
    },
    // Its own marks the cursor by two elements in the text, for which the browser finds the styles of all of it anew.
    saveUndoState: (range: Range = squire.getSelection()) => {
      const isNew = !squire._isInUndoState;
      squire._recordUndoState(undefined as unknown as Range, squire._isInUndoState);
      const state = (squire._undoStack as unknown as RawState[])[squire._undoIndex];
      if (isNew && state) state.cursor = toSpot(root, range);
      return squire;
    },
  });
}
