import type { EditorView } from '@codemirror/view';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CodeEditorProps } from '@/ui/CodeEditor';
import { type Command, editText } from './edit';

interface Loaded {
  Editor: ComponentType<CodeEditorProps>;
  findView(element: HTMLElement): EditorView | null;
  undo(view: EditorView): boolean;
  redo(view: EditorView): boolean;
}

/** The editor once it has arrived, and what the toolbar does to it; until then a plain area takes the typing. */
export function useEditor(box: RefObject<HTMLElement | null>, onArea: (text: string) => void) {
  const [loaded, setLoaded] = useState<Loaded & { cursor: number | undefined }>();
  const listener = useRef(onArea);
  listener.current = onArea;

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
    Promise.all([import('@/ui/CodeEditor'), import('@codemirror/view'), import('@codemirror/commands')]).then(
      ([{ default: Editor }, { EditorView }, { undo, redo }]) => {
        const take = () => {
          if (!current) return;
          // An input method would lose what it has begun.
          if (composing) return void setTimeout(take, 200);
          const typing = area();
          const cursor = typing === document.activeElement ? typing?.selectionStart : undefined;
          setLoaded({ Editor, undo, redo, cursor, findView: (one) => EditorView.findFromDOM(one) });
        };
        take();
      },
    );
    return () => {
      current = false;
      element.removeEventListener('compositionstart', note);
      element.removeEventListener('compositionend', note);
    };
  }, [box, area]);

  const run = (command: Command) => {
    const editor = view();
    const plain = area();
    if (editor) {
      const { from, to } = editor.state.selection.main;
      const edit = editText(command, editor.state.doc.toString(), from, to);
      editor.dispatch({
        changes: { from: edit.from, to: edit.to, insert: edit.insert },
        selection: { anchor: edit.selectFrom, head: edit.selectTo },
        scrollIntoView: true,
        userEvent: 'input',
      });
      editor.focus();
    } else if (plain) {
      const edit = editText(command, plain.value, plain.selectionStart, plain.selectionEnd);
      plain.setRangeText(edit.insert, edit.from, edit.to);
      plain.setSelectionRange(edit.selectFrom, edit.selectTo);
      plain.focus();
      listener.current(plain.value);
    }
  };
  const step = (way: 'undo' | 'redo') => {
    const editor = view();
    if (!editor || !loaded) return;
    loaded[way](editor);
    editor.focus();
  };

  return { Editor: loaded?.Editor, cursor: loaded?.cursor, view, area, run, step };
}
