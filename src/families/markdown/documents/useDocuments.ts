import { useState } from 'react';
import { toast } from '@/ui/controls/Toast';
import { type Persisted, usePersisted } from '@/ui/storage/storage';
import { type SavedDocument, type Shelf, titleOf, withOpen } from './shelf';

interface Page {
  /** What is on screen. */
  now: Pick<SavedDocument, 'text' | 'css'>;
  /** Shows another document and keeps it as the open one. */
  show(document: Pick<SavedDocument, 'text' | 'css'>): void;
  /** Whether a text is one that the page put there by itself. */
  isSample?(text: string): boolean;
}

const makeId = () => crypto.randomUUID().slice(0, 8);

export type Documents = ReturnType<typeof useDocuments>;

/** The documents of a page: the open one, as the page keeps it, and all others. Every change is made only where the browser keeps it. */
export function useDocuments(shelf: Persisted<Shelf>, { now, show, isSample = () => false }: Page) {
  const { list, open } = usePersisted(shelf);
  // Another tab may have opened another document: what is on screen here is still this one.
  const [shown, setShown] = useState<string>();
  const id = shown ?? open;
  const current: SavedDocument = { id, name: list.find((one) => one.id === id)?.name ?? '', ...now };
  const isWorthKeeping = current.name !== '' || (now.text.trim() !== '' && !isSample(now.text));
  const all = withOpen(list, current, true);

  const save = (next: Shelf): boolean => {
    const before = shelf.get();
    if (shelf.set(next)) return true;
    shelf.set(before);
    toast({
      title: 'Nothing was changed',
      description: 'The browser has no room for another document. Download one and delete it here.',
      tone: 'destructive',
    });
    return false;
  };
  const open_ = (document: SavedDocument, others: readonly SavedDocument[]) => {
    if (!save({ open: document.id, list: others })) return;
    setShown(document.id);
    show({ text: document.text, css: document.css ?? '' });
  };
  const parked = () => withOpen(shelf.get().list, { ...current, id: id || makeId() }, isWorthKeeping);

  return {
    all,
    id,
    current,
    openDocument(wanted: string) {
      const found = shelf.get().list.find((one) => one.id === wanted);
      if (found && wanted !== id) open_(found, parked());
    },
    create() {
      const made: SavedDocument = { id: makeId(), name: '', text: '' };
      open_(made, [...parked(), made]);
    },
    rename(name: string) {
      const own = id || makeId();
      if (save({ open: own, list: withOpen(shelf.get().list, { ...current, id: own, name }, true) })) setShown(own);
    },
    remove() {
      const { list: before } = shelf.get();
      const at = Math.max(
        0,
        before.findIndex((one) => one.id === id),
      );
      const others = before.filter((one) => one.id !== id);
      const gone = { ...current, id: id || makeId() };
      open_(others[Math.min(at, others.length - 1)] ?? { id: makeId(), name: '', text: '' }, others);
      toast({
        title: `Deleted: ${titleOf(gone)}`,
        action: {
          label: 'Undo',
          run: () => {
            const rest = shelf.get().list.filter((one) => one.id !== gone.id);
            open_(gone, [...rest.slice(0, at), gone, ...rest.slice(at)]);
          },
        },
      });
    },
    /** What is on screen is from another tab now. */
    follow: () => setShown(undefined),
    /** What is on screen is what stays. */
    claim: () => void save({ ...shelf.get(), open: id }),
  };
}
