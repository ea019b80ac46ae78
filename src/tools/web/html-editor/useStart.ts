import { useEffect } from 'react';
import { readFragment } from '@/ui/storage/link';
import type { Clean, DocumentState } from './useDocumentState';

interface Draft {
  begin(linked: string | undefined): string | undefined;
}

/**
 * Sets up the editor, with what came in a link or was kept.
 * @param onTyped is called at every change.
 * @param pause how long nothing changes before what was written is counted.
 */
export function useStart(state: DocumentState, draft: Draft, clean: Clean, onTyped: () => void, pause: number) {
  const { root, rich, setEmpty, setStatus, setError, setNotes, setStarted, showSource, settle } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is set up once.
  useEffect(() => {
    let here = true;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      const [{ RichText }, linked] = await Promise.all([import('./rich-text'), readFragment(location.hash)]);
      const html = draft.begin(linked?.input) ?? '';

      const made = await clean(html, true).catch((wrong: Error) => wrong);
      if (!here) return;
      const editor = new RichText(root.current!, {
        onChange() {
          setEmpty(editor.isEmpty);
          onTyped();
          clearTimeout(settling);
          settling = setTimeout(settle, pause);
        },
        onStatus: setStatus,
      });
      rich.current = editor;
      if (made instanceof Error) {
        editor.load('');
        showSource(html);
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
      clearTimeout(settling);
      rich.current?.destroy();
    };
  }, []);
}
