import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** What was entered, by page and name, for as long as this document lives. Nothing of it is ever stored. */
const entered = new Map<string, unknown>();
/** Pages with work that is kept nowhere else, each with the question whether that is still so. */
const unsaved = new Map<string, () => boolean>();

/** What stands under a key, from an earlier time this page was shown. */
export const recall = <Value>(key: string): Value | undefined => entered.get(key) as Value | undefined;
export const remember = (key: string, value: unknown): void => {
  entered.set(key, value);
};

const ask = (event: Event) => {
  // All are asked: some save what they can at this moment.
  if ([...unsaved.values()].filter((isStill) => isStill()).length > 0) event.preventDefault();
};

/**
 * The one rule for leaving: within the site nothing is lost and nothing is asked; the browser asks before a page with work goes
 * away for good, wherever in the site the visitor is by then.
 */
export function markUnsaved(key: string, isStill: (() => boolean) | undefined): void {
  if (isStill) unsaved.set(key, isStill);
  else unsaved.delete(key);
  // Set only while there is something to lose: browsers keep a page that listens out of their fast Back.
  if (unsaved.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** As `useState`, but what it held is there again when the visitor comes back to the page, by Back or by any link. */
export function useForVisit<Value>(
  key: string | undefined,
  initial: Value | (() => Value),
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => {
    if (key !== undefined && entered.has(key)) return entered.get(key) as Value;
    return initial instanceof Function ? initial() : initial;
  });
  useEffect(() => {
    if (key !== undefined) entered.set(key, value);
  }, [key, value]);
  return [value, setValue];
}

/** Has the browser ask before this page's work goes away. */
export function useUnsaved(key: string, isWork: boolean): void {
  useEffect(() => markUnsaved(key, isWork ? () => true : undefined), [key, isWork]);
}

/** A line typed anew costs less than a question. */
const A_LINE = 80;

export const isMoreThanALine = (text: string): boolean => text.length > A_LINE || text.trimEnd().includes('\n');
