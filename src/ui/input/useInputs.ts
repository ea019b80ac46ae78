import { useCallback, useEffect } from 'react';
import { useLinked } from '../hooks/useLinked';
import { receiveTransfer } from '../storage/transfer';
import type { InputContent } from './InputBox';
import { useReload } from './useReload';
import { type Undoable, useUndoable } from './useUndoable';

export type Inputs = Readonly<Record<string, InputContent>>;

/**
 * The inputs of a page by name: as they were left, or from the link if it carries some; with undo and redo by pauses in editing.
 * They survive a reload, unless the tool holds secrets.
 */
export function useInputs<Of extends Inputs>(initial: Of, slug: string, holdsSecrets = false): Undoable<Of> {
  const edited = useUndoable(initial, `${slug}:inputs`);
  const { change } = edited;
  useLinked(
    slug,
    useCallback((linked) => change((old) => ({ ...old, ...linked })), [change]),
  );
  // What another tool gave comes as a step, so that Undo brings back what stood here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const transfer = receiveTransfer(slug, (name) => name in initial);
    if (!transfer) return;
    edited.settle();
    change((old) => ({ ...old, ...transfer.inputs }));
    edited.settle();
  }, []);
  useReload(slug, initial, edited, !holdsSecrets);
  return edited;
}
