import { type Toast, toast } from '../controls/Toast';
import type { Persisted } from './storage';

export const tellListIsFull = (most: number, items: string): void =>
  toast({
    title: 'Not saved',
    description: `Only ${most} ${items} can be saved. Delete one first.`,
    tone: 'destructive',
  });

export const tellNotSaved = (): void =>
  toast({
    title: 'Not saved for your next visit',
    description:
      'This browser has no storage left for this site, or doesn’t allow it. What you just set is gone when you close this page.',
    tone: 'destructive',
  });

/** Keeps a value, and tells the visitor where the browser does not. */
export function keep<Value>(persisted: Persisted<Value>, value: Value): boolean {
  const isSaved = persisted.set(value);
  if (!isSaved) tellNotSaved();
  return isSaved;
}

interface SaveOptions<Item> {
  /** How many the list takes. One more is refused: none is dropped for it. */
  readonly most: number;
  /** What the items are called, as in "Only 100 alarms can be kept". */
  readonly items: string;
  /** What stands in the list and is replaced by the new one. */
  isSame?(other: Item): boolean;
  /** Where the new one goes. */
  readonly at?: 'start' | 'end';
}

/**
 * Puts an item into a list that the browser keeps, and tells the visitor what became of it. False where it was not taken into the list;
 * one that the browser refused to store is in the list until the page is closed, and that is said.
 */
export function saveItem<Item>(
  list: Persisted<readonly Item[]>,
  item: Item,
  saved: Toast | string,
  { most, items, isSame = () => false, at = 'start' }: SaveOptions<Item>,
): boolean {
  const others = list.get().filter((other) => !isSame(other));
  if (others.length >= most) {
    tellListIsFull(most, items);
    return false;
  }
  if (keep(list, at === 'start' ? [item, ...others] : [...others, item])) toast(saved);
  return true;
}
