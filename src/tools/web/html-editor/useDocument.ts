import { useEffect, useRef, useState } from 'react';
import { runOnce } from '@/families/editing/run-once';
import { useDraft } from '@/families/editing/useDraft';
import { toText } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { readFragment } from '@/ui/storage/link';
import { persist } from '@/ui/storage/storage';
import type { Status } from './commands';
import type { RichText } from './rich-text';

const kept = persist('localkit:html-editor', (raw) => (typeof raw === 'string' ? raw : undefined));

/** How long nothing changes before what was written is counted and kept. */
const PAUSE_MS = 300;
const NOTHING = { html: '', words: 0 };

export type Tab = 'preview' | 'source';

/** The document in its two forms, of which one is edited at a time; it is kept in the browser as it changes. */
export function useDocument(slug: string, tool: AnyTool) {
  const [tab, setTab] = useState<Tab>('preview');
  const [started, setStarted] = useState(false);
  /** A long document is coming. */
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<Status>();
  const [empty, setEmpty] = useState(true);
  const [source, setSource] = useState('');
  const [settled, setSettled] = useState(NOTHING);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [error, setError] = useState<Error>();
  const root = useRef<HTMLDivElement>(null);
  const rich = useRef<RichText>(undefined);
  /** The source as it was made of the document: while it is the same, the document need not be made again. */
  const madeSource = useRef('');
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filling = useRef<Promise<unknown>>(undefined);

  const ready = started && !busy;

  const current = (): string => {
    if (tab === 'source') return source;
    return rich.current && !rich.current.isEmpty ? rich.current.html : '';
  };
  const latest = useRef(current);
  latest.current = current;
  const { draft, ...state } = useDraft<string>(slug, kept, {
    read: () => (ready ? latest.current() : undefined),
    show: follow,
  });
  const touch = () => draft.change(PAUSE_MS);

  const clean = async (html: string, keepStyles: boolean) => {
    const made = await runOnce(tool, { slug, input: html, options: { keepStyles } });
    return { html: toText(made.shown), notes: made.notes };
  };

  /** Until all of a long document is there, nothing can be done with it. */
  const arrival = async (coming: Promise<unknown> | undefined) => {
    filling.current = coming;
    if (!coming) return;
    setBusy(true);
    try {
      await coming;
    } finally {
      if (filling.current === coming) {
        filling.current = undefined;
        setBusy(false);
      }
    }
  };

  const settle = () => {
    const editor = rich.current!;
    setEmpty(editor.isEmpty);
    setSettled(editor.isEmpty ? NOTHING : { html: editor.html, words: editor.words });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is set up once.
  useEffect(() => {
    let here = true;
    const start = async () => {
      const [{ RichText }, linked] = await Promise.all([import('./rich-text'), readFragment(location.hash)]);
      const html = draft.begin(linked?.input) ?? '';

      const made = await clean(html, true).catch((wrong: Error) => wrong);
      if (!here) return;
      const editor = new RichText(root.current!, {
        onChange() {
          setEmpty(editor.isEmpty);
          touch();
          clearTimeout(settling.current);
          settling.current = setTimeout(settle, PAUSE_MS);
        },
        onStatus: setStatus,
      });
      rich.current = editor;
      if (made instanceof Error) {
        editor.load('');
        setSource(html);
        setTab('source');
        setError(made);
      } else {
        await editor.load(made.html);
        if (!here) return;
        if (linked?.input !== undefined) setNotes(made.notes);
      }
      settle();
      setStarted(true);
    };
    start();
    return () => {
      here = false;
      clearTimeout(settling.current);
      rich.current?.destroy();
    };
  }, []);

  /** What another tab keeps, or what is chosen of the two, in place of what is here. */
  async function follow(html: string) {
    await filling.current;
    const before = latest.current();
    const made = await clean(html, true).catch(() => undefined);
    // Something was written in the meantime.
    if (latest.current() !== before) return draft.clash();
    setNotes([]);
    if (tab === 'source' || !made) {
      setSource(html);
      setTab('source');
      setError(undefined);
    } else {
      await arrival(rich.current?.load(made.html));
      settle();
    }
  }

  const changeSource = (text: string) => {
    setSource(text);
    setError(undefined);
    touch();
  };
  /** Another document in place of this one. */
  const put = async (html: string, message: readonly string[]) => {
    setNotes(message);
    if (tab === 'source') changeSource(html);
    else await arrival(rich.current?.replace(html));
  };

  return {
    root,
    rich,
    tab,
    ready,
    status,
    /** Nothing is written on the paper. */
    empty,
    nothing: tab === 'source' ? source === '' : empty,
    source,
    changeSource,
    settled,
    notes,
    error,
    /** As the browser keeps it. */
    stored: draft,
    state,
    current,
    clean,
    put,
    /** Another document, cleaned; true unless it could not be read. */
    async load(html: string, keepStyles: boolean): Promise<boolean> {
      try {
        const made = await clean(html, keepStyles);
        await put(made.html, made.notes);
        return true;
      } catch (wrong) {
        setError(wrong as Error);
        return false;
      }
    },
    /** What leaves the page: always clean. */
    async finish(): Promise<string> {
      try {
        const made = await clean(current(), true);
        if (tab === 'source') setNotes(made.notes);
        return made.html;
      } catch (wrong) {
        setError(wrong as Error);
        return '';
      }
    },
    async show(next: Tab) {
      const editor = rich.current;
      await filling.current;
      if (next === tab || !editor) return;
      try {
        if (next === 'source') {
          const made = editor.isEmpty ? '' : (await clean(editor.html, true)).html;
          madeSource.current = made;
          setSource(made);
          setNotes([]);
          setError(undefined);
          setTab(next);
        } else {
          const made = source === madeSource.current ? undefined : await clean(source, true);
          setTab(next);
          setError(undefined);
          if (made) {
            setNotes(made.notes);
            await arrival(editor.replace(made.html));
          }
        }
      } catch (wrong) {
        setError(wrong as Error);
      }
    },
  };
}
