import { useEffect, useRef } from 'react';
import { canSurviveReload, hasSavedInputs } from '../storage/reload';
import type { Undoable } from './useUndoable';

/** By name: text, or a file. */
type Contents = Readonly<Record<string, unknown>>;

/** Written once typing pauses; a page that is closed or reloaded sooner writes at that moment. */
const PAUSE_MS = 1000;

const loadStorage = () => import('../storage/saved-inputs').catch(() => undefined);
type Storage = Awaited<ReturnType<typeof loadStorage>>;

/** Brings back after a reload what was entered on a page, unless something else came with it: a link, a result of another tool. */
export function useReload<Of extends Contents>(
  page: string,
  initial: Of,
  edited: Undoable<Of>,
  isSaved: boolean,
): void {
  const { value, change } = edited;
  const latest = useRef(value);
  latest.current = value;
  const storage = useRef<Storage>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (!isSaved || !hasSavedInputs()) return;
    loadStorage().then((loaded) => {
      const saved = loaded?.getSavedInputs(page);
      if (saved) change((old) => (isSame(old, initial) ? { ...old, ...saved } : old));
    });
  }, []);

  useEffect(() => {
    if (!isSaved || (isSame(value, initial) && !hasSavedInputs())) return;
    loadStorage().then((loaded) => {
      storage.current = loaded;
    });
    const save = () => {
      const now = latest.current;
      const isWorthSaving = !isSame(now, initial) && canSurviveReload(now);
      storage.current?.saveInputs(page, isWorthSaving ? (now as Record<string, string>) : undefined);
    };
    const timer = setTimeout(save, PAUSE_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [page, initial, value, isSaved]);
}

const isSame = (one: Contents, other: Contents): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
