import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '@/families/editing/useDraft';
import { useDocuments } from '@/families/markdown/documents/useDocuments';
import { toast } from '@/ui/controls/Toast';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { readFragment } from '@/ui/storage/link';
import { type Document, kept, SAVE_MS, shelf } from './saved';
import { WELCOME } from './welcome';

export type MarkdownDocument = ReturnType<typeof useMarkdownDocument>;

/** The document with its steps for Undo, kept in the browser as it changes, and the other drafts. */
export function useMarkdownDocument(slug: string, initial: string, box: RefObject<HTMLElement | null>) {
  const edited = useUndoable<Document>({ markdown: initial, css: '' });
  const { value: document, reset } = edited;
  const { markdown, css } = document;
  const [loaded, setLoaded] = useState(false);
  const { draft, ...state } = useDraft<Document>(slug, kept, {
    read: () => document,
    show(theirs) {
      edited.replace(theirs);
      documents.follow();
    },
  });
  const documents = useDocuments(shelf, {
    now: { text: markdown, css },
    isSample: (text) => text === WELCOME,
    show(next) {
      // Steps of one document would make no sense in another.
      flushSync(() => edited.reset({ markdown: next.text, css: next.css ?? '' }));
      draft.change(0);
    },
  });

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      const { markdown = '', css = '' } = linked ?? {};
      const first = draft.begin(linked && { markdown, css });
      if (first) reset(first);
      setLoaded(true);
    });
  }, [draft, reset]);

  const save = () => draft.change(SAVE_MS, true);
  /** A step of its own to go back to. */
  const put = (next: Document) => {
    edited.replace(next);
    save();
  };
  const stepping = (step: () => void) => () => {
    step();
    save();
  };
  useUndoKeys(box, { undo: stepping(edited.undo), redo: stepping(edited.redo) });

  return {
    document,
    documents,
    loaded,
    state,
    /** For the visitor to choose from, where another tab or a link brought another text. */
    choices: {
      keepMine() {
        draft.keepMine();
        documents.claim();
      },
      takeTheirs: draft.takeTheirs,
    },
    put,
    change(part: Partial<Document>) {
      const next = { ...document, ...part };
      // The editor also tells of a text that it was given.
      if (next.markdown === markdown && next.css === css) return;
      edited.change((old) => ({ ...old, ...part }));
      save();
    },
    saveNow() {
      if (state.choice) return draft.keepMine();
      draft.change(SAVE_MS);
      if (draft.flush()) toast('Draft saved');
    },
    clearAll() {
      put({ markdown: '', css: '' });
      toast({ title: 'Cleared', action: { label: 'Undo', run: () => put(document) } });
    },
  };
}
