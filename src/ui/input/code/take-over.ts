import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorProps } from '../CodeEditor';

export interface TakenOver<More = unknown> {
  Editor: ComponentType<CodeEditorProps>;
  /** Where the cursor stood in the plain area when the editor took over. */
  cursor: number | undefined;
  more: More;
}

/**
 * Fetches the editor while a plain area in the box takes the typing, and calls `onTake` when it may take over, without losing a key.
 * @returns what ends it.
 */
export function takeOver<More>(
  box: HTMLElement,
  load: () => Promise<More>,
  onTake: (taken: TakenOver<More>) => void,
): () => void {
  let current = true;
  let composing = false;
  const note = ({ type }: Event) => {
    composing = type === 'compositionstart';
  };
  box.addEventListener('compositionstart', note);
  box.addEventListener('compositionend', note);
  Promise.all([import('../CodeEditor'), load()]).then(([{ default: Editor }, more]) => {
    const take = () => {
      if (!current) return;
      // An input method would lose what it has begun.
      if (composing) return void setTimeout(take, 200);
      const area = document.activeElement;
      const typing = area instanceof HTMLTextAreaElement && box.contains(area);
      // At once: a letter typed before it is drawn would stand behind the cursor.
      flushSync(() => onTake({ Editor, more, cursor: typing ? area.selectionStart : undefined }));
    };
    take();
  });
  return () => {
    current = false;
    box.removeEventListener('compositionstart', note);
    box.removeEventListener('compositionend', note);
  };
}
