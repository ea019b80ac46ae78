import { useEffect, useState } from 'react';

/** Colours wait until the page can be used, and its first result is there. */
const PATIENCE_MS = 1200;
/** What is longer is coloured in the editor only: each keystroke draws it anew. */
const LONGEST = 12_000;

/** Whether a text is shown as code: where there is a mouse and room for line numbers. */
export function useCodeBackdrop(language: unknown, text: unknown): boolean {
  const [isTime, setTime] = useState(false);
  const isCode = language !== undefined;
  useEffect(() => {
    if (!isCode || !matchMedia('(hover: hover) and (pointer: fine) and (min-width: 900px)').matches) return;
    const timer = setTimeout(() => setTime(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isCode]);
  return isTime && isCode && typeof text === 'string' && text !== '' && text.length <= LONGEST;
}
