import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { editTable, type TableCommand } from '@/engines/markdown/table';
import { isTooLongBesideData } from '@/families/editing/inline-data';
import { useMarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import type { Found } from './find';
import type { SavedText } from './useSavedText';

const loadLook = () => import('./editor-appearance');

export type TextEditing = ReturnType<typeof useEditor>;

/** What the page does to the editor beside what every Markdown editor can. */
function useEditor(box: RefObject<HTMLElement | null>, onArea: (text: string) => void) {
  const markdown = useMarkdownEditor(box, onArea, loadLook);
  const { more: look, view, edit } = markdown;

  return {
    ...markdown,
    insert: (insert: string) =>
      edit((_, from, to) => {
        const end = from + insert.length;
        return { from, to, insert, selectFrom: end, selectTo: end };
      }),
    dress: useCallback(
      (fontSize: number) => {
        const editor = view();
        if (editor) look?.dress(editor, fontSize);
      },
      [view, look],
    ),
    /** Puts the cursor where a file was dropped. */
    placeAt(x: number, y: number) {
      const editor = view();
      const at = editor?.posAtCoords({ x, y });
      if (typeof at === 'number') editor!.dispatch({ selection: { anchor: at } });
    },
    /** Selects the next of these places, from the start again after the last. */
    findNext(places: readonly Found[]): boolean {
      const editor = view();
      if (!editor) return false;
      const { from, to } = editor.state.selection.main;
      // What is found may be empty, such as the start of a line: then the cursor is at it already.
      const isNext = (place: Found) => place.from >= to && !(place.from === from && place.to === to);
      const next = places.find(isNext) ?? places[0];
      if (next && next.to <= editor.state.doc.length)
        editor.dispatch({
          selection: { anchor: next.from, head: next.to },
          scrollIntoView: true,
          userEvent: 'select',
        });
      return next !== undefined;
    },
    /** One step for undo; the cursor stays with the words it stands at. */
    replaceAll(changes: readonly (Found & { insert: string })[]): void {
      const editor = view();
      const last = changes.at(-1);
      if (!editor || !last || last.to > editor.state.doc.length) return;
      editor.dispatch({ changes, userEvent: 'input.replace' });
    },
    /** What a command does to the table at the cursor; where there is none, all but one do nothing. */
    table(command: TableCommand): boolean {
      let done = false;
      markdown.edit((text, from, to) => {
        const made = editTable(command, text, from, to);
        done = made !== undefined;
        return made ?? { from, to: from, insert: '', selectFrom: from, selectTo: to };
      });
      return done;
    },
  };
}

/** The editor of the saved text, in the size that is set. */
export function useTextEditing(
  box: RefObject<HTMLElement | null>,
  { text, change, loaded, documents }: SavedText,
  fontSize: number,
) {
  const editor = useEditor(box, change);
  useUndoKeys(box, { undo: () => editor.step('undo'), redo: () => editor.step('redo') });
  const { dress } = editor;
  const tooLong = useMemo(() => isTooLongBesideData(text), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is another once the text is short again.
  useEffect(() => dress(fontSize), [dress, fontSize, loaded, tooLong, documents.id]);
  return { editor, tooLong };
}
