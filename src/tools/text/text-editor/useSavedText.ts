import { useEffect, useRef, useState } from 'react';
import { useDraft } from '@/families/editing/useDraft';
import { useDocuments } from '@/families/markdown/documents/useDocuments';
import { readFragment } from '@/ui/storage/link';
import { persist } from '@/ui/storage/storage';
import { plainText } from './plain-text';
import { shelf } from './saved';

const kept = persist('markdown', (raw) => (typeof raw === 'string' ? raw : undefined), plainText);

/** Writing more than this at every keystroke would be felt. */
const AT_ONCE = 200_000;
const PAUSE_MS = 500;

export type SavedText = ReturnType<typeof useSavedText>;

/** The text as the browser keeps it, which follows every change, or one that came with a link; and the other documents. */
export function useSavedText(slug: string) {
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState(false);
  const latest = useRef(text);
  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const { draft, ...state } = useDraft<string>(slug, kept, {
    read: () => latest.current,
    show(theirs) {
      show(theirs);
      documents.follow();
    },
  });

  const documents = useDocuments(shelf, {
    now: { text },
    show(next) {
      show(next.text);
      draft.change(0);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read once.
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      // An example may have been taken meanwhile.
      show(draft.begin(linked?.input) ?? latest.current);
      setLoaded(true);
    });
  }, [draft]);

  return {
    text,
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
    change(next: string) {
      // The editor also tells of a text that it was given.
      if (next === latest.current) return;
      show(next);
      draft.change(next.length <= AT_ONCE ? 0 : PAUSE_MS);
    },
  };
}
