import { type RefObject, useEffect } from 'react';
import { isTyping } from './keys';
import type { Undoable } from './useUndoable';

/**
 * Ctrl or ⌘ with Z and Y go through a page's steps: in the fields they are of, and where no field has the focus. A browser's
 * own memory of a field knows nothing of examples, files and Clear.
 */
export function useUndoKeys(
  fields: RefObject<HTMLElement | null>,
  steps: Pick<Undoable<never>, 'undo' | 'redo'> | undefined,
) {
  const { undo, redo } = steps ?? {};
  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) && !fields.current?.contains(event.target as Node)) return;
      const key = event.key.toLowerCase();
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [fields, undo, redo]);
}
