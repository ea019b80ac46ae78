import type { EditorView } from '@codemirror/view';
import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { CodeEditorProps } from '@/ui/CodeEditor';
import { type Command, type Edit, editText, findAll } from './edit';

interface Loaded {
  Editor: ComponentType<CodeEditorProps>;
  /** Where the cursor stood in the plain area when the editor took over. */
  cursor: number | undefined;
  findView(element: HTMLElement): EditorView | null;
  undo(view: EditorView): boolean;
  redo(view: EditorView): boolean;
  dress(view: EditorView, fontSize: number): void;
}

/** The editor once it has arrived, and what the page does to it; until then a plain area takes the typing. */
export function useEditor(box: RefObject<HTMLElement | null>, onArea: (text: string) => void) {
  const [loaded, setLoaded] = useState<Loaded>();

  const area = useCallback(() => box.current?.querySelector('textarea') ?? undefined, [box]);
  const view = useCallback((): EditorView | undefined => {
    const content = box.current?.querySelector('.code-editor')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
    return (content && loaded?.findView(content)) ?? undefined;
  }, [box, loaded]);

  useEffect(() => {
    let current = true;
    let composing = false;
    const element = box.current!;
    const note = ({ type }: Event) => {
      composing = type === 'compositionstart';
    };
    element.addEventListener('compositionstart', note);
    element.addEventListener('compositionend', note);
    Promise.all([
      import('@/ui/CodeEditor'),
      import('@codemirror/view'),
      import('@codemirror/commands'),
      import('./editor-look'),
    ]).then(([{ default: Editor }, { EditorView }, { undo, redo }, { dress }]) => {
      const take = () => {
        if (!current) return;
        // An input method would lose what it has begun.
        if (composing) return void setTimeout(take, 200);
        const typing = area();
        const cursor = typing && typing === document.activeElement ? typing.selectionStart : undefined;
        setLoaded({ Editor, undo, redo, dress, cursor, findView: (one) => EditorView.findFromDOM(one) });
      };
      take();
    });
    return () => {
      current = false;
      element.removeEventListener('compositionstart', note);
      element.removeEventListener('compositionend', note);
    };
  }, [box, area]);

  const edit = (make: (text: string, from: number, to: number) => Edit) => {
    const editor = view();
    const plain = area();
    if (editor) {
      const { from, to } = editor.state.selection.main;
      const made = make(editor.state.doc.toString(), from, to);
      editor.dispatch({
        changes: { from: made.from, to: made.to, insert: made.insert },
        selection: { anchor: made.selectFrom, head: made.selectTo },
        scrollIntoView: true,
        userEvent: 'input',
      });
      editor.focus();
    } else if (plain) {
      const made = make(plain.value, plain.selectionStart, plain.selectionEnd);
      plain.setRangeText(made.insert, made.from, made.to);
      plain.setSelectionRange(made.selectFrom, made.selectTo);
      plain.focus();
      onArea(plain.value);
    }
  };

  return {
    Editor: loaded?.Editor,
    cursor: loaded?.cursor,
    run: (command: Command) => edit((text, from, to) => editText(command, text, from, to)),
    insert: (insert: string) =>
      edit((_, from, to) => {
        const end = from + insert.length;
        return { from, to, insert, selectFrom: end, selectTo: end };
      }),
    step(way: 'undo' | 'redo') {
      const editor = view();
      if (!editor || !loaded) return;
      loaded[way](editor);
      editor.focus();
    },
    dress: useCallback(
      (fontSize: number) => {
        const editor = view();
        if (editor) loaded?.dress(editor, fontSize);
      },
      [view, loaded],
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
