import { type RefObject, useCallback } from 'react';
import { useMarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import { findAll } from './find';

const loadLook = () => import('./editor-appearance');

export type TextEditing = ReturnType<typeof useEditor>;

/** What the page does to the editor beside what every Markdown editor can. */
export function useEditor(box: RefObject<HTMLElement | null>, onArea: (text: string) => void) {
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
    /** Selects the next occurrence, from the start again after the last. */
    findNext(find: string): boolean {
      const editor = view();
      if (!editor) return false;
      const text = editor.state.doc.toString();
      const after = text.indexOf(find, editor.state.selection.main.to);
      const at = after === -1 ? text.indexOf(find) : after;
      if (at !== -1)
        editor.dispatch({
          selection: { anchor: at, head: at + find.length },
          scrollIntoView: true,
          userEvent: 'select',
        });
      return at !== -1;
    },
    /** One step for undo; the cursor stays with the words it stands at. Gives how many were replaced. */
    replaceAll(find: string, insert: string): number {
      const editor = view();
      if (!editor) return 0;
      const places = findAll(editor.state.doc.toString(), find);
      if (places.length > 0)
        editor.dispatch({
          changes: places.map((from) => ({ from, to: from + find.length, insert })),
          userEvent: 'input.replace',
        });
      return places.length;
    },
  };
}
