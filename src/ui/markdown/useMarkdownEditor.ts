import type { EditorView } from '@codemirror/view';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CodeEditorProps } from '../CodeEditor';

/** A piece of a text replaced, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

interface Loaded<More> {
  Editor: ComponentType<CodeEditorProps>;
  /** Where the cursor stood in the plain area when the editor took over. */
  cursor: number | undefined;
  findView(element: HTMLElement): EditorView | null;
  undo(view: EditorView): boolean;
  redo(view: EditorView): boolean;
  more: More;
}

const nothing = async () => undefined;

/**
 * The editor once it has arrived, and what the page does to it; until then a plain area takes the typing.
 * @param load fetches what else has to be there with the editor; the same function always.
 */
export function useMarkdownEditor<More = undefined>(
  box: RefObject<HTMLElement | null>,
  onArea: (text: string) => void,
  load: () => Promise<More> = nothing as () => Promise<never>,
) {
  const [loaded, setLoaded] = useState<Loaded<More>>();
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
    Promise.all([import('../CodeEditor'), import('@codemirror/view'), import('@codemirror/commands'), load()]).then(
      ([{ default: Editor }, { EditorView }, { undo, redo }, more]) => {
        const take = () => {
          if (!current) return;
          // An input method would lose what it has begun.
          if (composing) return void setTimeout(take, 200);
          const typing = area();
          const cursor = typing && typing === document.activeElement ? typing.selectionStart : undefined;
          setLoaded({ Editor, undo, redo, cursor, more, findView: (one) => EditorView.findFromDOM(one) });
        };
        take();
      },
    );
    return () => {
      current = false;
      element.removeEventListener('compositionstart', note);
      element.removeEventListener('compositionend', note);
    };
  }, [box, area, load]);

  return {
    Editor: loaded?.Editor,
    cursor: loaded?.cursor,
    more: loaded?.more,
    view,
    area,
    edit(make: (text: string, from: number, to: number) => Edit) {
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
        listener.current(plain.value);
      }
    },
    step(way: 'undo' | 'redo') {
      const editor = view();
      if (!editor || !loaded) return;
      loaded[way](editor);
      editor.focus();
    },
  };
}
