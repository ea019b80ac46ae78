import { useRef } from 'react';
import { runOnce } from '@/families/editing/run-once';
import { useDraft } from '@/families/editing/useDraft';
import { toText } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { persist } from '@/ui/storage/storage';
import { type Clean, type Tab, useDocumentState } from './useDocumentState';
import { useStart } from './useStart';

const kept = persist('localkit:html-editor', (raw) => (typeof raw === 'string' ? raw : undefined));

/** How long nothing changes before what was written is counted and kept. */
const PAUSE_MS = 300;

/** The document in its two forms, of which one is edited at a time; it is kept in the browser as it changes. */
export function useDocument(slug: string, tool: AnyTool) {
  const is = useDocumentState();
  const { tab, ready, source, rich, filling, current, latest, setNotes, setError, arrival } = is;
  /** The source as it was made of the document: while it is the same, the document need not be made again. */
  const madeSource = useRef('');
  const { draft, ...state } = useDraft<string>(slug, kept, {
    read: () => (ready ? latest.current() : undefined),
    show: follow,
  });
  const touch = () => draft.change(PAUSE_MS);
  const clean: Clean = async (html, keepStyles) => {
    const made = await runOnce(tool, { slug, input: html, options: { keepStyles } });
    return { html: toText(made.shown), notes: made.notes };
  };
  useStart(is, draft, clean, touch, PAUSE_MS);

  /** What another tab keeps, or what is chosen of the two, in place of what is here. */
  async function follow(html: string) {
    await filling.current;
    const before = latest.current();
    const made = await clean(html, true).catch(() => undefined);
    // Something was written in the meantime.
    if (latest.current() !== before) return draft.clash();
    setNotes([]);
    if (tab === 'source' || !made) {
      is.showSource(html);
      setError(undefined);
    } else {
      await arrival(rich.current?.load(made.html));
      is.settle();
    }
  }

  const changeSource = (text: string) => {
    is.setSource(text);
    setError(undefined);
    touch();
  };
  /** Another document in place of this one. */
  const put = async (html: string, message: readonly string[]) => {
    setNotes(message);
    if (tab === 'source') changeSource(html);
    else await arrival(rich.current?.replace(html));
  };
  /** The result of what may fail, whose error is shown. */
  const attempt = async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await action();
    } catch (wrong) {
      setError(wrong as Error);
    }
  };
  const showSource = async () => {
    const editor = rich.current!;
    const made = editor.isEmpty ? '' : (await clean(editor.html, true)).html;
    madeSource.current = made;
    setNotes([]);
    setError(undefined);
    is.showSource(made);
  };
  const showPreview = async () => {
    const made = source === madeSource.current ? undefined : await clean(source, true);
    is.setTab('preview');
    setError(undefined);
    if (!made) return;
    setNotes(made.notes);
    await arrival(rich.current!.replace(made.html));
  };

  return {
    ...is,
    nothing: tab === 'source' ? source === '' : is.empty,
    changeSource,
    /** As the browser keeps it. */
    stored: draft,
    state,
    current,
    clean,
    put,
    /** Another document, cleaned; true unless it could not be read. */
    async load(html: string, keepStyles: boolean): Promise<boolean> {
      const done = await attempt(async () => {
        const made = await clean(html, keepStyles);
        await put(made.html, made.notes);
        return true;
      });
      return done === true;
    },
    /** What leaves the page: always clean. */
    async finish(): Promise<string> {
      const made = await attempt(() => clean(current(), true));
      if (made && tab === 'source') setNotes(made.notes);
      return made?.html ?? '';
    },
    async show(next: Tab) {
      await filling.current;
      if (next !== tab && rich.current) await attempt(next === 'source' ? showSource : showPreview);
    },
  };
}
