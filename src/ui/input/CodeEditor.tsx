import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, StateEffect, Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder as showPlaceholder,
} from '@codemirror/view';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '@/kit/input';
import type { Marks } from '../output/marks';
import { GRAMMARS, PARTS } from './code/grammars';
import { editorMarks, setMarks } from './code/marks';

const LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--accent)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 12px', fontFamily: 'var(--sans)', fontSize: '13px' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '10px',
    fontSize: '18px',
    color: 'var(--ink-3)',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-textfield, .cm-button': {
    margin: '2px 6px 2px 0',
    padding: '4px 10px',
    border: '1px solid var(--line)',
    borderRadius: '7px',
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '.cm-button': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' } },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
});

/** The colours of results, so that code looks the same on both sides and is legible in both themes. */
const COLOURS = HighlightStyle.define([
  { tag: PARTS.literal, color: 'var(--code-literal)' },
  { tag: PARTS.string, color: 'var(--code-string)' },
  { tag: PARTS.number, color: 'var(--code-number)' },
  { tag: PARTS.key, color: 'var(--code-key)' },
  { tag: PARTS.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: PARTS.heading, fontWeight: '700' },
  { tag: PARTS.emphasis, fontStyle: 'italic' },
]);

/**
 * Longer text is not coloured: a grammar works in the page's own thread, a tenth of a second at a time, and Markdown's
 * cannot stop within a paragraph.
 */
const LONGEST_COLOURED = 100_000;
const NOTHING: Extension = [];

export interface CodeEditorProps {
  label: string;
  value: string;
  onChange(value: string): void;
  language?: Language;
  placeholder?: string;
  /** Moves the cursor there when it changes. */
  jump?: number;
  /** What is coloured beside the grammar. */
  marks?: Marks;
  /** Where an error is. */
  faultAt?: number;
  /** What this editor can do beside what all can; it may come later, and then stays the same. */
  more?: Extension;
}

const markFault =
  (at: number): Marks =>
  (from, to) =>
    from <= at && at <= to ? [{ start: at, end: at + 1, className: 'code-fault' }] : [];

/** A long text is read in one task and set in the next: both in one would be felt. */
const takeLongPaste = EditorView.domEventHandlers({
  paste(event, view) {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= LONGEST_COLOURED) return false;
    const insert = view.state.toText(pasted);
    setTimeout(() =>
      view.dispatch(view.state.replaceSelection(insert), { userEvent: 'input.paste', scrollIntoView: true }),
    );
    return true;
  },
});

const EDITING: readonly Extension[] = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  syntaxHighlighting(COLOURS),
  EditorView.lineWrapping,
  LOOK,
  // Tab is left to the browser, so that the keyboard gets out again; Ctrl and ] indents.
  keymap.of([...searchKeymap, ...historyKeymap, ...foldKeymap, ...defaultKeymap]),
];

/**
 * CodeMirror in a shadow root: its style sheet is made by script, which the page's policy refuses in the document
 * but which reaches a shadow root as an adopted sheet.
 */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, language, placeholder, jump, faultAt, more } = props;
  const marks = useMemo(
    () => props.marks ?? (faultAt === undefined ? undefined : markFault(faultAt)),
    [props.marks, faultAt],
  );
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** The text last sent out, to tell our own changes from those that come from outside. */
  const known = useRef(value);
  const latest = useRef({ onChange, value, label, placeholder });
  latest.current = { onChange, value, label, placeholder };
  const grammar = useRef(new Compartment());
  /** What colours the text, once it has arrived. */
  const colouring = useRef<Extension>(NOTHING);

  // With the field it takes the place of, and at once with its cursor: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open', delegatesFocus: true });
    let pending: ReturnType<typeof setTimeout>;
    const editor = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          ...EDITING,
          takeLongPaste,
          editorMarks,
          grammar.current.of(NOTHING),
          EditorState.transactionExtender.of(({ newDoc, startState }) => {
            const wanted = newDoc.length > LONGEST_COLOURED ? NOTHING : colouring.current;
            const change = grammar.current.get(startState) !== wanted;
            return change ? { effects: grammar.current.reconfigure(wanted) } : null;
          }),
          showPlaceholder(latest.current.placeholder ?? ''),
          EditorView.contentAttributes.of({ 'aria-label': latest.current.label }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            clearTimeout(pending);
            const send = () => {
              const now = update.state.doc.toString();
              // What it was given is no change of the visitor's, and may be old by the time it is told.
              if (now === known.current) return;
              known.current = now;
              latest.current.onChange(now);
            };
            // Joining a large document at every keystroke would be felt.
            if (update.state.doc.length > 100_000) pending = setTimeout(send, 200);
            else send();
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      clearTimeout(pending);
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    let current = true;
    if (language)
      GRAMMARS[language]().then((support) => {
        if (!current) return;
        colouring.current = support;
        view.current?.dispatch({});
      });
    return () => {
      current = false;
    };
  }, [language]);

  useEffect(() => {
    if (more) view.current!.dispatch({ effects: StateEffect.appendConfig.of(more) });
  }, [more]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const { state } = view.current!;
    view.current!.dispatch({
      changes: { from: 0, to: state.doc.length, insert: Text.of(value.split(/\r\n?|\n/)) },
      // A step of its own, also right after typing: Undo must not take both back.
      annotations: isolateHistory.of('full'),
    });
  }, [value]);

  useEffect(() => {
    // Marks are of the text that was given out: what is typed since moves them along.
    const isTheirs = view.current?.state.doc.length === latest.current.value.length;
    if (marks ? isTheirs : view.current) view.current!.dispatch({ effects: setMarks.of(marks) });
  }, [marks]);

  useLayoutEffect(() => {
    if (jump === undefined || !view.current) return;
    const at = Math.min(jump, view.current.state.doc.length);
    view.current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    view.current.focus();
  }, [jump]);

  return <div className="code-editor" ref={host} />;
}
