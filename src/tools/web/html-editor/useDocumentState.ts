import { useRef, useState } from 'react';
import type { Status } from './commands';
import type { RichText } from './rich-text';

const NOTHING = { html: '', words: 0 };

export type Tab = 'preview' | 'source';
/** HTML without what is unwanted in it, and what that was. */
export type Clean = (html: string, keepStyles: boolean) => Promise<{ html: string; notes: readonly string[] }>;
export type DocumentState = ReturnType<typeof useDocumentState>;

/** The document in its two forms, and what is known of it. */
export function useDocumentState() {
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
  const filling = useRef<Promise<unknown>>(undefined);

  const current = (): string => {
    if (tab === 'source') return source;
    return rich.current && !rich.current.isEmpty ? rich.current.html : '';
  };
  const latest = useRef(current);
  latest.current = current;

  return {
    ...{ tab, setTab, ready: started && !busy, setStarted, status, setStatus, empty, setEmpty, source },
    ...{ settled, notes, setNotes, error, setError, root, rich, filling, current, latest },
    showSource(html: string) {
      setSource(html);
      setTab('source');
    },
    setSource,
    /** Until all of a long document is there, nothing can be done with it. */
    async arrival(coming: Promise<unknown> | undefined) {
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
    },
    /** Counts what is written, once there is an editor: another tab may change what is kept before. */
    settle() {
      const editor = rich.current;
      if (!editor) return;
      setEmpty(editor.isEmpty);
      setSettled(editor.isEmpty ? NOTHING : { html: editor.html, words: editor.words });
    },
  };
}
