import { useEffect, useRef } from 'react';
import { canSurviveReload, savedForReload, saveForReload } from '../storage/reload';
import type { Undoable } from './useUndoable';

/** By name: text, or a file. */
type Contents = Readonly<Record<string, unknown>>;

/** Written once typing pauses; a page that is closed or reloaded sooner writes at that moment. */
const PAUSE_MS = 1000;

/** Brings back after a reload what was entered on a page, unless something else came with it: a link, a result of another tool. */
export function useReload<Of extends Contents>(page: string, initial: Of, edited: Undoable<Of>, isKept: boolean): void {
  const { value, change } = edited;
  const latest = useRef(value);
  latest.current = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const saved = isKept ? savedForReload(page) : undefined;
    if (saved) change((old) => (isSame(old, initial) ? { ...old, ...saved } : old));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew.
  useEffect(() => {
    if (!isKept) return;
    const save = () => {
      const now = latest.current;
      saveForReload(page, isSame(now, initial) || !canSurviveReload(now) ? undefined : (now as Record<string, string>));
    };
    const timer = setTimeout(save, PAUSE_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [page, initial, value, isKept]);
}

const isSame = (one: Contents, other: Contents): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
