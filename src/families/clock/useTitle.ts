import { useEffect, useLayoutEffect } from 'react';

/** Shows a text in the title, where it is seen from other tabs, and puts back what stood there. */
export function useTitle(text: string | undefined): void {
  const shown = text !== undefined;
  useLayoutEffect(() => {
    if (!shown) return;
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, [shown]);
  useEffect(() => {
    if (text !== undefined) document.title = text;
  }, [text]);
}
