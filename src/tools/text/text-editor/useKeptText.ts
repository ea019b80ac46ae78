import { useEffect, useState } from 'react';
import { useAutosave } from '@/ui/editing/useAutosave';
import { readFragment } from '@/ui/link';
import { keep } from '@/ui/storage';
import { plainText } from './plain-text';

const kept = keep('markdown', (raw) => (typeof raw === 'string' ? raw : undefined), plainText);

/** Writing more than this at every keystroke would be felt. */
const AT_ONCE = 200_000;
const PAUSE_MS = 500;

/** The text as the browser keeps it, which follows every change; or one that came with a link. */
export function useKeptText() {
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState(false);
  /** The text came with a link while another is kept: which one stays is the visitor's choice. */
  const [visiting, setVisiting] = useState(false);
  const { state, waiting, save, drop, pending } = useAutosave(kept);
  const store = (next: string) => save(() => next, next.length <= AT_ONCE ? 0 : PAUSE_MS);

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      const own = kept.get();
      setText(linked?.input ?? own ?? '');
      setVisiting(linked?.input !== undefined && !!own && own !== linked.input);
      setLoaded(true);
    });
  }, []);

  // The same text in another tab: shown here too, unless something here still waits to be kept.
  useEffect(() => {
    if (!loaded || visiting) return;
    return kept.subscribe(() => {
      const other = kept.get();
      if (other !== undefined && !pending()) setText(other);
    });
  }, [loaded, visiting, pending]);

  return {
    text,
    loaded,
    visiting,
    state: state !== 'refused' && waiting ? 'waiting' : state,
    change(next: string) {
      setText(next);
      if (visiting) save(() => undefined, 0);
      else store(next);
    },
    keepThis() {
      setVisiting(false);
      store(text);
    },
    backToOwn() {
      drop();
      setVisiting(false);
      setText(kept.get() ?? '');
    },
  } as const;
}
