import type { EditorView } from '@codemirror/view';
import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';
import { type Command, type Edit, editMarkdown } from '@/engines/markdown/edit';
import { useCodeEditor } from '../editing/useCodeEditor';

const KEYS: Readonly<Record<string, Command>> = { b: 'bold', i: 'italic', k: 'link' };
const nothing = async () => undefined;

export type MarkdownEditor = ReturnType<typeof useMarkdownEditor>;

/**
 * The editor once it has arrived, and what the page does to it; until then a plain area takes the typing.
 * @param load fetches what else has to be there with the editor; the same function always.
 */
export function useMarkdownEditor<More = undefined>(
  box: RefObject<HTMLElement | null>,
  onArea: (text: string) => void,
  load: () => Promise<More> = nothing as () => Promise<never>,
) {
  const loadParts = useCallback(async () => {
    const [{ EditorView }, { undo, redo }, more] = await Promise.all([
      import('@codemirror/view'),
      import('@codemirror/commands'),
      load(),
    ]);
    return {
      undo,
      redo,
      more,
      findView: (element: HTMLElement) => EditorView.findFromDOM(element),
    };
  }, [load]);
  const { Editor, cursor, more: parts } = useCodeEditor(box, loadParts);
  const listener = useRef(onArea);
  listener.current = onArea;

  const area = useCallback(() => box.current?.querySelector('textarea') ?? undefined, [box]);
  const view = useCallback((): EditorView | undefined => {
    const content = box.current?.querySelector('.code-editor')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
    return (content && parts?.findView(content)) ?? undefined;
  }, [box, parts]);

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
      listener.current(plain.value);
    }
  };
  const run = (command: Command) => edit((text, from, to) => editMarkdown(command, text, from, to));

  return {
    Editor,
    cursor,
    more: parts?.more,
    view,
    area,
    edit,
    run,
    /** The keys of the commands that have some. */
    onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      const command = KEYS[event.key.toLowerCase()];
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      run(command);
    },
    /** Puts the cursor into a line, counted from 1, which goes to the top. */
    goToLine(line: number) {
      const editor = view();
      if (!editor) return;
      const { from } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
      editor.dispatch({ selection: { anchor: from } });
      const scroll = () => {
        editor.scrollDOM.scrollTop = editor.lineBlockAt(Math.min(from, editor.state.doc.length)).top;
      };
      scroll();
      // How high the lines before it are is known once they were drawn. The page around the editor stays where it is.
      requestAnimationFrame(scroll);
    },
    step(way: 'undo' | 'redo') {
      const editor = view();
      if (!editor || !parts) return;
      parts[way](editor);
      editor.focus();
    },
  };
}
